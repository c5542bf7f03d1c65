import { isPlainName, LIMITS } from '@hourtrail/contracts';
import type { ImportSetting } from '../../platform/imports/importing.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import type { NewUser } from '../domain/user.js';
import { SQUATS } from '../persistence/email-claims.js';

interface Taken {
  readonly emails: readonly string[];
  readonly squatted: readonly string[];
  readonly usernames: readonly string[];
  readonly elsewhere: number;
}

/** Number of similar usernames to try before using the email itself. */
const TRIES = 20;

/** Usernames and emails in use here, at other schools or earlier in the file. */
export class TakenNames {
  private readonly emails = new Map<string, number>();
  private readonly usernames = new Map<string, number>();

  /** Emails of the file that people elsewhere never confirmed; the file's people get them. */
  readonly claimed: string[] = [];

  constructor(private readonly setting: ImportSetting) {}

  async know(people: readonly NewUser[]): Promise<void> {
    const emails = people.map(({ email }) => email.toLowerCase());
    const usernames = people.flatMap((person) => candidatesOf(person)).map((name) => name.toLowerCase());
    const { database, organizationId, by, now } = this.setting;
    const [taken] = await database.system<Taken>({
      name: 'names-taken',
      text: `SELECT
        ARRAY(SELECT lower(u.email) FROM identity.users u
          WHERE u.moved_to IS NULL AND u.erased_at IS NULL AND lower(u.email) = ANY ($1) AND NOT (${SQUATS})) AS emails,
        ARRAY(SELECT lower(u.email) FROM identity.users u WHERE lower(u.email) = ANY ($1) AND ${SQUATS}) AS squatted,
        ARRAY(SELECT lower(username) FROM identity.users WHERE moved_to IS NULL AND erased_at IS NULL AND lower(username) = ANY ($3))
          AS usernames,
        (SELECT count(*)::integer FROM identity.users u
          WHERE u.moved_to IS NULL AND u.erased_at IS NULL AND lower(u.email) = ANY ($1) AND u.organization_id <> $2) AS elsewhere`,
      values: [emails, organizationId, usernames],
    });
    // rate-limited, so that lists can't probe which emails exist at other schools
    const times = taken?.elsewhere ?? 0;
    if (times > 0) await countPerson(database, 'known-elsewhere', { userId: by.id, now, times });
    this.claimed.push(...(taken?.squatted ?? []));
    for (const email of taken?.emails ?? []) this.emails.set(email, 0);
    for (const username of taken?.usernames ?? []) this.usernames.set(username, 0);
  }

  /** The row that already has this email, or 0 for an account. If undefined, reserves it for `row`. */
  email({ email }: NewUser, row: number): number | undefined {
    return take(this.emails, email, row);
  }

  username({ username }: NewUser, row: number): number | undefined {
    return take(this.usernames, username, row);
  }

  /** Reserves the first free username made from the email. */
  freeUsername(person: NewUser, row: number): string | undefined {
    return candidatesOf(person).find((name) => take(this.usernames, name, row) === undefined);
  }
}

function take(names: Map<string, number>, name: string, row: number): number | undefined {
  const key = name.toLowerCase();
  const known = names.get(key);
  if (known === undefined) names.set(key, row);
  return known;
}

function candidatesOf({ username, email }: NewUser): readonly string[] {
  if (username) return [username];
  const local = email.split('@')[0] ?? '';
  const numbered = Array.from({ length: TRIES }, (_, index) => `${local}.${index + 2}`);
  return [local, ...numbered, email].filter(
    (name) => name.length >= LIMITS.usernameMin && name.length <= LIMITS.usernameMax && isPlainName(name),
  );
}
