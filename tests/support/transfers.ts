import type { Page, Request } from '@playwright/test';

/** What a request brought: bytes of its body as they crossed the network, and with its headers. */
export type Transfer = { url: string; kind: string; body: number; total: number };

/** Watches what `page` loads from now on. Each call of the result answers with what came since the one before. */
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

/** Bytes of the bodies of one kind of transfers: `document`, `font`, `script`, … */
export function bodiesOf(kind: string, transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, transfer) => sum + (transfer.kind === kind ? transfer.body : 0), 0);
}
