import { CONFIG_FILE, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/** The counters whose moves are made up. */
export function findSimulatedCounters({ site }: Pick<Project, 'site'>): Finding[] {
  return (['completed', 'active'] as const).flatMap((name): Finding[] => {
    const counter = site.figures[name];
    if (counter === false || !counter.moves) return [];
    return [
      {
        subject: 'counters',
        what: `${name} starts at ${counter.value} and is moved by chance, not by orders`,
        where: { file: CONFIG_FILE, field: `figures.${name}.moves` },
        remedy: 'Write "moves: false": then the real figure stands still.',
        hint: false,
      },
    ];
  });
}
