-- Each server counts in its memory what senders send and which emails it sends. Drops what 1.0.0 and later versions had for that.
drop table if exists server.rates, server.sender_key, server.confirmations, server.confirmation_key;
drop index if exists server.deliveries_sent;
alter table server.channels drop column if exists digest_at;
alter table server.deliveries drop column if exists apart;
revoke usage on schema server from anon;
