import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { INBOX_PAGE, type InboxOrder, type InboxPlace } from '../../queries/lead.ts';
import { type About, desk } from './ask.ts';

/** The interval between polls. */
export const POLL_MS = 5_000;

const NOT_YET: About = { states: [], person: '', people: [] };

/** The statuses of leads, the person at the desk (`''` if it knows no names), and everyone who has opened it. */
export function useAbout(): About & { isKnown: boolean } {
  const { data, isSuccess } = useQuery({
    queryKey: ['about'],
    queryFn: desk.about,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...(data ?? NOT_YET), isKnown: isSuccess };
}

/** The interval at which to fetch leads that other people may change: none if the desk has one user. */
export function usePolling(): number | false {
  return useAbout().person ? POLL_MS : false;
}

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
    refetchInterval: usePolling(),
  });
  return {
    leads: data?.pages.flat() ?? [],
    isFound: isSuccess,
    loadMore: () => void (hasNextPage && !isFetching && fetchNextPage()),
  };
}
