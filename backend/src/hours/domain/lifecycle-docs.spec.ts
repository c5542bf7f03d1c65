import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOURS_EVENT_TYPES, HOURS_STATUSES, HOURS_TRANSITIONS } from '@hourtrail/contracts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/hours-lifecycle.md'), 'utf8');

const sectionOf = (heading: string): string =>
  PAGE.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

/** The cells of every table row in a section, its head first. */
const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[ |:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const isStatus = (name: string): boolean => HOURS_STATUSES.some((status) => status === name);

describe('The page that tells the lifecycle', () => {
  it('has the very table that decides, row for row', () => {
    const decides = HOURS_TRANSITIONS.map(({ action, from, to, event, who }) => [
      action,
      from,
      to,
      `\`${event}\``,
      who.join(', '),
    ]);

    expect(rowsOf(sectionOf('Transitions'))).toEqual([['Action', 'From', 'To', 'Event', 'Who'], ...decides]);
  });

  it('draws every edge between two statuses, and no other', () => {
    const drawn = [...PAGE.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from, to, actions]) =>
      (actions as string).split(', ').map((action) => `${from} ${action} ${to}`),
    );
    const edges = HOURS_TRANSITIONS.filter(({ to }) => isStatus(to)).map(
      ({ from, action, to }) => `${from} ${action} ${to}`,
    );

    expect(drawn.sort()).toEqual(edges.sort());
  });

  it('names everything that can happen to an entry', () => {
    expect(HOURS_EVENT_TYPES.filter((type) => !PAGE.includes(`\`${type}\``))).toEqual([]);
  });
});
