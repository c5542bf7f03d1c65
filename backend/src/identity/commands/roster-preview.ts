import { LIMITS, ROLE_LABELS, t, type Role, type RosterChange, type RosterChangeKind } from '@hourtrail/contracts';
import {
  ROSTER_LABELS,
  type AccountChange,
  type PeoplePlan,
  type PlannedChange,
  type RosteredPerson,
} from '../domain/roster.js';
import type { User } from '../domain/user.js';

/** The first of each kind of change, by name. */
export function listedChanges(plan: PeoplePlan, changes: readonly PlannedChange[]): readonly RosterChange[] {
  const first = <T>(
    change: RosterChangeKind,
    all: readonly T[],
    line: (one: T) => { name: string; details: string },
  ): readonly RosterChange[] =>
    all
      .map((one) => ({ change, ...line(one) }))
      .sort((one, other) => one.name.localeCompare(other.name))
      .slice(0, LIMITS.rosterListed);
  const role = ({ role: of, gradeLevel = null }: Pick<User, 'role'> & Pick<RosteredPerson, 'gradeLevel'>): string =>
    gradeLevel === null
      ? t(ROLE_LABELS[of])
      : t('roster.roleAndGrade', { role: t(ROLE_LABELS[of]), grade: gradeLevel });
  return [
    ...first('add', plan.adds, ({ person }) => ({ name: fullName(person), details: role(person) })),
    ...first('change', changes, ({ user, to }) => ({ name: fullName(user), details: wordsOfChange(user, to) })),
    ...first('leave', plan.leavers, ({ user }) => ({ name: fullName(user), details: role(user) })),
  ];
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** What each field was and becomes, for the preview. */
const wordsOfChange = (user: Pick<User, keyof typeof ROSTER_LABELS>, { isActive, ...to }: AccountChange): string =>
  [
    ...(Object.keys(to) as (keyof typeof ROSTER_LABELS)[]).map((field) =>
      t('roster.changeOf', {
        field: t(ROSTER_LABELS[field]),
        from: valueOf(field, user[field]),
        to: valueOf(field, to[field]),
      }),
    ),
    ...(isActive ? [t('roster.activeAgain')] : []),
  ].join(', ');

const valueOf = (field: keyof typeof ROSTER_LABELS, value: string | null | undefined): string =>
  field === 'role' ? t(ROLE_LABELS[value as Role]) : value || t('roster.noValue');
