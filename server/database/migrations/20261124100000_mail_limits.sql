-- A lead that a mail server may have refused a digest for goes alone from then on, beyond the hour's number.
alter table server.deliveries add column apart boolean not null default false;

comment on column server.deliveries.apart is 'Goes in no digest: a mail server refused one that described this lead.';

create index deliveries_apart on server.deliveries (channel, next_at) where apart and state in ('waiting', 'sending');

-- How many confirmations went within the hour is counted before each.
create index confirmations_taken_at on server.confirmations (taken_at);

-- Addresses are hashed with it: a hash without a key is guessed from a list of addresses.
create table server.confirmation_key (
  key uuid not null default gen_random_uuid()
);
insert into server.confirmation_key default values;

revoke all on server.confirmation_key from public;
