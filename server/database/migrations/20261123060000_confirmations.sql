-- Whom a mail has confirmed a lead to, so that nobody gets a second one within a day,
-- however many leads somebody sends with their address.
create table server.confirmations (
  -- A keyed hash, as the rates have it.
  address text primary key,
  -- Whoever erases a lead takes this along.
  lead_id uuid not null references public.leads (id) on delete cascade,
  taken_at timestamptz not null default now()
);

comment on table server.confirmations is 'One row for each address that a lead was confirmed to. Addresses stand in it by a keyed hash.';

create index confirmations_lead on server.confirmations (lead_id);

revoke all on server.confirmations from public;
