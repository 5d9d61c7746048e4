-- What was given up is counted whenever metrics are read: seldom many rows among
-- many that were sent.
create index deliveries_failed on server.deliveries (channel) where state = 'failed';
