import { ChangeHours } from '../hours/index.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import type { DemoActor, DemoContext } from './demo-context.js';
import type { DemoAction } from './demo-hours.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type DemoAccess = { readonly at: Date; readonly by: string } & (
  | { readonly kind: 'account'; readonly of: string }
  | { readonly kind: 'trail'; readonly entry: number }
  | { readonly kind: 'export'; readonly of: 'hours' | 'student-reports' }
  | { readonly kind: 'refused-approval'; readonly entry: number }
);

const ACCOUNTS = [
  { daysAgo: 52, by: 'teacher.nguyen', of: 's.ben' },
  { daysAgo: 37, by: 'admin', of: 's.grace' },
  { daysAgo: 20, by: 'teacher', of: 'student' },
  { daysAgo: 6, by: 'admin', of: 's.hector' },
  { daysAgo: 2, by: 'admin.roosevelt', of: 's.jamal' },
] as const;

const EXPORTS = [
  { daysAgo: 25, by: 'admin', of: 'student-reports' },
  { daysAgo: 12, by: 'admin.roosevelt', of: 'hours' },
  { daysAgo: 5, by: 'admin', of: 'hours' },
] as const;

/** Tries to approve an entry that a colleague approved within the hour. */
const TOO_LATE = { by: 'teacher.nguyen', after: 'teacher', daysAgo: 15 } as const;
/** One approval in this many follows a look at the entry's trail. */
const READ_FIRST = 3;

export function accessesOf(actions: readonly DemoAction[], now: Date): readonly DemoAccess[] {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const approvals = actions.filter(({ step, and }) => step === 'approve' && !and);
  const overtaken = approvals.find(({ at, by }) => by === TOO_LATE.after && at >= ago(TOO_LATE.daysAgo));
  return [
    ...ACCOUNTS.map(({ daysAgo, ...one }): DemoAccess => ({ kind: 'account', at: ago(daysAgo), ...one })),
    ...EXPORTS.map(({ daysAgo, ...one }): DemoAccess => ({ kind: 'export', at: ago(daysAgo), ...one })),
    ...approvals
      .filter((_approval, nth) => nth % READ_FIRST === 0)
      .map(({ at, by, entry }): DemoAccess => ({ kind: 'trail', at: before(at, MINUTE_MS), by, entry })),
    ...(overtaken
      ? [
          {
            kind: 'refused-approval',
            at: before(overtaken.at, -40 * MINUTE_MS),
            by: TOO_LATE.by,
            entry: overtaken.entry,
          } as const,
        ]
      : []),
  ];
}

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Logs what the same HTTP request would log. */
export async function recordAccess(demo: DemoContext, access: DemoAccess): Promise<void> {
  const by = demo.person(access.by);
  if (access.kind === 'account') {
    const record = { kind: 'user', id: demo.person(access.of).id };
    await demo.accesses.viewed(by, record, { route: 'GET /api/users/:id' });
  } else if (access.kind === 'trail') {
    const record = { kind: 'hours', id: demo.idOf(access.entry) };
    await demo.accesses.viewed(by, record, { route: 'GET /api/volunteer-hours/:id/history' });
  } else if (access.kind === 'export') {
    const { organizationId } = by;
    await demo.accesses.exported(by, { route: `GET /api/admin/export/${access.of}`, organizationId });
  } else await approveTooLate(demo, by, demo.idOf(access.entry));
}

async function approveTooLate({ commands, accesses }: DemoContext, by: DemoActor, id: number): Promise<void> {
  try {
    await commands.execute(new ChangeHours({ by, id }, { action: 'approve' }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const route = 'PATCH /api/volunteer-hours/:id';
    await accesses.refused(by, [{ route, record: { kind: 'hours', id }, refusal: error.code }]);
  }
}
