/** The signed-in principals. They are of Lincoln, but for the admin of Roosevelt and the student who is still in New School. */
export const PEOPLE = [
  'student',
  'parent',
  'verifier',
  'teacher',
  'admin',
  'super-admin',
  'foreign-admin',
  'member',
  'auditor',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Also a visitor, and an admin of Lincoln who has to choose a password first. */
export const PRINCIPALS = ['visitor', 'newcomer', ...PEOPLE] as const;

/**
 * Staff of Lincoln's district, and a program with a key of its admin, do there what these do. Rows name the staff where
 * they may do something else.
 */
export const LIKE: Readonly<Partial<Record<string, Person>>> = {
  'district-admin': 'admin',
  'district-auditor': 'auditor',
  key: 'admin',
};
/** Staff of another district, a key for something else, and an admin who has to add a second factor first: refused. */
export const KEPT_OUT = ['other-district-admin', 'other-district-auditor', 'key-for-years', 'unprotected'] as const;
const FURTHER = ['district-admin', 'district-auditor', 'key', ...KEPT_OUT] as const;

export const ALL_PRINCIPALS = [...PRINCIPALS, ...FURTHER] as const;
export type Principal = (typeof ALL_PRINCIPALS)[number];
export type Alike = 'district-admin' | 'district-auditor' | 'key';

/** Principals, with spaces between. */
type Names = string;

/** What comes of a request: done, or one of the refusals. */
export type Outcome = 'done' | 400 | 401 | 403 | 404 | 409;

/** Who gets which response for one record; all others get the row's `unseen`. */
export interface Answers {
  readonly done?: Names;
  readonly forbidden?: Names;
  readonly conflict?: Names;
  /** Who does not see it, although those whom they are like do. */
  readonly unseen?: Names;
}

/** What one request of a route does, by the decisions. */
export interface Row {
  /** Such as `PATCH /api/users/{id}`. */
  readonly route: string;
  /** The action, where a route has several. */
  readonly as?: string;
  /** Roles that never may: 403 whatever the record. */
  readonly never?: Names;
  /** Roles for which the body is invalid: 400 whatever the record. */
  readonly invalid?: Names;
  /** The status for a record that the principal cannot see: 404 in a URL, 400 in a body. */
  readonly unseen?: 404 | 400;
  /** It names a school by its number: one that is not theirs is refused with 403, whether it is there or not. */
  readonly namesSchool?: boolean;
  /** Open to visitors too. */
  readonly isPublic?: boolean;
  /** Open to who has to choose a password first. */
  readonly beforePassword?: boolean;
  /** The kind of record, by which the world makes one. */
  readonly kind: string;
  readonly on: Readonly<Record<string, Answers>>;
  readonly body?: (target: Target) => unknown;
  /** The query string. */
  readonly query?: (target: Target) => string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A bulk route: the response lists an outcome for each record. */
  readonly tellsEach?: boolean;
  /** The request uses the record up, so that each principal needs one of their own. */
  readonly takes?: boolean;
  /** The request ends or changes the principal's account or session, so that each request needs a new one. */
  readonly spends?: boolean;
}

/** What a request is about: an id, or a secret, for the path, and what the body needs to know. */
export interface Target {
  readonly id?: number | string;
  readonly [detail: string]: unknown;
}

export const everybody: Names = PEOPLE.join(' ');
export const volunteers: Names = 'student member parent';
export const reviewers: Names = 'verifier teacher admin super-admin foreign-admin';

export const but = (...names: readonly Names[]): Names => {
  const left = names.flatMap(namesIn);
  return PEOPLE.filter((name) => !left.includes(name)).join(' ');
};

const NAMED = [...PEOPLE, 'district-admin', 'district-auditor', 'key'] as const;

export const namesIn = (names: Names = ''): readonly Principal[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const known = NAMED.find((person) => person === name);
      if (!known) throw new Error(`The table of permissions does not know "${name}".`);
      return known;
    });

/** Whose response they get: their own, or that of those whom they are like. */
export function likeIn({ never, invalid, on }: Row, principal: Principal, record: string): Principal {
  const names = [never, invalid, ...Object.values(on[record] as Answers)] as Names[];
  const isNamed = names.some((some) => namesIn(some).includes(principal));
  return isNamed ? principal : (LIKE[principal] ?? principal);
}

/** What the table says will come of it. */
export function expected(row: Row, asker: Principal, record: string): Outcome {
  const principal = likeIn(row, asker, record);
  if (row.isPublic) return 'done';
  if (principal === 'visitor') return 401;
  if (principal === 'newcomer') return row.beforePassword ? 'done' : 403;
  if (namesIn(row.never).includes(principal)) return 403;
  if (namesIn(row.invalid).includes(principal)) return 400;
  // who cannot restore what was deleted does not see it, and restoring is left to people
  if (asker === 'key' && record.endsWith(', deleted')) return unseenBy(row, asker);
  const { done, forbidden, conflict } = row.on[record] as Answers;
  if (namesIn(done).includes(principal)) return 'done';
  if (namesIn(forbidden).includes(principal)) return 403;
  return namesIn(conflict).includes(principal) ? 409 : unseenBy(row, asker);
}

/** The status for a record that the principal cannot see. */
export function unseenBy({ route, namesSchool, unseen = 404 }: Row, principal: Principal): Outcome {
  // a district's staff name a school by the path, too
  if (principal.startsWith('district-') && route.includes('/organizations/{id}')) return 403;
  return namesSchool && principal !== 'super-admin' ? 403 : unseen;
}

/** For a route that is about no record. */
export const ALONE = { kind: 'nothing' } as const;
export const toAll = { '': { done: everybody } };
