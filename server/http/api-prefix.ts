/** Where the leads' interface stands. The page is told in `PUBLIC_LEADS_URL`. */
export const API_PREFIX = '/rest/v1';
