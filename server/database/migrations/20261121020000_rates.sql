-- How many leads came within the last minute, from one sender and from all:
-- every server process on this database counts here. A schema of its own keeps
-- it out of PostgREST, and Supabase has no use for it.

-- Unlogged: a count that a crash takes away is no loss, and an insert pays no
-- second sync for it. Room is left in each page, so that a count is changed in place.
create unlogged table server.rates (
  key text primary key,
  points integer not null,
  -- Milliseconds since 1970: when the count begins anew.
  expire bigint
) with (fillfactor = 50);

comment on table server.rates is 'Leads counted within the running minute. Senders stand in it by a keyed hash.';

-- Addresses are hashed with it. There are too few of them for a hash without a key.
create table server.sender_key (
  key uuid not null default gen_random_uuid()
);
insert into server.sender_key default values;

revoke all on server.rates, server.sender_key from public;
grant usage on schema server to anon;
grant select, insert, update, delete on server.rates to anon;
grant select on server.sender_key to anon;
