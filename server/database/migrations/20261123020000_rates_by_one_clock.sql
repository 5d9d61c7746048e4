-- Counts begin and end by the database's clock alone. The old ones ended when the
-- clock of a server said, and a wrong clock kept leads out for as long as it was wrong.
drop table server.rates;

-- Unlogged: a count that a crash takes away is no loss, and an insert pays no
-- second sync for it. Room is left in each page, so that a count is changed in place.
create unlogged table server.rates (
  key text primary key,
  counted integer not null,
  started timestamptz not null,
  lasts interval not null
) with (fillfactor = 50);

comment on table server.rates is 'What came from a sender within a minute, and what was stored: by a sender within an hour, by all within a minute. Senders stand in it by a keyed hash.';

revoke all on server.rates from public;
grant select, insert, update, delete on server.rates to anon;
