-- Above a number an hour, leads go by mail together. When the last of these mails
-- was begun, whichever server began it: the next one waits.
alter table server.channels add column digest_at timestamptz;

-- How many went within the hour is read before each mail.
create index deliveries_sent on server.deliveries (channel, sent_at) where state = 'sent';
