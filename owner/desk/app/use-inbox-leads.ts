import { useInfiniteQuery } from '@tanstack/react-query';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { INBOX_PAGE, type InboxOrder, type InboxPlace } from '../../queries/lead.ts';
import { desk } from './ask.ts';

const ROW_PX = 76;
const OVERSCAN = 8;

/** A view's leads, the open lead's index (-1 if none), and the visible rows of `scroller`. */
export function useInboxLeads(
  filters: string,
  order: InboxOrder,
  open: string | null,
  scroller: RefObject<HTMLElement | null>,
) {
  const pages = useInfiniteQuery({
    queryKey: ['leads', filters, order],
    queryFn: ({ pageParam }) => desk.leads(filters, order, pageParam),
    initialPageParam: null as InboxPlace | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === INBOX_PAGE
        ? { at: order === 'due' ? last.deadline : last.created_at, id: last.id }
        : undefined;
    },
    placeholderData: (before) => before,
  });
  const leads = pages.data?.pages.flat() ?? [];
  const place = leads.findIndex(({ id }) => id === open);
  const rows = useVirtualizer({
    count: leads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // Keeps the open row rendered, and with it the focus.
    rangeExtractor: (range) => [
      ...new Set([...(place === -1 ? [] : [place]), ...defaultRangeExtractor(range)]),
    ],
  });
  const last = rows.getVirtualItems().at(-1)?.index ?? 0;
  const onLast = useEffectEvent(() => {
    if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
  });
  useEffect(() => {
    if (last >= leads.length - INBOX_PAGE / 4) onLast();
  }, [last, leads.length]);
  return { leads, place, rows, found: pages.isSuccess };
}
