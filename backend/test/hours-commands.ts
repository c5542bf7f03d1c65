import { isOfDistrict, ROLES, type Role } from '@hourtrail/contracts';
import fc from 'fast-check';
import type { Beginning, Verb } from './hours-reference.js';

/** Random requests about entries: mostly sensible, and often enough not. */

const often = <T>(usual: readonly T[], rare: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constantFrom(...usual), weight: 9 }, { arbitrary: fc.constantFrom(...rare), weight: 1 });

const nth = fc.nat({ max: 1000 });

const PARTS = ['able', 'owner', 'named', 'verified', 'approved', 'creator', 'patron', 'colleague', 'anybody'] as const;

/** A person by their part in the entry; `able` is anyone who may, `patron` who created its verifier. */
export interface Who {
  readonly as: (typeof PARTS)[number];
  readonly nth: number;
}
const as = (...usual: readonly Who['as'][]): fc.Arbitrary<Who> => fc.record({ as: often(usual, PARTS), nth });

type Times = readonly [string | null, string | null];
const fields = {
  organizationName: often<string | null>(['Food Bank', 'Library'], [null, ' ']),
  description: fc.constantFrom('Sorted cans', 'Read to children', null),
  daysAgo: often([0, 1, 1, 2], [-1, 30, 31, 365, 366]),
  times: often<Times>(
    [
      ['08:00', '18:00'],
      ['20:00', '06:00'],
      ['00:00', '00:00'],
    ],
    [
      ['09:00', '09:40'],
      [null, '10:00'],
      ['09:00', null],
      [null, null],
    ],
  ),
  hundredths: often<number | null>([50, 100, 300, 800, 1000], [null, 0, 25, 1050, 2400, 2450]),
  verifier: often<'one of ours' | 'an approver' | number | null>(
    ['one of ours', 'one of ours', 'one of ours', 'an approver', null],
    [0, 3, 6, 99],
  ),
};

const BEGINNINGS = ['draft', 'log', 'log', 'add'] as const;

/** By attendance, of an opportunity with these fields, and from a file. */
const RARE_BEGINNINGS = [
  ...(['mark', 'check in'] as const),
  ...(['bring pending', 'bring verified', 'bring approved', 'bring rejected'] as const),
];

const begin = fc.record({
  what: fc.constant('begin' as const),
  how: fc.oneof(
    { arbitrary: fc.constantFrom<Beginning[]>(...BEGINNINGS), weight: 4 },
    { arbitrary: fc.constantFrom(...RARE_BEGINNINGS), weight: 1 },
  ),
  by: nth,
  owner: nth,
  sensibly: often([true], [false]),
  fields: fc.record(fields),
});

/** Requests about entries, the more interesting ones more often. */
export const VERBS: readonly Verb[] = [
  ...(['verify', 'verify', 'verify', 'retract', 'approve', 'approve', 'approve', 'reject', 'revoke'] as const),
  ...(['submit', 'submit', 'withdraw', 'amend', 'amend', 'amend', 'restore', 'reopen', 'reopen'] as const),
];

const ask = fc.record({
  what: fc.constant('ask' as const),
  /** Where no one may, the `otherwise`th verb that anyone may. */
  verb: often<Verb>(VERBS, ['delete']),
  otherwise: fc.option(fc.nat({ max: 1000 }), { freq: 4 }),
  entry: nth,
  by: as('able', 'able', 'able', 'verified', 'approved'),
  credit: often<'as is' | 'less' | 'none' | 'more'>(['as is', 'as is', 'less'], ['none', 'more']),
  comment: fc.constantFrom(undefined, '', 'Paper form in the office'),
  fields: fc.record(fields, { requiredKeys: [] }),
});

const promote = fc.record({
  what: fc.constant('role' as const),
  entry: nth,
  person: as('owner', 'verified', 'approved', 'colleague'),
  role: fc.constantFrom(...ROLES.filter((role) => !isOfDistrict(role))),
});

const suspend = fc.record({
  what: fc.constant('suspend' as const),
  entry: nth,
  person: as('named', 'colleague'),
});

const move = fc.record({
  what: fc.constant('move' as const),
  entry: nth,
  person: as('owner', 'owner', 'named', 'colleague'),
});

const wait = fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) });

const aCommand = fc.oneof(
  { arbitrary: begin, weight: 6 },
  { arbitrary: ask, weight: 40 },
  { arbitrary: promote, weight: 3 },
  { arbitrary: suspend, weight: 1 },
  { arbitrary: move, weight: 1 },
  { arbitrary: wait, weight: 1 },
);
export type Command = typeof aCommand extends fc.Arbitrary<infer T> ? T : never;
export type Begin = Extract<Command, { what: 'begin' }>;
export type Ask = Extract<Command, { what: 'ask' }>;

const request = (entry: number, verb: Verb, part: Who['as'], fields: Ask['fields'] = {}): Ask => {
  const by = { as: part, nth: entry };
  return { what: 'ask', verb, otherwise: null, entry, by, credit: 'as is', comment: undefined, fields };
};

const changed = (entry: number, part: Who['as'], role: Role): Command => {
  return { what: 'role', entry, person: { as: part, nth: entry }, role };
};

const moved = (entry: number): Command => ({ what: 'move', entry, person: { as: 'owner', nth: entry } });

const begun = (by: number, how: Begin['how']): Begin => {
  const times = ['20:00', '06:00'] as const;
  const words = { organizationName: 'Library', description: null };
  const entry = { ...words, daysAgo: 1, times, hundredths: 1000, verifier: 'one of ours' as const };
  return { what: 'begin', how, by, owner: by, sensibly: true, fields: entry };
};

/** Short sequences that decide one entry twice or fill a day, which chance alone seldom finds. */
const STORIES: readonly ((entry: number) => readonly Command[])[] = [
  (entry) => [
    request(entry, 'verify', 'able'),
    changed(entry, 'verified', 'admin'),
    request(entry, 'approve', 'verified'),
  ],
  (entry) => [
    request(entry, 'approve', 'able'),
    request(entry, 'reopen', 'able'),
    changed(entry, 'approved', 'verifier'),
    request(entry, 'amend', 'able', { verifier: 'an approver' }),
    request(entry, 'verify', 'approved'),
  ],
  (by) => [begun(by, 'add'), request(0, 'verify', 'able'), request(0, 'approve', 'creator')],
  (by) => [begun(by, 'bring verified'), request(0, 'approve', 'creator'), request(0, 'approve', 'able')],
  (by) => [begun(by, 'bring approved'), request(0, 'reopen', 'able'), changed(0, 'creator', 'verifier')],
  (entry) => [request(entry, 'verify', 'able'), request(entry, 'approve', 'patron')],
  (by) => [begun(by, 'log'), begun(by, 'log'), begun(by, 'log')],
  (entry) => [moved(entry), request(entry, 'restore', 'colleague'), request(entry, 'approve', 'colleague')],
  (entry) => [request(entry, 'approve', 'able'), moved(entry), request(entry, 'amend', 'owner', { hundredths: 50 })],
  (entry) => [
    request(entry, 'reopen', 'able'),
    changed(entry, 'owner', 'verifier'),
    request(entry, 'verify', 'owner'),
    changed(entry, 'owner', 'admin'),
    request(entry, 'approve', 'owner'),
  ],
];
const aStory = fc.tuple(nth, fc.constantFrom(...STORIES)).map(([entry, story]) => story(entry));

/** Commands in a row, with now and then a story between. */
export const commandsInARow = fc
  .array(fc.oneof({ arbitrary: aCommand.map((command) => [command]), weight: 20 }, { arbitrary: aStory, weight: 1 }), {
    maxLength: 140,
    size: 'max',
  })
  .map((rows) => rows.flat());

/** Erases a person who takes part in one of the latest entries. */
const erase = fc.record({
  what: fc.constant('erase' as const),
  entry: nth,
  person: fc.record({ as: fc.constantFrom<Who['as'][]>('owner', 'owner', 'owner', 'named'), nth }),
});
export type Erase = typeof erase extends fc.Arbitrary<infer T> ? T : never;

/** Commands in a row, some of them before and some after the day on which people are erased. */
export const commandsAndErasures = fc
  .tuple(commandsInARow, fc.array(erase, { maxLength: 6, size: 'max' }), commandsInARow)
  .map((rows) => rows.flat());
