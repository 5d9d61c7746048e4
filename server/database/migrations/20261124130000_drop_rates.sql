-- Each server counts in its memory what senders send.
drop table server.rates, server.sender_key;
