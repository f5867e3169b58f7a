from sottovoce.cli import main

main()
