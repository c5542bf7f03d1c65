import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database.js';
import { isStale, stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { endSessionsOfSchool } from '../../platform/web/session/sessions.js';
import type { OrganizationEvent } from '../domain/organization.events.js';
import type { Organization } from '../domain/organization.state.js';
import { viewOf } from '../queries/organization-view.js';
import { organizationStream } from './organization.stream.js';

export interface Asked {
  readonly by: Actor;
  readonly id: number;
  /** The version the person looked at; undefined where they did not say. */
  readonly version?: number | undefined;
}

/** Where commands meet schools: read one at its version, decide, save what was decided. */
@Injectable()
export class Schools {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** The school, for whoever may see it: super-admins any, others their own. */
  async find({ by, id }: Asked): Promise<Organization> {
    if (by.role !== 'super-admin' && by.organizationId !== id) throw notFound();
    const [row] = await this.database.read<object>(id, {
      name: 'find-organization',
      text: 'SELECT * FROM organizations.organizations WHERE id = $1',
      values: [id],
    });
    if (!row) throw notFound();
    return organizationStream.stateOf(row);
  }

  /** Decides on one school and answers it as it stands then. No events leave it untouched; closing ends sessions. */
  async decide(asked: Asked, decision: (school: Organization) => readonly OrganizationEvent[]): Promise<Organization> {
    const { by, id, version } = asked;
    const school = await this.find(asked);
    if (version !== undefined && version !== school.version) throw stale({ current: viewOf(school) });
    const events = decision(school);
    if (events.length === 0) return school;
    const also = events.some(({ type }) => type === 'organization.closed') ? [endSessionsOfSchool()] : [];
    const change = { id, state: school, events };
    const [saved] = await this.work
      .commit({ ...by, organizationId: id }, organizationStream, [change], { also })
      .catch(async (error: unknown) => {
        throw isStale(error) ? stale({ current: viewOf(await this.find(asked)) }) : error;
      });
    return saved as Organization;
  }
}
