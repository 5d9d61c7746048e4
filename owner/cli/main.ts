import { loadEnvironment } from '../../server/environment.ts';
import { runCommand } from './run-command.ts';

/** A reader such as `head` may stop early. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runCommand(process.argv.slice(2), loadEnvironment, process);
