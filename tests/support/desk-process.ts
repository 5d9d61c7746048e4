import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The desk in a process of its own, and the address that lets one browser in. */
export type DeskProcess = { address: string; stop(): Promise<void> };

/** Starts the desk as `npm run desk` does, on a free port. Throws with what it said where it does not start. */
export async function startDesk(environment: Record<string, string>): Promise<DeskProcess> {
  const desk = spawn(process.execPath, ['owner/desk/main.ts'], {
    env: { ...process.env, DESK_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: desk.stdout })) {
    const [, address] = /(http:\S+token=\S+)/.exec(line) ?? [];
    if (!address) continue;
    desk.stdout.resume();
    return {
      address,
      async stop() {
        const ended = once(desk, 'exit');
        desk.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The desk ended before it was ready.');
}
