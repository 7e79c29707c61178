"""The pages of the gallery: the objects on each page, and the actions of the test there."""

GROUPS = {
    "Gallery": ["Appearance"],
    "On and Off": ["Switch", "Check Button"],
    "Text": ["Text Field", "Password Field", "Formatted Field", "Text Editor", "Token Field"],
    "Numbers": ["Number Field", "Quantity Field", "Slider", "Progress", "Level"],
    "Dates, Colours, Files": ["Date and Time", "Colour", "Font", "File"],
    "Keyboard": ["Keyboard Shortcut"],
    "Choices": ["Menu", "Segments", "Radio Group", "Page of Options", "Several Options"],
    "Structure": ["Sections", "Nested Pages", "Controls beside Each Other", "Expander", "List", "Grouped List",
                  "Dialog", "Buttons", "Link", "Value", "Picture", "Symbols and Counts", "Status",
                  "Notice with a Button", "Picture beside Rows", "Status Page", "Widget of Your Own"],
    "Behaviour": ["Rules", "Rules across Rows", "Rules That Take Their Time", "Wishes", "Undo and Defaults"],
}

# The controls and bars on each page, as assistive tools see them: role, name, [value], (description).
# The rows below “States” and “Code” are omitted.
EXPECTED = {
    "Appearance": """
        push button Colours: Like the Desktop
        check box High Contrast [off]
        push button Text Size: 100 %
        check box Right to Left [off]
        check box Narrow Window [off] (The pages stand behind each other, and not beside the first.)
    """,
    "Switch": """
        check box Aeroplane Mode [off] (Wi-Fi and Bluetooth are off.)
        check box File Sharing [on]
    """,
    "Check Button": """
        check box Remember Passwords [on]
        check box Remember Addresses [off] (Streets, towns and postcodes.)
    """,
    "Text Field": """
        text Name [Anna]
        text Company
        text Motto [Whatever is worth doing at all is worth doing well, and whatever is worth saying is worth a line.]
        list item Address (Harbour Street 7)
    """,
    "Password Field": """
        text PIN [2580]
        push button Show Text
        list item Password (••••••••)
    """,
    "Formatted Field": """
        text Port [8080]
        list item Delay (30 s)
    """,
    "Text Editor": """
        text Signature [Anna Berg/Harbour Street 7]
        text Note
    """,
    "Token Field": """
        push button Remove “localhost”
        push button Remove “*.example.org”
        push button Remove “192.168.0.0/16”
        text Ignored Hosts (localhost, *.example.org, 192.168.0.0/16)
        text DNS Servers
    """,
    "Number Field": """
        spin button Copies [1]
        spin button Margin [1.5] (cm)
    """,
    "Quantity Field": """
        spin button Limit [500] (MB)
        push button Limit – Unit: MB
        spin button Turn Off After [90] (min)
        push button Turn Off After – Unit: min
    """,
    "Slider": """
        slider Volume [40] (%)
        text Volume [40]
    """,
    "Progress": """
        list item Update (35 %)
        progress bar Update [0.35]
        list item Search (Under way)
        progress bar Search [0]
    """,
    "Level": """
        list item Disk (312 GB)
        level bar Disk [312]
    """,
    "Date and Time": """
        text Departure [2026-12-24]
        push button Choose a Date
        text Time [14:30]
        text Reminder [2026-12-23 18:00]
        push button Choose a Date
    """,
    "Font": """
        text Text [Sans 11]
        push button Choose a Font
        text Headings [Serif Bold 16]
        push button Choose a Font
    """,
    "Colour": """
        text Accent [#3584e4]
        push button Choose a Colour
        image Red 21%, Green 52%, Blue 89%
    """,
    "File": """
        text Picture
        push button Choose a File
        text Folder [/usr/share]
        push button Choose a Folder
    """,
    "Keyboard Shortcut": """
        push button Take a Screenshot: Ctrl+Shift+P
        push button Record the Screen: None
    """,
    "Menu": """
        push button Paper: A4
        push button Begin at: 8:00
    """,
    "Segments": """
        radio button Portrait [on]
        radio button Landscape [off]
        radio button S [off]
        radio button M [on]
        radio button L [off]
        radio button XL [off]
    """,
    "Radio Group": """
        radio button Save Power [off] (Slower, and the battery lasts longest.)
        radio button Balanced [on]
        radio button Fast [off] (Louder, and the battery is empty sooner.)
    """,
    "Page of Options": """
        list item Notification (Always)
        list item Alarm (6:30)
    """,
    "Several Options": """
        list item Days (Saturday, Sunday)
    """,
    "Sections": """
        check box Shared [on]
        text Name [Printer]
        check box May Print in Colour [off]
        check box May Print Photographs [off] disabled
    """,
    "Nested Pages": """
        list item At Home (Home)
        list item At Work (Office)
    """,
    "Controls beside Each Other": """
        list item Server
        text Host [mail.example.org]
        text Port [587]
    """,
    "Expander": """
        push button Advanced
        text Dots [300]
        check box Both Sides [off]
        push button Use a Proxy
        check box Use a Proxy [off]
    """,
    "List": """
        list item Study (Private)
        push button Actions for “Study”
        list item Hall (Private)
        push button Actions for “Hall”
        list item Attic (Private)
        push button Actions for “Attic”
        push button Add Printer
    """,
    "Grouped List": """
        entry Search Lamps
        list item Ceiling (Kitchen. 24 W)
        push button Actions for “Ceiling”
        list item Worktop (9 W)
        push button Actions for “Worktop”
        list item Porch (Outside. 12 W)
        push button Actions for “Porch”
        list item Ceiling (Study. 18 W)
        push button Actions for “Ceiling”
        list item Desk (6 W)
        push button Actions for “Desk”
        list item Shelf (4 W)
        push button Actions for “Shelf”
    """,
    "Link": """
        link Release Notes
    """,
    "Value": """
        list item Address (00:1a:2b:3c:4d:5e)
        push button Copy
        list item Password (••••••••)
        push button Show Text
        push button Copy
    """,
    "Picture": """
        spin button Stripes [5]
        list item Flag (5 stripes)
    """,
    "Dialog": """
        list item Proxy (None)
    """,
    "Buttons": """
        push button Scan
        push button Learn a Network
        push button Forget All Networks…
    """,
    "Symbols and Counts": """
        list item Inbox (3)
        check box Sound [on]
    """,
    "Status": """
        check box Music Library [on] (On · 2 players · shared with the network)
        spin button Players [2]
    """,
    "Notice with a Button": """
        list item The disk is nearly full.
        push button Empty the Bin
        spin button Used [97] (GB)
        push button Back Up Now
    """,
    "Picture beside Rows": """
        text Name [Blue and Yellow]
        spin button Stripes [5]
        list item Show Flag
    """,
    "Status Page": """
        push button Plug In (No Printer. Plug in a printer. This page continues by itself.)
    """,
    "Widget of Your Own": """
        list item Ink Level
        level bar Ink Level [0.4]
        spin button Ink [40]
    """,
    "Rules": """
        text Guest [Anna]
        text E-mail [anna@example.com]
        text Nights [20]
    """,
    "Rules across Rows": """
        text First Day [5]
        text Last Day [10]
    """,
    "Rules That Take Their Time": """
        text Voucher
    """,
    "Wishes": """
        check box Share Wi-Fi [off]
        text Name [Hotspot]
        check box Broken Adapter [off]
    """,
    "Undo and Defaults": """
        check box On [on]
        text Level [80]
        push button Colour: White
    """,
}

# The actions on each page, and the expected results, line by line:
#   keys, type      presses real keys, where the focus is: at first on the page's first control
#   click, wheel    uses the pointer on a control, at a fraction of its width after @, or in the middle
#   drag            drags the pointer from one fraction of a control's width to another
#   shows           a control has a value, or a row this description
#   says            the description of a control contains a sentence
#   focus           a control on the page has the focus
#   beside          an object anywhere in the window, such as in the sidebar, has the focus
#   sees, misses    an object is on the page, or is not
ACTIONS = {
    "Appearance": """
        wheel Colours
        keys space
        focus list item: Like the Desktop
        keys Down Down Return
        shows Colours = Dark
        keys ctrl+z
        shows Colours = Like the Desktop
        click High Contrast
        shows High Contrast = on
        keys ctrl+z
        shows High Contrast = off
        click Right to Left
        shows Right to Left = on
        keys F6
        beside list item: Appearance
        keys Left
        focus check box: Right to Left
        keys ctrl+z
        shows Right to Left = off
    """,
    "Switch": """
        wheel Aeroplane Mode @ 0.9
        keys space
        shows Aeroplane Mode = on
        keys ctrl+z
        shows Aeroplane Mode = off
        click Aeroplane Mode
        shows Aeroplane Mode = on
        click Aeroplane Mode @ 0.93
        shows Aeroplane Mode = off
        keys Down Return
        shows File Sharing = off
        keys shift+Tab Tab Tab
        focus push button: Reset to Default
        keys space
        focus check box: File Sharing
        shows File Sharing = on
    """,
    "Check Button": """
        wheel Remember Passwords @ 0.96
        keys space
        shows Remember Passwords = off
        keys ctrl+z
        shows Remember Passwords = on
        click Remember Addresses @ 0.96
        shows Remember Addresses = on
        keys ctrl+z
        shows Remember Addresses = off
    """,
    "Text Field": """
        type Ber
        click Company
        focus text: Company
        shows Name = Ber
        keys ctrl+z
        shows Name = Anna
        focus text: Name
        keys ctrl+a BackSpace Tab
        says Name = This can't be empty.
        keys shift+Tab Escape
        shows Name = Anna
        wheel Name
        keys Down Down Down Return
        focus text: Address
        type Hill
        keys Return
        shows Address = Hill
        keys ctrl+z
        shows Address = Harbour Street 7
    """,
    "Password Field": """
        keys ctrl+a
        type 12
        keys Tab space
        focus push button: Hide Text
        keys Tab
        says PIN = Type four digits.
        keys shift+Tab space shift+Tab Escape
        shows PIN = 2580
        click Show Text
        sees push button: Hide Text
        click Hide Text
        click Password
        focus text: Password
        type longer than that
        keys Return
        focus list item: Password
        keys ctrl+z
    """,
    "Formatted Field": """
        type 99999
        keys Return
        says Port = 65535
        keys Escape
        shows Port = 8080
        keys ctrl+a
        type 443
        click Delay
        focus text: Delay
        keys Escape
        shows Port = 443
        keys ctrl+z
        shows Port = 8080
    """,
    "Text Editor": """
        keys ctrl+End
        type !
        keys Return
        type Sea
        keys Tab
        focus text: Note
        shows Signature = Anna Berg/Harbour Street 7!/Sea
        keys ctrl+z
        shows Signature = Anna Berg/Harbour Street 7
        wheel Note
        click Note
        focus text: Note
        type half a w
        click Signature
        shows Note = half a w
        keys ctrl+z
        shows Note =
    """,
    "Token Field": """
        wheel Ignored Hosts
        type intra,home
        sees push button: Remove “intra”
        shows Ignored Hosts = home
        keys Tab
        focus text: DNS Servers
        sees push button: Remove “home”
        keys shift+Tab ctrl+z ctrl+z
        misses push button: Remove “intra”
        keys BackSpace
        focus push button: Remove “192.168.0.0/16”
        keys Left Delete
        misses push button: Remove “*.example.org”
        focus push button: Remove “192.168.0.0/16”
        keys End
        focus text: Ignored Hosts
        click Remove “localhost”
        misses push button: Remove “localhost”
        focus text: Ignored Hosts
        keys ctrl+z ctrl+z
        sees push button: Remove “*.example.org”
        keys Tab
        type 9.9.9.9, nowhere
        keys Return
        says DNS Servers = Type an IP address
        shows DNS Servers = nowhere
        keys Escape
        shows DNS Servers =
        keys ctrl+z
        misses push button: Remove “9.9.9.9”
    """,
    "Number Field": """
        wheel Copies @ 0.3
        keys Up
        shows Copies = 2
        keys ctrl+z
        shows Copies = 1
        keys Page_Up
        shows Copies = 11
        keys ctrl+z
        shows Copies = 1
        type 3x
        keys Tab
        focus spin button: Margin
        says Copies = Type a whole number from 1 to 99.
        keys shift+Tab Escape
        shows Copies = 1
        click Copies @ 0.93
        shows Copies = 2
        keys ctrl+z
        shows Copies = 1
        says Margin = cm
    """,
    "Quantity Field": """
        wheel Limit @ 0.3
        keys Up
        shows Limit = 501
        keys ctrl+z
        shows Limit = 500
        type 2GB
        keys Return
        sees push button: Limit – Unit: GB
        shows Limit = 2
        keys ctrl+z
        sees push button: Limit – Unit: MB
    """,
    "Slider": """
        wheel Volume
        keys Right
        shows Volume = 45
        keys ctrl+z
        shows Volume = 40
        keys Home
        shows Volume = 0
        keys ctrl+z
        shows Volume = 40
        drag Volume @ 0.4 0.8
        shows Volume = 80
        keys ctrl+z
        shows Volume = 40
        keys Tab
        focus text: Volume
        type 60
        keys Return
        shows Volume = 60
        keys ctrl+z
        shows Volume = 40
    """,
    "Progress": """
        wheel Update
        keys Down
        focus list item: Search
    """,
    "Level": """
        wheel Disk
        keys Down
        beside check box: Enabled
    """,
    "Date and Time": """
        type 2026-13-40
        keys Tab
        focus push button: Choose a Date
        keys Tab
        says Departure = 2026
        keys shift+Tab shift+Tab Escape
        shows Departure = 2026-12-24
        keys Tab space
        sees filler: Thursday 24 December 2026
        keys Right Down
        sees filler: Friday 1 January 2027
        keys Return
        focus text: Departure
        shows Departure = 2027-01-01
        keys ctrl+z
        shows Departure = 2026-12-24
        click Choose a Date
        sees push button: Next Month
        keys Escape
        wheel Time
    """,
    "Colour": """
        type nothing
        keys Tab
        focus push button: Choose a Colour
        keys Tab
        says Accent = Type
        keys shift+Tab shift+Tab Escape
        shows Accent = #3584e4
        keys ctrl+a
        type red
        keys Return
        shows Accent = #ff0000
        keys ctrl+z
        shows Accent = #3584e4
        keys Tab space
        sees dialog: Accent
        keys Escape
        focus push button: Choose a Colour
    """,
    "Font": """
        type Monospace 9
        keys Return
        shows Text = Monospace 9
        keys ctrl+z
        shows Text = Sans 11
        type nothing
        keys Return
        says Text = Type
        keys Escape
        shows Text = Sans 11
        keys Tab
        focus push button: Choose a Font
        keys space
        sees dialog: Text
        keys Escape
        focus push button: Choose a Font
        wheel Headings
    """,
    "File": """
        type /nowhere
        keys Tab
        focus push button: Choose a File
        keys Tab
        says Picture = is not there
        keys ctrl+z
        shows Picture =
        keys Tab space
        sees filler: Picture
        keys Escape
        focus push button: Choose a File
    """,
    "Keyboard Shortcut": """
        wheel Take a Screenshot
        keys Return
        sees push button: Take a Screenshot: Press the keys…
        keys Tab
        says Take a Screenshot = “Tab” is for typing and getting around.
        focus push button: Take a Screenshot: Press the keys…
        keys ctrl+f
        shows Take a Screenshot = Ctrl+F
        keys ctrl+z
        shows Take a Screenshot = Ctrl+Shift+P
        keys space ctrl+shift+1
        shows Take a Screenshot = Ctrl+Shift+1
        keys space Escape
        shows Take a Screenshot = Ctrl+Shift+1
        keys ctrl+z
        shows Take a Screenshot = Ctrl+Shift+P
        click Record the Screen
        keys ctrl+shift+p
        says Record the Screen = These keys are those of another row.
        keys Escape
        shows Record the Screen = None
        keys space alt+Left
        shows Record the Screen = Alt+Left
        keys space F6
        shows Record the Screen = F6
        keys space BackSpace
        shows Record the Screen = None
        click Record the Screen
        click Take a Screenshot
        shows Record the Screen = None
        keys super+Print
        shows Take a Screenshot = Super+Print
        keys ctrl+z
        shows Take a Screenshot = Ctrl+Shift+P
    """,
    "Menu": """
        wheel Paper
        keys space
        focus list item: A4
        keys Down Return
        shows Paper = A5
        keys ctrl+z
        shows Paper = A4
        click Begin at
        focus entry: Search
        type 23
        sees list item: 23:00
        misses list item: 22:00
        keys Return
        shows Begin at = 23:00
        keys ctrl+z
        shows Begin at = 8:00
    """,
    "Segments": """
        wheel Landscape
        keys Right
        shows Landscape = on
        shows Portrait = off
        keys ctrl+z
        shows Portrait = on
        click XL
        shows XL = on
        keys ctrl+z
        shows M = on
    """,
    "Radio Group": """
        wheel Fast
        keys Down
        focus radio button: Fast
        shows Fast = on
        keys ctrl+z
        shows Balanced = on
        click Save Power @ 0.1
        shows Save Power = on
        keys ctrl+z
        shows Balanced = on
    """,
    "Page of Options": """
        wheel Notification
        keys Return
        focus radio button: Always
        keys Down space Escape
        shows Notification = When Unlocked
        keys ctrl+z
        shows Notification = Always
        click Notification
        focus radio button: Always
        keys alt+Left
        focus list item: Notification
    """,
    "Several Options": """
        wheel Days
        keys Return
        focus check box: Monday
        keys space Escape
        shows Days = Monday, Saturday, Sunday
        keys ctrl+z
        focus check box: Monday
        keys Escape
        shows Days = Saturday, Sunday
        click Days
        click Friday
        keys Escape
        shows Days = Friday, Saturday, Sunday
    """,
    "Sections": """
        keys space
        misses check box: May Print in Colour
        focus check box: Shared
        keys ctrl+z
        sees check box: May Print in Colour
        click May Print Photographs
        shows May Print Photographs = off
        click May Print in Colour
        keys Down space
        shows May Print Photographs = on
        keys ctrl+z ctrl+z
        shows May Print in Colour = off
    """,
    "Nested Pages": """
        keys Return
        focus list item: Name
        keys Return
        focus text: Name
        type Den
        keys Return Escape
        focus list item: At Home
        shows At Home = Den
        keys ctrl+z
        keys Escape
        shows At Home = Home
        click At Work
        focus list item: Name
        keys Down space alt+Left
        focus list item: At Work
        keys ctrl+z Escape
    """,
    "Controls beside Each Other": """
        type a b
        keys Tab
        focus text: Port
        says Host = Type a host name
        keys shift+Tab Escape
        shows Host = mail.example.org
        click Port
        keys ctrl+a
        type 25
        keys Return
        shows Port = 25
        keys ctrl+z
        shows Port = 587
    """,
    "Expander": """
        keys Left
        misses text: Dots
        keys Right
        sees text: Dots
        keys Down
        focus text: Dots
        type 90000
        click Use a Proxy
        shows Host = proxy.example.org
        says Dots = 600
        keys ctrl+z
        misses text: Host
        click Dots
        keys Escape
        shows Dots = 300
    """,
    "List": """
        keys alt+Down
        focus list item: Study
        keys ctrl+z
        keys Tab space
        focus menu item: Move Down
        keys Escape
        focus push button: Actions for “Study”
        keys shift+Tab Delete
        misses list item: Study
        focus list item: Hall
        keys ctrl+z
        sees list item: Study
        click Add Printer
        focus text: Name
        keys ctrl+a
        type Den
        keys Escape Escape
        misses list item: Den
        click Attic
        focus text: Name
        keys ctrl+a BackSpace alt+Left
        says Attic = needs your attention
        click Attic
        keys Escape Escape
    """,
    "Grouped List": """
        keys Up
        focus entry: Search Lamps
        type des
        misses list item: Shelf
        keys Escape
        sees list item: Shelf
        keys Down Down alt+Down
        wheel Porch
        click Porch
        focus text: Name
        keys Escape
    """,
    "Link": """
        wheel Release Notes
        focus link: Release Notes
    """,
    "Value": """
        keys ctrl+c
        wheel Address
        click Copy
        shows Address = 00:1a:2b:3c:4d:5e
    """,
    "Picture": """
        keys Up
        shows Stripes = 6
        sees image: Flag
        shows Flag = 6 stripes
        keys ctrl+z
        shows Stripes = 5
        wheel Stripes
    """,
    "Dialog": """
        keys Return
        focus text: Host
        type a b
        keys Tab
        says Host = Type a host name
        keys shift+Tab ctrl+a
        type proxy.example.org
        keys Return alt+a
        focus list item: Proxy
        shows Proxy = proxy.example.org:8080
        keys ctrl+z
        shows Proxy = None
        click Proxy
        focus text: Host
        keys Escape
        focus list item: Proxy
    """,
    "Buttons": """
        keys space
        sees label: Known networks: 4
        keys ctrl+z
        sees label: Known networks: 3
        keys Down Return
        focus push button: Cancel
        keys Escape
        focus push button: Forget All Networks…
        sees label: Known networks: 3
        click Forget All Networks…
        focus push button: Cancel
        keys Tab Return
        sees label: Known networks: 0
        keys ctrl+z
        sees label: Known networks: 3
        click Scan
    """,
    "Symbols and Counts": """
        keys Down space
        shows Sound = off
        keys ctrl+z
    """,
    "Status": """
        keys Down Up
        shows Players = 3
        keys ctrl+z
        shows Players = 2
        wheel Players
    """,
    "Notice with a Button": """
        click Empty the Bin
        keys ctrl+z
    """,
    "Picture beside Rows": """
        wheel Stripes
    """,
    "Status Page": """
        focus push button: Plug In
        keys space
        focus text: Name
        keys ctrl+z
        focus push button: Plug In
    """,
    "Widget of Your Own": """
        keys Down
        focus spin button: Ink
        keys Up
        shows Ink = 45
        keys ctrl+z
        shows Ink = 40
        wheel Ink @ 0.3
        click Ink @ 0.93
        shows Ink = 45
        keys ctrl+z
        shows Ink = 40
    """,
    "Rules": """
        keys ctrl+a BackSpace Tab
        says Guest = Say who is coming.
        type anna
        keys Tab
        says E-mail = example
        type 30
        keys Return
        says Nights = Stay at most four weeks.
        keys Escape shift+Tab Escape shift+Tab Escape
        shows Guest = Anna
        shows E-mail = anna@example.com
        shows Nights = 20
    """,
    "Rules across Rows": """
        type 20
        keys Tab Tab
        says First Day = Begin before the end.
        keys shift+Tab
        type 25
        keys Return
        shows Last Day = 25
        keys ctrl+z
        shows Last Day = 10
    """,
    "Rules That Take Their Time": """
        type abc
        keys Return
        says Voucher = Type a voucher such as ABC-124.
        keys ctrl+a
        type ABC-124
        keys Return
        shows Voucher = ABC-124
        keys ctrl+z
        shows Voucher =
    """,
    "Wishes": """
        keys space
        sees label: “Hotspot” is shared.
        keys Down Down space Up Up space
        says Share Wi-Fi = The adapter is broken.
        keys Down Down space Up Up space
        sees label: Nothing is shared.
    """,
    "Undo and Defaults": """
        keys space
        shows On = off
        keys Down
        type 7
        keys Return
        shows Level = 7
        keys ctrl+z
        shows Level = 80
        keys ctrl+z
        shows On = on
        click Colour
        focus list item: White
        keys Down Return
        shows Colour = Amber
        keys ctrl+z
        shows Colour = White
    """,
}
