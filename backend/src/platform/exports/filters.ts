import { calendarDateOf, PROGRESS_NAMES, type ReportProgress } from '@hourtrail/contracts';
import type { Snapshot } from '../database/snapshots.js';
import { printedDay } from './pdf/pdf.js';

export type Filters = Readonly<Record<string, string>>;

const NO_FILTERS: readonly string[] = ['format', 'organizationId', 'sort', 'limit', 'cursor', 'reason', 'q'];

export function filtersOf(query: object): Filters {
  const given = Object.entries<string>({ ...query }).filter(
    ([name, value]) => !NO_FILTERS.includes(name) && Boolean(value),
  );
  return Object.fromEntries(given);
}

const PEOPLE = { studentId: 'Volunteer', verifierId: 'Verifier' } as const;
const DAYS: Readonly<Record<string, string>> = { from: 'From', to: 'To', asOf: 'As of' };
const WHEN: Readonly<Record<string, string>> = {
  upcoming: 'Upcoming',
  week: 'This week',
  month: 'This month',
  past: 'Past',
};
const LABELS: Readonly<Record<string, string>> = {
  late: 'Waiting for more than seven days',
  singleActor: 'Decided by one person',
  createdBy: 'Published by oneself',
  coordinator: 'Coordinated by oneself',
};
const YES_OR_NO: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  active: ['Active', 'Inactive'],
  deleted: ['Deleted', 'Not deleted'],
};

export async function filterWords(filters: Filters, search: string | undefined, snapshot: Snapshot) {
  const words: string[] = [];
  for (const [name, value] of Object.entries(filters)) words.push(await wordsOf(name, value, snapshot));
  return search ? [...words, `Search: “${search}”`] : words;
}

async function wordsOf(name: string, value: string, snapshot: Snapshot): Promise<string> {
  if (name in PEOPLE) {
    const text = "SELECT first_name || ' ' || last_name AS name FROM directory.people WHERE id = $1";
    return `${PEOPLE[name as keyof typeof PEOPLE]}: ${await nameIn(snapshot, text, value)}`;
  }
  if (name === 'opportunityId' || name === 'seriesId') {
    const text = 'SELECT title AS name FROM directory.opportunities WHERE id = $1';
    return `Opportunity: ${await nameIn(snapshot, text, value)}`;
  }
  if (name in DAYS) return `${DAYS[name]}: ${printedDay(calendarDateOf(value, 'UTC'))}`;
  if (name === 'progress') return `Progress: ${PROGRESS_NAMES[value as ReportProgress]}`;
  if (name === 'when') return WHEN[value] ?? 'All dates';
  const both = YES_OR_NO[name];
  if (both) return value === 'true' ? both[0] : both[1];
  if (LABELS[name] !== undefined) return LABELS[name];
  const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${capital(label)}: ${value.split(',').map(capital).join(', ')}`;
}

async function nameIn(snapshot: Snapshot, text: string, id: string): Promise<string> {
  const [found] = await snapshot.read<{ name: string }>({ text, values: [Number(id)] });
  return found?.name ?? `number ${id}`;
}

const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;
