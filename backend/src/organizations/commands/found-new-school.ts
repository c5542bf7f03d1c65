import { NEW_SCHOOL } from '@hourtrail/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { create } from '../domain/organization.js';
import { organizationStream } from '../persistence/organization.stream.js';

const SYSTEM: Actor = { id: null, role: 'system', organizationId: NEW_SCHOOL.id };

/** Every database needs New School, where new users start. */
@Injectable()
export class FoundNewSchool implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async onModuleInit(): Promise<void> {
    const [found] = await this.database.system<{ id: number }>({
      text: 'SELECT organization_id AS id FROM directory.schools WHERE organization_id = $1',
      values: [NEW_SCHOOL.id],
    });
    if (!found) await this.found().catch(unlessAnotherServerDid);
  }

  private async found(): Promise<void> {
    const change = { id: NEW_SCHOOL.id, state: undefined, events: create({ name: NEW_SCHOOL.name }) };
    await this.work.commit(SYSTEM, organizationStream, [change]);
  }
}

const unlessAnotherServerDid = (error: unknown): void => {
  if (!(error instanceof DomainError) || error.code !== stale().code) throw error;
};
