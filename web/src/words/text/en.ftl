# What the page says, besides what the games and the table say themselves.

close = Close
page-not-fetched = This part of the page could not be fetched. Check the connection and load the page again.
