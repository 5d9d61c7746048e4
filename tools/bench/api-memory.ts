import { postsTo } from './leads.ts';
import { LOAD_S, MAX_GROWTH_MB, type Memory, watchMemory } from './memory.ts';
import { startServer } from './start-server.ts';
import { runWrk } from './wrk.ts';

const CONNECTIONS = 16;

/** Memory under load with each database, and whether it stays within its bound. */
export async function memoryUnderLoad(wrk: string, directory: string, DATABASE_URL: string) {
  const postgres = await memoryOf(wrk, directory, { DATABASE_URL });
  const embedded = await memoryOf(wrk, directory, { DATABASE_URL: '', DATA_DIR: `${directory}/data` });
  const missed = [postgres, embedded].some(({ growth }) => !(growth <= MAX_GROWTH_MB));
  return { results: { 'PostgreSQL, MB': postgres, 'embedded database, MB': embedded }, missed };
}

async function memoryOf(
  wrk: string,
  directory: string,
  settings: Record<string, string>,
): Promise<Memory & { rate: number }> {
  const server = await startServer(directory, settings);
  try {
    const [memory, { rate }] = await Promise.all([
      watchMemory(server.process.pid ?? 0),
      runWrk(wrk, postsTo(server.address), { connections: CONNECTIONS, seconds: LOAD_S }),
    ]);
    return { ...memory, rate };
  } finally {
    await server.stop();
  }
}
