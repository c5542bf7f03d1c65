import { t } from '@hourtrail/contracts';
import {
  loggedRow,
  type Importing,
  type ImportRow,
  type ImportSetting,
  type Obstacle,
  type ReadRow,
} from '../../platform/imports/importing.js';
import type { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { RosterObstacles } from '../../platform/imports/undo-imports.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { withReason } from '../domain/with-reason.js';
import type { UserEvent } from '../domain/user.events.js';
import { create, takeBack, type NewUser, type User } from '../domain/user.js';
import * as rules from '../domain/user.rules.js';
import { EmailClaims } from '../persistence/email-claims.js';
import { inChargeOneAtATime } from '../persistence/people.js';
import { userStream } from '../persistence/user.stream.js';
import { TakenNames } from './taken-names.js';
import { userRowIn, type UserRow } from './user-row.js';

/** The classes that the rows of a file name. Another module keeps them. */
export interface ClassesOfFile {
  /** Why the person can't be in one of the classes, in sentences. */
  reserve(names: string, person: Pick<NewUser, 'role' | 'isActive'>): readonly string[];
  join(names: string, person: Pick<NewUser, 'role'> & { readonly id: number }): void;
  save(work: UnitOfWork): Promise<void>;
  notes(): readonly string[];
}

/** What names people of an import, so that they stay. */
const NAMED_BY_OTHERS: readonly Obstacle[] = [
  {
    those: `SELECT FROM identity.users u WHERE u.organization_id = $1 AND u.import_id = $2 AND u.role = 'admin'
            AND NOT EXISTS (SELECT FROM identity.users o
              WHERE o.organization_id = $1 AND o.role = 'admin' AND o.is_active AND o.moved_to IS NULL
                AND o.import_id IS DISTINCT FROM $2)`,
    why: () => t('apiPeople.importHasLastAdmin'),
  },
  {
    those: `SELECT FROM identity.users u WHERE u.organization_id = $1 AND u.import_id = $2
            AND EXISTS (SELECT FROM directory.entries e
              WHERE e.organization_id = $1 AND (e.student_id = u.id OR e.verifier_id = u.id))`,
    why: (count) => t('apiPeople.importNamedOnHours', { count }),
  },
  {
    those: `SELECT FROM identity.users u WHERE u.organization_id = $1 AND u.import_id = $2
            AND (EXISTS (SELECT FROM directory.signups s WHERE (s.organization_id, s.user_id) = ($1, u.id))
              OR EXISTS (SELECT FROM directory.opportunities o
                WHERE (o.organization_id, o.coordinator_id) = ($1, u.id)))`,
    why: (count) => t('apiPeople.importSignedUp', { count }),
  },
];

/** What keeps a roster from being undone. Its people may be in families, which its undo ends. */
export const rosterObstacles: RosterObstacles = {
  changed: [
    {
      those: `SELECT FROM identity.users u JOIN directory.roster_records r
                ON (r.organization_id, r.kind, r.record_id) = (u.organization_id, 'user', u.id)
              WHERE u.organization_id = $1 AND r.import_id = $2 AND r.version <> u.version`,
      why: (count) => t('apiPeople.importChanged', { count }),
    },
  ],
  used: NAMED_BY_OTHERS,
};

/** Imported people can't sign in until invited, and get no mail. */
export const usersImport = (classesOf: (setting: ImportSetting) => Promise<ClassesOfFile>): Importing<User> => ({
  kind: 'users',
  stream: userStream,
  begin: async (setting) => {
    const names = new TakenNames(setting);
    const classes = await classesOf(setting);
    return {
      async read(rows) {
        const read = rows.map(({ cells }) => userRowIn(cells));
        await names.know(read.map(({ person }) => person));
        return rows.map((row, index) => readOf(row, read[index] as UserRow, { setting, names, classes }));
      },
      before: (work) => new EmailClaims(setting.database, work).claim(setting, names.claimed),
      after: (work) => classes.save(work),
      notes: () => classes.notes(),
    };
  },
  undo: {
    records: `SELECT * FROM identity.users
              WHERE organization_id = $1 AND import_id = $2 AND id > $3 ORDER BY id LIMIT $4`,
    changed: {
      those: 'SELECT FROM identity.users WHERE organization_id = $1 AND import_id = $2 AND version > 1',
      why: (count) => t('apiPeople.importChanged', { count }),
    },
    lock: (organizationId) => inChargeOneAtATime(organizationId),
    used: [
      ...NAMED_BY_OTHERS,
      {
        those: `SELECT FROM identity.users u WHERE u.organization_id = $1 AND u.import_id = $2
                AND EXISTS (SELECT FROM identity.family_links l WHERE l.organization_id = $1
                  AND l.status IN ('requested', 'confirmed') AND (l.parent_id = u.id OR l.student_id = u.id))`,
        why: (count) => t('apiPeople.importLinked', { count }),
      },
    ],
    decide(user, { by, organizationId, reason }) {
      rules.accountsAreChangedByThoseWhoMay(by, user);
      return withReason(takeBack(user), { by, organizationId, reason });
    },
  },
});

function readOf(
  { row, cells }: ImportRow,
  { person, problems }: UserRow,
  {
    setting,
    names,
    classes,
  }: { readonly setting: ImportSetting; readonly names: TakenNames; readonly classes: ClassesOfFile },
): ReadRow {
  const isRole = !problems.some(({ field }) => field === 'role');
  const named = cells['classes']?.trim() ?? '';
  const found = [
    ...problems,
    ...(isRole ? roleProblem(person.role, setting) : []),
    ...(isRole ? classes.reserve(named, person).map((message) => ({ field: 'classes', message })) : []),
  ];
  const isRead = found.length === 0;
  const twin = isRead ? twinOf(person, row, names) : undefined;
  const username = person.username || (isRead && !twin ? names.freeUsername(person, row) : '');
  if (twin) found.push(twin);
  else if (isRead && username === undefined)
    found.push({ field: 'email', message: t('apiPeople.noUsernameFromEmail') });
  const { by, organizationId, reason, importId } = setting;
  const whole = { ...person, username: username ?? '', imported: { import: importId, row: loggedRow(row) } };
  const { firstName, lastName, email, role, gradeLevel, isActive } = whole;
  return {
    shown: () => ({
      firstName,
      lastName,
      email,
      role,
      gradeLevel: gradeLevel ?? '',
      username: whole.username,
      isActive: String(isActive),
      classes: named,
    }),
    problems: found,
    begins(id): readonly UserEvent[] {
      classes.join(named, { id, role });
      return withReason(create(id, whole), { by, organizationId, reason });
    },
  };
}

function twinOf(person: UserRow['person'], row: number, names: TakenNames) {
  const email = names.email(person, row);
  if (email !== undefined)
    return {
      field: 'email',
      message: email === 0 ? t('apiPeople.taken') : t('apiPeople.sameEmailInRow', { row: email }),
    };
  const username = person.username ? names.username(person, row) : undefined;
  if (username === undefined) return undefined;
  return {
    field: 'username',
    message: username === 0 ? t('apiPeople.taken') : t('apiPeople.sameUsernameInRow', { row: username }),
  };
}

function roleProblem(role: UserRow['person']['role'], { by }: ImportSetting): UserRow['problems'] {
  try {
    rules.rolesAreGivenByThoseWhoMay(by, role);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [{ field: 'role', message: error.message }];
  }
}
