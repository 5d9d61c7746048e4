import { findSimulatedCounters } from './counters.ts';
import type { Finding } from './finding.ts';
import { findLinksToNowhere } from './links.ts';
import { findMissingPages } from './pages.ts';
import { findPlaceholders } from './placeholders.ts';
import type { Project } from './project.ts';
import { findUnconfirmedPromises } from './promises.ts';
import { findSamples } from './samples.ts';
import { findOpenServer } from './server.ts';
import { findPlainHttp } from './transport.ts';
import { findUnconfirmedWords } from './words.ts';

const CHECKS = [
  findSamples,
  findSimulatedCounters,
  findPlaceholders,
  findMissingPages,
  findLinksToNowhere,
  findUnconfirmedPromises,
  findUnconfirmedWords,
  findPlainHttp,
  findOpenServer,
];

/** All findings that need no network. */
export function findCertain(project: Project): Finding[] {
  return CHECKS.flatMap((check) => check(project));
}
