-- What a health check writes: that a commit still reaches the disk, in the role
-- and over the connections that leads take.

create table server.health (
  written_at timestamptz not null default now()
)
-- Its one row is changed in place.
with (fillfactor = 50);
insert into server.health default values;

comment on table server.health is 'One row, written when somebody asks whether leads can be stored.';

revoke all on server.health from public;
grant update on server.health to anon;
