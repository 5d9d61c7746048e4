-- Where a lead's visit began and on which advert it clicked, beside the specification's campaign_data, which keeps its
-- five keys (lead/source.ts).
alter table public.leads
  -- NULL is allowed: in a list of rows, those without it get NULL, and none may be refused for that.
  add column attribution jsonb default '{}',
  add constraint leads_attribution_object check (jsonb_typeof(attribution) = 'object'),
  add constraint leads_attribution_keys check (
    attribution - '{gclid,gbraid,wbraid,fbclid,msclkid,ttclid,li_fat_id,first_page,first_referrer,first_campaign,consent}'::text[] = '{}'
    and not jsonb_path_exists(attribution, '$.* ? (@.type() != "string")')
  ),
  -- Two addresses of 2,000 characters, a campaign of 402, each character six bytes when JSON escapes it, seven click
  -- ids of 500 bytes, and the keys.
  add constraint leads_attribution_size check (octet_length(attribution::text) <= 32768);

comment on column public.leads.attribution is 'Click ids of adverts, and where the visit began if not at source_page.';
