import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { invalid } from '../kernel/domain-error.js';
import type { SignedInUser } from '../web/session/signed-in.js';

/** Which school somebody means: their own, or for super-admins any that they name. */
@Injectable()
export class NamedSchools {
  constructor(private readonly database: Database) {}

  async named(by: SignedInUser, id: string | undefined): Promise<number> {
    const named = id ? Number(id) : by.organizationId;
    if (named === by.organizationId) return named;
    const [school] = await this.database.system({
      name: 'is-a-school',
      text: 'SELECT FROM directory.schools WHERE organization_id = $1',
      values: [named],
    });
    if (school) return named;
    throw invalid('invalid-input', [{ field: 'organizationId', message: 'There is no school with this number.' }]);
  }
}
