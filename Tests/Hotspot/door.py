"""Between the person, who is an ordinary user, and the machine, which root runs: one asks, the other does.

The person is a program of its own because the buses of a session listen to nobody but its user.
"""

from multiprocessing.connection import Connection


class FarAway:
    """What is on the other side: its functions are called as if they were here."""

    def __init__(self, connection, name):
        self._connection, self._name = connection, name

    def __getattr__(self, function):
        def call(*arguments, **named):
            self._connection.send((self._name, function, arguments, named))
            problem, value = self._connection.recv()
            if problem is not None:
                raise FarProblem(problem)
            return value
        return call


class FarProblem(Exception):
    """What went wrong on the other side, in its words."""


def serve(connection: Connection, things):
    """Does what is asked of the things, each under its name, until the other side has ended."""
    while True:
        try:
            name, function, arguments, named = connection.recv()
        except EOFError:
            return
        try:
            answer = (None, getattr(things[name], function)(*arguments, **named))
        except Exception as problem:
            answer = (f"{function}: {type(problem).__name__}: {problem}", None)
        connection.send(answer)
