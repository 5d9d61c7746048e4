-- What owners keep about a lead beside its status. Whoever erases a lead takes it along.
create table server.lead_work (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  remind_at timestamptz,
  value numeric(12, 2),

  constraint lead_work_value_positive check (value >= 0)
);

comment on column server.lead_work.remind_at is 'When the desk shows the lead among those to do again.';
comment on column server.lead_work.value is 'What a won lead is worth, in the currency of the site.';

revoke all on server.lead_work from public;
