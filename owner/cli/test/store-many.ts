import type { Query } from '../../../server/database/query.ts';

/** Stores `count` leads, one per minute up to now; each hundredth is spam. One message, so one transaction. */
export async function storeMany(query: Query, count: number): Promise<void> {
  await query({
    text: `
      alter table public.leads disable trigger user;
      insert into public.leads (
        name, email, phone, subject, assignment_type, academic_level, requirements, urgency_level,
        source_page, source_title, campaign_data, lead_quality_score, status, created_at, deadline
      )
      select 'Lead ' || n, 'lead' || n || '@many.example', '+420 777 123 987', 'Palaeography', 'essay', 'masters',
        repeat('Words of lead ' || n || '. ', 20), 'high', 'https://site.example/', 'Button ' || n % 30,
        jsonb_build_object('utm_source', 'source ' || n % 7), 20 * (n % 6),
        case when n % 100 = 0 then 'spam' else 'new' end,
        now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '24 hours'
      from generate_series(0, ${count - 1}) as n;
      alter table public.leads enable trigger user`,
  });
}
