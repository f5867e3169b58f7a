# Files that hold the value of an option.

missing = { $file }: there is no such file.
folder = { $file }: this is a folder, not a text.
unreadable = { $file }: it cannot be read: { $why }.
not-text = { $file }: this is not text in UTF-8.
exists = { $file } is already there; it is left as it is. Choose another name.
not-written = { $file } cannot be written: { $why }.
written = { $file } is written, with an explanation of every line. It can be played as it is. Change what you like, and check it with: sottovoce { $option } check { $file }
