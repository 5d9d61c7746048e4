/** What every answer of the API has, and every error. The pages have headers of their own, as the build wrote them. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  // An answer is data: a browser that is made to show one runs, loads and embeds nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
