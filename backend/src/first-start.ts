import { NEW_SCHOOL, SignUp } from '@hourtrail/contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CreateUser, DEMO_USERNAMES, isDemoUsername } from './identity/index.js';
import type { FirstSuperAdmin } from './platform/config/environment.js';
import { StartError } from './platform/config/start-error.js';
import { Database } from './platform/database/database.js';
import { DomainError } from './platform/kernel/domain-error.js';
import { readAs } from './platform/web/input/read-as.js';

/** Requires a production database without demo accounts and with a super-admin; creates the first one. */
export async function readyForProduction(
  app: INestApplicationContext,
  superAdmin: Partial<FirstSuperAdmin>,
): Promise<void> {
  const [found] = await app.get(Database).system<{ demo: string | null; administered: boolean }>({
    // demo accounts are the system's own, in schools of their own; a visitor may well sign up as "teacher"
    text: `SELECT coalesce(bool_or(role = 'super-admin' AND is_active), false) AS administered, min(username)
             FILTER (WHERE username = ANY ($1) AND created_by IS NULL AND organization_id <> $2) AS demo
           FROM identity.users WHERE moved_to IS NULL`,
    values: [DEMO_USERNAMES, NEW_SCHOOL.id],
  });
  if (found?.demo) {
    throw new StartError(
      `The demo account "${found.demo}" exists in this database. Production needs a database of its own.`,
    );
  }
  if (found?.administered) return;
  requireAll(superAdmin);
  const { username = '' } = superAdmin;
  if (isDemoUsername(username))
    throw new StartError(`"${username}" is the name of a demo account. Choose another SUPERADMIN_USERNAME.`);
  const by = { id: null, role: 'system', organizationId: NEW_SCHOOL.id };
  try {
    const { password, ...person } = readAs(SignUp, { ...superAdmin, firstName: 'Super', lastName: 'Admin' });
    await app.get(CommandBus).execute(new CreateUser(by, { ...person, role: 'super-admin' }, password));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new StartError(`The first super-admin was refused: ${error.message.replace(/\.?$/, '.')}`);
  }
}

/** Required only without a super-admin: later the password is removed from the environment. */
function requireAll(superAdmin: Partial<FirstSuperAdmin>): void {
  const variables = { username: 'SUPERADMIN_USERNAME', email: 'SUPERADMIN_EMAIL', password: 'SUPERADMIN_PASSWORD' };
  const fields = ['username', 'email', 'password'] as const;
  const missing = fields.filter((field) => !superAdmin[field]).map((field) => variables[field]);
  if (missing.length === 0) return;
  const names = new Intl.ListFormat('en-GB').format(missing);
  const too = missing.length < fields.length ? ' too' : '';
  throw new StartError(`There is no super-admin yet. Set ${names}${too} for the first start.`);
}
