import { ROLES, type Role } from '@hourtrail/contracts';
import fc from 'fast-check';
import type { Verb } from './hours-reference.js';

/** What people might ask of their entries, at random: mostly sensible, and often enough not. */

const often = <T>(usual: readonly T[], rare: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...usual), weight: 9 },
    { arbitrary: fc.constantFrom(...rare), weight: 1 },
  );

const nth = fc.nat({ max: 1000 });

const PARTS = ['able', 'owner', 'named', 'verified', 'approved', 'colleague', 'anybody'] as const;

/** A person by their part in the entry; `able` is somebody who may, where there is one. */
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

const begin = fc.record({
  what: fc.constant('begin' as const),
  how: fc.constantFrom('draft' as const, 'log' as const, 'log' as const, 'add' as const),
  by: nth,
  owner: nth,
  sensibly: often([true], [false]),
  fields: fc.record(fields),
});

const DECISIONS = [
  'verify',
  'verify',
  'verify',
  'retract',
  'approve',
  'approve',
  'approve',
  'reject',
  'revoke',
] as const;
const CHANGES = [
  'submit',
  'submit',
  'withdraw',
  'amend',
  'amend',
  'amend',
  'delete',
  'restore',
  'reopen',
] as const;

const ask = fc.record({
  what: fc.constant('ask' as const),
  verb: fc.constantFrom<Verb[]>(...DECISIONS, ...DECISIONS, ...CHANGES, ...CHANGES, 'delete'),
  entry: nth,
  by: as('able', 'able', 'able', 'verified', 'approved'),
  credit: often<'as is' | 'less' | 'none' | 'more'>(['as is', 'as is', 'less'], ['none', 'more']),
  comment: fc.constantFrom(undefined, '', 'Paper form in the office'),
  fields: fc.record(fields, { requiredKeys: [] }),
});

/** From verifier to administrator, or from staff to verifier: the way to have a hand in one entry twice. */
const SWITCHES = ['the other side', 'the other side', 'the other side', 'the other side'] as const;

const promote = fc.record({
  what: fc.constant('role' as const),
  entry: nth,
  whom: as('owner', 'verified', 'approved', 'colleague'),
  role: fc.constantFrom<(Role | 'the other side')[]>(...ROLES, ...SWITCHES),
});

const suspend = fc.record({
  what: fc.constant('suspend' as const),
  entry: nth,
  whom: as('named', 'colleague'),
});

const wait = fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) });

export const aCommand = fc.oneof(
  { arbitrary: begin, weight: 6 },
  { arbitrary: ask, weight: 40 },
  { arbitrary: promote, weight: 3 },
  { arbitrary: suspend, weight: 1 },
  { arbitrary: wait, weight: 1 },
);
export type Command = typeof aCommand extends fc.Arbitrary<infer T> ? T : never;
export type Begin = Extract<Command, { what: 'begin' }>;
export type Ask = Extract<Command, { what: 'ask' }>;
