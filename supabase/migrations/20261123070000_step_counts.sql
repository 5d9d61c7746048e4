-- How many visitors came how far: counts by day, and nothing of any one visitor. The
-- page calls count_steps (the migration of known campaigns); the owner reads the table.

-- PostgREST shows the schema public alone: nobody asks for this one over the web.
create schema if not exists server;

-- Where the site is: its days begin at midnight there.
create table server.site (
  time_zone text not null default 'UTC'
);
insert into server.site default values;

comment on table server.site is 'One row. The server writes its setting TIME_ZONE here; elsewhere an owner does.';

create table server.step_counts (
  day date not null,
  event text not null,
  detail text not null,
  trigger_type text not null,
  path text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  device text not null,
  counted bigint not null,

  primary key (day, event, detail, trigger_type, path, utm_source, utm_medium, utm_campaign, device)
)
-- Each row of today changes many times: room is left for that in its page.
with (fillfactor = 70);

comment on table server.step_counts is 'How often each step was taken on a day. No row stands for a visitor.';

-- A word of a step as it is kept: short, and no mail address, which some put into their links.
create function server.step_word(value text) returns text
language sql immutable parallel safe
as $$
  select case when position('@' in value) > 0 then 'other' else left(btrim(coalesce(value, '')), 80) end
$$;

revoke all on server.site, server.step_counts from public, anon;
revoke all on function server.step_word(text) from public;
