import FormValues
import Testing

@Suite("Rules for addresses: URL")
struct RuleURLTests {
    @Test(
        "an address of the web is accepted",
        arguments: [
            "http://example.com", "https://example.com/", "HTTPS://EXAMPLE.COM", "http://localhost",
            "http://localhost:8080/a", "http://1.2.3.4", "http://[::1]/", "http://[::1]:80/",
            "http://[::ffff:1.2.3.4]", "http://example.com.", "http://example.com:", "http://example.com:/a",
            "http://example.com:65535", "http://user@example.com", "http://user:p%40ss@example.com:80",
            "http://@example.com", "http://:@example.com", "https://example.com?q", "https://example.com#top",
            "https://example.com/a/b;c=1/../d?x=1&y=a/b?c#f?/:@", "https://example.com/%20%C3%a9",
            "https://example.com//a//", "https://example.com/a:b@c", "https://example.com/!$&'()*+,;=-._~",
            "https://xn--bcher-kva.example/", "https://example.com/?",
        ])
    func url(text: String) {
        #expect(Rule.url.check(text) == nil)
    }

    @Test(
        "what is no address of the web is refused",
        arguments: [
            " ", "example.com", "www.example.com/a", "//example.com", "http", "http:", "http:/", "http://",
            "http:///", "http:///a", "http://?q", "http://#f", "http:example.com", "http:/example.com",
            "://example.com", "htp://example.com", "ftp://example.com", "file:///etc/passwd",
            "mailto:a@example.com", "javascript:alert(1)", " https://example.com", "https://example.com ",
            "https://example.com\n", "https://exam ple.com", "https://example.com/a b",
            "https ://example.com", "https:// example.com", "http://example.com:0",
            "http://example.com:65536", "http://example.com:80a", "http://example.com:-1",
            "http://example.com:80:80", "http://:80", "http://user@", "http://user@:80",
            "http://a@b@example.com",
        ])
    func notURL(text: String) {
        #expect(
            Rule.url.check(text)
                == .error("Type an address that starts with https:// or http://, such as https://example.com."))
    }

    @Test(
        "a host that is none is refused in an address",
        arguments: [
            "http://example..com", "http://-example.com", "http://exa_mple.com", "http://.", "http://1.2.3",
            "http://256.1.1.1", "http://bücher.example", "http://exam%70le.com", "http://::1/", "http://[::1",
            "http://::1]", "http://[]", "http://[::1]80", "http://[::1]a", "http://[1.2.3.4]",
            "http://[example.com]", "http://[fe80::1%25eth0]/", "http://[fe80::1%eth0]/", "http://[v1.a]/",
            "http://[[::1]]", "http://a[::1]", "http://[::1]@example.com",
        ])
    func notHost(text: String) {
        #expect(Rule.url.check(text) != nil)
    }

    @Test(
        "signs that a URI can't have and broken percent escapes are refused",
        arguments: [
            "%", "%2", "%2g", "%g2", "%%20", "a%", "<", ">", "\"", "\\", "^", "`", "{", "}", "|", "[", "]",
            "é", "e\u{301}", "🔑", "\t", "\u{7f}", "\u{a0}",
        ])
    func characters(text: String) {
        for address in ["/\(text)", "/?\(text)", "/#\(text)"] {
            #expect(Rule.url.check("http://example.com\(address)") != nil)
        }
        #expect(Rule.url.check("http://\(text)@example.com") != nil)
    }

    @Test("an address has one fragment")
    func fragment() {
        #expect(Rule.url.check("http://example.com/#a#b") != nil)
        #expect(Rule.url.check("http://example.com##") != nil)
    }

    @Test("other schemes can be given, in any case, and the sentence names them")
    func schemes() {
        let rule: Rule<String> = .url(schemes: ["sftp", "FTP"])
        #expect(rule.check("sftp://example.com/pub") == nil)
        #expect(rule.check("ftp://example.com") == nil)
        #expect(rule.check("Sftp://example.com") == nil)
        #expect(
            rule.check("https://example.com")
                == .error("Type an address that starts with sftp:// or FTP://, such as sftp://example.com."))
        #expect(
            Rule.url(schemes: ["socks5"]).check("x")
                == .error("Type an address that starts with socks5://, such as socks5://example.com."))
    }

    @Test("a file needs a path and no host, and the sentence shows it so")
    func file() {
        let rule: Rule<String> = .url(schemes: ["https", "file"])
        for text in ["file:///etc/proxy.pac", "FILE:///", "file://localhost/etc/proxy.pac", "https://example.com"] {
            #expect(rule.check(text) == nil)
        }
        for text in ["file://", "file://?a", "file:/etc/proxy.pac", "file:///a b", "file:///[", "https:///a"] {
            #expect(
                rule.check(text)
                    == .error("Type an address that starts with https:// or file:///, such as https://example.com."))
        }
        #expect(
            Rule.url(schemes: ["file"]).check("x")
                == .error("Type an address that starts with file:///, such as file:///etc/hosts."))
        #expect(Rule.url(schemes: []).check("file:///etc/hosts") == nil)
    }

    @Test("with no scheme given each one will do, if it is one")
    func everyScheme() {
        let rule: Rule<String> = .url(schemes: [])
        for text in ["x://a", "git+ssh://a", "a.b-c+1://a"] { #expect(rule.check(text) == nil) }
        let sentence = "Type an address with its scheme, such as https://example.com."
        for text in ["1a://b", "+a://b", "a_b://c", "://a"] {
            #expect(rule.check(text)?.text == sentence)
        }
        #expect(rule.check("ä://a")?.text == "\(sentence) The first character is “ä” (U+00E4).")
    }
}
