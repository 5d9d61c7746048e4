-- What lets a browser into the desk. Any desk on this database accepts it, also after a restart.
create table server.desk_keys (
  -- SHA-256: whoever reads a backup cannot sign in.
  hash bytea primary key,
  kind text not null,
  expires_at timestamptz not null,

  constraint desk_keys_kind_known check (kind in ('address', 'session'))
);

comment on table server.desk_keys is 'Addresses that sign one browser in to the desk, and the browsers signed in.';

-- Browsers send a cookie to every port of a machine, but only to its path.
alter table server.site add column desk_path uuid not null default gen_random_uuid();

revoke all on server.desk_keys from public;
