import { isPlainName, LIMITS } from '@hourtrail/contracts';
import type { Database } from '../../platform/database/database.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import type { RosteredPerson, RosterOfPeople } from '../domain/roster.js';
import type { User } from '../domain/user.js';
import { SQUATS } from '../persistence/email-claims.js';
import { inBatches, type RosterRun } from './roster-run.js';

/**
 * The names that the roster may need and that are taken, asked by the thousand. Limits how often someone learns which
 * emails exist at other schools; a district knows its own.
 */
export async function namesTaken(
  { database, now }: { readonly database: Database; readonly now: Date },
  { by, organizationId }: RosterRun,
  { people }: RosterOfPeople,
  {
    users,
    linked,
    fileHash,
  }: { readonly users: readonly User[]; readonly linked: ReadonlyMap<string, number>; readonly fileHash: string },
) {
  const here = new Set(users.map(({ email }) => email.toLowerCase()));
  const asked = people.filter(({ email }) => email !== '' && !here.has(email.toLowerCase()));
  const [names, foreign] = [() => new Set<string>(), new Set<string>()];
  const taken = { elsewhere: names(), squatted: names(), usernames: names() };
  for (const some of inBatches(asked)) {
    const emails = some.map(({ email }) => email.toLowerCase());
    const usernames = some.flatMap(usernamesFor).map((name) => name.toLowerCase());
    const [row] = await database.system<Record<keyof typeof taken | 'foreign', readonly string[]>>({
      name: 'names-of-roster-taken',
      text: `SELECT
          ARRAY(SELECT lower(u.email) FROM identity.users u WHERE u.moved_to IS NULL AND u.erased_at IS NULL AND lower(u.email) = ANY ($1)
            AND u.organization_id <> $2 AND NOT (${SQUATS})) AS elsewhere,
          ARRAY(SELECT lower(u.email) FROM identity.users u WHERE u.moved_to IS NULL AND u.erased_at IS NULL AND lower(u.email) = ANY ($1)
            AND NOT EXISTS (SELECT FROM directory.districts one JOIN directory.districts other
              ON other.organization_id = one.organization_id OR other.parent_id = one.parent_id
              WHERE one.organization_id = u.organization_id AND other.organization_id = $2)) AS foreign,
          ARRAY(SELECT lower(u.email) FROM identity.users u WHERE lower(u.email) = ANY ($1) AND ${SQUATS}) AS squatted,
          ARRAY(SELECT lower(username) FROM identity.users WHERE moved_to IS NULL AND erased_at IS NULL AND lower(username) = ANY ($3))
            AS usernames`,
      values: [emails, organizationId, usernames],
    });
    for (const kind of Object.keys(taken) as (keyof typeof taken)[])
      for (const name of row?.[kind] ?? []) taken[kind].add(name);
    for (const name of row?.foreign ?? []) foreign.add(name);
  }
  const isForeign = (email: string): boolean => taken.elsewhere.has(email) && foreign.has(email);
  const times = asked.filter(({ sourcedId, email }) => !linked.has(sourcedId) && isForeign(email.toLowerCase())).length;
  // a preview and its import show the same
  const once = `${organizationId} ${fileHash}`;
  if (times > 0 && by.id !== null) await countPerson(database, 'known-elsewhere', { userId: by.id, now, times, once });
  return taken;
}

export function usernamesFor({ username, email }: RosteredPerson): readonly string[] {
  const [local = ''] = email.split('@');
  return [username, local, email].filter(
    (name) => name.length >= LIMITS.usernameMin && name.length <= LIMITS.usernameMax && isPlainName(name),
  );
}
