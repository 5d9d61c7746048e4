-- What the owner writes beside a lead, and when its status changed. Whoever erases a lead takes both along.

create table server.lead_notes (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  words text not null,
  written_at timestamptz not null default now(),

  constraint lead_notes_words_length check (char_length(words) between 1 and 4000)
);

create index lead_notes_lead on server.lead_notes (lead_id, written_at);

comment on table server.lead_notes is 'What the owner wrote beside a lead.';

create table server.status_changes (
  lead_id uuid not null references public.leads (id) on delete cascade,
  changed_at timestamptz not null default clock_timestamp(),
  old text not null,
  new text not null,

  primary key (lead_id, changed_at)
);

comment on table server.status_changes is 'Each change of a status: the first one away from new is the first contact.';

revoke all on server.lead_notes, server.status_changes from public;
