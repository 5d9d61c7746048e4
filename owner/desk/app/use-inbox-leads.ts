import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { INBOX_PAGE, type InboxOrder, type InboxPlace } from '../../queries/lead.ts';
import { desk } from './ask.ts';

/** A view's leads, page by page. */
export function useInboxLeads(filters: string, order: InboxOrder) {
  const { data, isSuccess, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['leads', filters, order],
    queryFn: ({ pageParam }) => desk.leads(filters, order, pageParam),
    initialPageParam: null as InboxPlace | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      if (!last || page.length < INBOX_PAGE) return null;
      return { at: order === 'due' ? last.deadline : last.created_at, id: last.id };
    },
    placeholderData: keepPreviousData,
  });
  return {
    leads: data?.pages.flat() ?? [],
    isFound: isSuccess,
    loadMore: () => void (hasNextPage && !isFetching && fetchNextPage()),
  };
}
