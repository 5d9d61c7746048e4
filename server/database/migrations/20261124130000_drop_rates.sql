-- Each server counts in its memory what senders send. What 1.0.0 had for that goes.
drop table if exists server.rates, server.sender_key;
revoke usage on schema server from anon;
