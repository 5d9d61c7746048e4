-- The outbox: what of which lead has to go where. A lead and its deliveries are
-- stored in one transaction, so none is lost and none is sent for a lead that
-- was rolled back. The server's workers take them from here.

-- Where leads go, as the server that started last was configured. Empty, it
-- costs an insert next to nothing.
create table server.channels (
  name text primary key
);

create table server.deliveries (
  -- Whoever erases a lead takes back what has not been sent.
  lead_id uuid not null references public.leads (id) on delete cascade,
  channel text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  -- When to try, and while it is being sent: when to take it for abandoned.
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),

  primary key (lead_id, channel),
  constraint deliveries_state_known check (state in ('waiting', 'sending', 'sent', 'failed')),
  constraint deliveries_sent_at_known check ((state = 'sent') = (sent_at is not null))
)
-- Each row changes twice at the least: room is left for that in its page.
with (fillfactor = 70);

comment on table server.deliveries is 'One row for each lead and each channel that it goes to.';
comment on column server.deliveries.last_error is 'A code, such as HTTP 503 or ECONNREFUSED. Nothing of the lead.';

create index deliveries_due on server.deliveries (channel, next_at) where state in ('waiting', 'sending');
-- What was given up is counted whenever metrics are read.
create index deliveries_failed on server.deliveries (channel) where state = 'failed';

-- Runs as the owner: whoever inserts a lead has no right to this table.
create function server.queue_deliveries() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into server.deliveries (lead_id, channel)
  select inserted.id, channels.name
  from inserted cross join server.channels
  where inserted.status <> 'spam';
  return null;
end
$$;

-- Once a statement, which stores up to 64 leads.
create trigger leads_queue_deliveries after insert on public.leads
referencing new table as inserted
for each statement execute function server.queue_deliveries();

revoke all on server.channels, server.deliveries from public;
revoke all on function server.queue_deliveries() from public;
