import type { AskedAddress } from './asked-addresses.ts';
import type { Finding } from './finding.ts';

export const ASK_TIMEOUT_MS = 5_000;
/** Statuses that a program gets where a visitor would not: sign in, forbidden, other method, too many, and LinkedIn's own. */
const REFUSES_PROGRAMS = new Set([401, 403, 405, 429, 999]);

/** Asks all addresses at the same time. An address that does not answer is a finding, and so is a missing page. */
export async function findUnreachable(addresses: readonly AskedAddress[]): Promise<Finding[]> {
  const answers = await Promise.all(addresses.map(async (asked) => ({ asked, fault: await faultOf(asked) })));
  return answers.flatMap(({ asked: { address, where, remedy }, fault }): Finding[] =>
    fault
      ? [
          {
            subject: where.field.startsWith('legal.') ? 'pages' : 'reach',
            what: `${address} ${fault}`,
            where,
            remedy: remedy ?? 'Correct the address, or bring up what should be there.',
            hint: false,
          },
        ]
      : [],
  );
}

async function faultOf({
  address,
  isPage,
  besides,
}: Pick<AskedAddress, 'address' | 'isPage' | 'besides'>): Promise<string | undefined> {
  if (besides && (await faultOf({ address: besides, isPage: true }))) return undefined;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    await response.body?.cancel();
    const { status } = response;
    const isWrong = !REFUSES_PROGRAMS.has(status) && status >= (isPage ? 400 : 500);
    return isWrong ? `answers ${status}` : undefined;
  } catch (error) {
    return `does not answer: ${reasonOf(error)}`;
  }
}

/** `fetch` puts the reason of a failure into `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing came within ${ASK_TIMEOUT_MS / 1_000} seconds`;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : error.message;
}
