import { t, CreateUser, GRADE_LEVELS, isRequired, ROLES, type Role } from '@hourtrail/contracts';
import { flagIn, wordsOf } from '../../platform/imports/cells.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { readAs } from '../../platform/web/input/read-as.js';
import type { NewUser } from '../domain/user.js';

export interface UserRow {
  /** Filled even if some cells are wrong; `username` may be empty. */
  readonly person: NewUser;
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

type Cells = Readonly<Record<string, string>>;

/** Applies the rules of the form for new accounts. */
export function userRowIn(cells: Cells): UserRow {
  const cell = (name: string): string => (cells[name] ?? '').trim();
  const isActive = cell('isActive') === '' ? true : flagIn(cell('isActive'));
  const role = roleIn(cell('role'));
  const person = {
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    email: cell('email'),
    username: cell('username'),
    role: role as Role,
    gradeLevel: gradeIn(cell('gradeLevel')),
    isActive: isActive ?? true,
  };
  // a missing username is generated later, so a placeholder passes the check
  const input = { ...person, username: person.username || 'username' };
  return {
    person: { ...person, ...read(input).trimmed, username: person.username.normalize('NFC') },
    problems: [
      ...read(input).problems,
      ...(cell('role') === '' ? [{ field: 'role', message: isRequired(t('common.role')) }] : []),
      ...(isActive === undefined
        ? [{ field: 'isActive', message: t('rules.trueOrFalse', { field: t('common.active') }) }]
        : []),
    ],
  };
}

function read(input: object): { trimmed: Partial<NewUser>; problems: UserRow['problems'] } {
  try {
    const { firstName, lastName, email } = readAs(CreateUser, input);
    return { trimmed: { firstName, lastName, email }, problems: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problems = error.details.errors ?? [];
    return {
      trimmed: {},
      problems: problems.map((one) =>
        one.field === 'role' ? { field: 'role', message: t('apiPeople.unknownRole') } : one,
      ),
    };
  }
}

const ROLE_WORDS = wordsOf<Role>({ coordinator: 'verifier', administrator: 'admin' });

function roleIn(cell: string): string {
  const word = cell.toLowerCase().replace(/[\s_]+/g, '-');
  const one = word.replace(/s$/, '');
  return ROLE_WORDS.get(one) ?? ROLES.find((role) => role === one) ?? (cell === '' ? 'student' : word);
}

const GRADE_WORDS = wordsOf({ freshman: '9', sophomore: '10', junior: '11', senior: '12' });

/** Accepts `9`, `09`, `9th`, `Grade 9` and `Freshman`. */
export function gradeIn(cell: string): string | null {
  const grade =
    /^(?:grade\s*)?0?(\d{1,2})(?:th)?(?:\s*grade)?$/i.exec(cell)?.[1] ?? GRADE_WORDS.get(cell.toLowerCase());
  return cell === '' ? null : (GRADE_LEVELS.find((level) => level === grade) ?? cell);
}
