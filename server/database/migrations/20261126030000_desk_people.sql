-- Who did what at a desk that several people share. An authenticating proxy names them.
alter table server.lead_work
  add column assignee text,
  add column answering text,
  add column answering_since timestamptz;
alter table server.lead_notes add column author text;
alter table server.status_changes add column author text;

comment on column server.lead_work.answering is 'Who answers the lead at the moment, so that no one else does.';

-- Without a reference to leads: it outlives an erased lead, and holds nothing of a visitor but the lead's id.
create table server.audit (
  at timestamptz not null default clock_timestamp(),
  person text not null,
  action text not null,
  lead_id uuid,
  leads integer,

  constraint audit_action_known check (action in ('opened', 'read', 'exported', 'erased'))
);

create index audit_at on server.audit (at);

comment on table server.audit is 'Who opened the desk, and read, exported or erased leads.';

revoke all on server.audit from public;
