import { NEW_SCHOOL } from '@hourtrail/contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CreateUser, DEMO_USERNAMES } from './identity/index.js';
import type { FirstSuperAdmin } from './platform/config/environment.js';
import { StartError } from './platform/config/start-error.js';
import { Database } from './platform/database.js';
import { DomainError } from './platform/kernel/domain-error.js';

/** What production asks for before it opens: no account everybody knows the password of, and somebody in charge. */
export async function readyForProduction(
  app: INestApplicationContext,
  superAdmin: FirstSuperAdmin | undefined,
): Promise<void> {
  const [found] = await app.get(Database).system<{ demo: string | null; administered: boolean }>({
    text: `SELECT min(username) FILTER (WHERE username = ANY ($1)) AS demo,
             coalesce(bool_or(role = 'super-admin' AND is_active), false) AS administered FROM identity.users`,
    values: [DEMO_USERNAMES],
  });
  if (found?.demo) {
    throw new StartError(`The demo account "${found.demo}" exists in this database. Production needs a database of its own.`);
  }
  if (found?.administered) return;
  if (!superAdmin) {
    throw new StartError(
      'There is no super-admin yet. Set SUPERADMIN_USERNAME, SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD for the first start.',
    );
  }
  const { password, ...person } = superAdmin;
  const by = { id: null, role: 'system', organizationId: NEW_SCHOOL.id };
  const made = { ...person, firstName: 'Super', lastName: 'Admin', role: 'super-admin' as const };
  await app
    .get(CommandBus)
    .execute(new CreateUser(by, made, password))
    .catch((error: unknown) => {
      throw error instanceof DomainError ? new StartError(`The first super-admin was refused: ${error.message}`) : error;
    });
}
