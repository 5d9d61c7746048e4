import type { Page, Request } from '@playwright/test';

/** A response: the bytes of its body as transferred, and with headers. */
export type Transfer = { url: string; kind: string; body: number; total: number };

/** Watches what `page` loads from now on. Each call of the result returns the transfers since the last. */
export function watchTransfers(page: Page): () => Promise<Transfer[]> {
  let finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const requests = finished;
    finished = [];
    return Promise.all(requests.map(transferOf));
  };
}

async function transferOf(request: Request): Promise<Transfer> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    url: request.url(),
    kind: request.resourceType(),
    body: responseBodySize,
    total: responseBodySize + responseHeadersSize,
  };
}

/** The body bytes of one kind of transfer: `document`, `font`, `script`, … */
export function bodiesOf(kind: string, transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, transfer) => sum + (transfer.kind === kind ? transfer.body : 0), 0);
}
