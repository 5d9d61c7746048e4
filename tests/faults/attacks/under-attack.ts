import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { KEY, LEADS } from '../../support/app-on.ts';
import { leadRow } from '../../support/lead-row.ts';
import { embeddedPlace } from '../../support/place.ts';
import { startServer } from '../../support/server-process.ts';
import type { Withstood } from '../attack.ts';

/** What a visitor may notice of it. */
const SLOWEST_MS = 2_000;
const LEAD_TIMEOUT_MS = 30_000;
const KB_PER_MB = 1024;

/** A server under attack, for `assault` to aim at. */
export type Target = {
  port: number;
  /** Resolves once `count` more leads of the visitor were answered: the attack lasts as long. */
  leads(count: number): Promise<void>;
};

type Limits = { openFiles?: number; megabytes?: number };

/**
 * Runs `assault` on a server of its own, on the embedded database, while a
 * visitor on another address sends one lead after another. Broken is a lead that
 * is not stored or takes longer than two seconds, a server that ends, and one
 * that takes more memory than `megabytes`.
 */
export async function underAttack(
  assault: (target: Target) => Promise<void>,
  { openFiles, megabytes = Number.POSITIVE_INFINITY }: Limits = {},
): Promise<Withstood> {
  const place = await embeddedPlace();
  const server = startServer(place.settings, {}, openFiles);
  const times: number[] = [];
  const broken: string[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  try {
    const port = Number(new URL(await server.address).port);
    forgetPeak(server.process.pid);
    const visiting = visit();
    const leads = (count: number) => {
      const goal = times.length + count;
      return new Promise<void>((resolve) => {
        const look = () => times.length >= goal && waiting.delete(look) && resolve();
        waiting.add(look);
      });
    };
    await assault({ port, leads });
    isOver = true;
    await visiting;
    const slowestMs = Math.round(Math.max(...times));
    if (server.process.exitCode !== null || server.process.signalCode !== null) {
      return { now: 'the server ended', broken: ['the server ended'] };
    }
    const megabytesTaken = peakMegabytes(server.process.pid);
    if (slowestMs > SLOWEST_MS) broken.push(`a lead took ${slowestMs} ms`);
    if (megabytesTaken > megabytes) broken.push(`${megabytesTaken} MB were taken, not ${megabytes}`);
    const now = `${times.length} leads, the slowest after ${slowestMs} ms; ${megabytesTaken} MB at most`;
    return { now, broken: [...new Set(broken)] };

    async function visit(): Promise<void> {
      while (!isOver) {
        const begun = performance.now();
        const status = await statusOfLead(port);
        times.push(performance.now() - begun);
        if (status !== 201) broken.push(`a lead was answered with ${status ?? 'nothing'}`);
        for (const look of waiting) look();
      }
    }
  } finally {
    server.process.kill('SIGKILL');
    await server.ended;
    await place.remove();
  }
}

/** Of a lead that is sent over a connection of its own; `null` where no answer came. */
function statusOfLead(port: number): Promise<number | null> {
  const headers = { apikey: KEY, 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const sending = request({
      port,
      host: '127.0.0.1',
      path: LEADS,
      method: 'POST',
      headers,
      agent: false,
      timeout: LEAD_TIMEOUT_MS,
    });
    sending.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    sending.on('timeout', () => sending.destroy());
    sending.on('close', () => resolve(null));
    sending.on('error', () => {});
    sending.end(JSON.stringify(leadRow()));
  });
}

/** Lets Linux count anew what the process takes at most: making the database takes a gigabyte. */
function forgetPeak(pid: number | undefined): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function peakMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / KB_PER_MB);
}
