-- The owner looks for leads by status: those that were won, those that are spam. Most
-- leads are new, and a new one is not in this index: its insert pays nothing for it.
create index leads_status on public.leads (status, created_at) where status <> 'new';
