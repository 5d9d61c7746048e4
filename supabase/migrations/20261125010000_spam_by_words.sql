-- Stores as spam what reads like an advertisement, on every backend (docs/decisions/013-spam.md).
create function public.lead_spam() returns trigger
-- As the owner: it looks at what others sent, which a visitor may not.
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Without the full stop or bracket after it.
  pattern constant text := '(?i)\m(?:https?://|www[.])\S*[^\s.,;:!?)>"'']';
  link text := substring(new.requirements from pattern);
begin
  if
    (new.name || ' ' || new.subject) ~* '://|\mwww[.]|\[url|<a\s'
    -- Some are asked to program such markup.
    or new.assignment_type <> 'programming' and new.requirements ~* '\[url[]=]|<a\s[^>]*href'
    -- Many briefs hold a link. With one, an id that is not of version 5, as our form's are, shows a robot.
    or link is not null and substr(new.id::text, 15, 1) <> '5'
    -- So do three others who sent the same link within a day. Both limits bound what a flood can cost.
    or (
      select count(distinct sender) >= 3
      from (
        select lower(email) as sender
        from (
          select email, requirements from public.leads
          where created_at > now() - interval '1 day' order by created_at desc limit 500
        ) as newest
        where lower(email) <> lower(new.email)
          and position(link in requirements) > 0 and substring(requirements from pattern) = link
        limit 20
      ) as others
    )
  then
    new.status := 'spam';
  end if;
  return new;
end
$$;

-- PostgreSQL fires triggers in the order of their names: after leads_settle, which trims the words. A lead without
-- a link or markup pays for one look at them.
create trigger leads_spam before insert on public.leads
for each row when (
  new.status <> 'spam' and (new.name || ' ' || new.subject || ' ' || new.requirements) ~* '://|\mwww[.]|\[url|<a\s'
)
execute function public.lead_spam();
