"""Tables being played and the devices that watch them, without sockets, clocks or a database."""
