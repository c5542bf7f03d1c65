import type { JoinRequestView, JoinsAs } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Records, requireVersion, schoolOfRecord } from '../../platform/event-log/records.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { requestToJoin, withdraw, type JoinRequest, type JoinRequestEvent } from '../domain/join-request.js';
import type { User } from '../domain/user.js';
import { joinRequestStream } from './join-request.stream.js';
import { visiting, type OnPerson, type PeopleActor } from './people.js';

/** `page`: a relation with the columns of identity.join_requests. */
export const withSchool = (page: string): string => `
  SELECT r.*, s.name AS organization_name FROM (${page}) r
  JOIN directory.schools s ON s.organization_id = r.organization_id`;

export interface JoinRequestViewRow extends RowOf<JoinRequest> {
  readonly organization_name: string;
}

export const joinRequestViewOf = (row: JoinRequestViewRow): JoinRequestView => ({
  id: row.id,
  version: row.version,
  organizationId: row.organization_id,
  organizationName: row.organization_name,
  person: {
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
  },
  status: row.status,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

const ONE = withSchool('SELECT * FROM identity.join_requests WHERE organization_id = $1 AND id = $2');

@Injectable()
export class JoinRequestViews {
  constructor(private readonly database: Database) {}

  async of({ organizationId, id }: { readonly organizationId: number; readonly id: number }): Promise<JoinRequestView> {
    const [row] = await this.database.read<JoinRequestViewRow>(organizationId, {
      name: 'one-join-request',
      text: ONE,
      values: [organizationId, id],
    });
    return joinRequestViewOf(row as JoinRequestViewRow);
  }
}

/** Requests are stored at the school that decides on them. */
@Injectable()
export class JoinRequests {
  private readonly records: Records<JoinRequest>;

  constructor(
    private readonly database: Database,
    work: UnitOfWork,
    private readonly views: JoinRequestViews,
  ) {
    this.records = new Records(database, work, joinRequestStream);
  }

  /** Call it in a transaction of the person. */
  begin(
    by: PeopleActor,
    person: User,
    { school, role }: { readonly school: number; readonly role: JoinsAs | undefined },
  ): Promise<JoinRequest> {
    return this.records.begin(visiting(by, school), () => requestToJoin(person, role));
  }

  /** Searches the actor's school; for super-admins, all schools. */
  async find({ by, id, version }: OnPerson): Promise<JoinRequest> {
    const request = await this.records.find(await schoolOfRecord(this.database, joinRequestStream, { by, id }), id);
    if (!request) throw notFound();
    await requireVersion(version, request, () => this.views.of(request));
    return request;
  }

  async findOwn(by: PeopleActor, id: number): Promise<JoinRequest> {
    const [row] = await this.database.system<{ organization_id: number }>({
      name: 'school-of-own-join-request',
      text: 'SELECT organization_id FROM identity.join_requests WHERE id = $1 AND user_id = $2',
      values: [id, by.id],
    });
    const request = row && (await this.records.find(row.organization_id, id));
    if (!request) throw notFound();
    return request;
  }

  async waitingOf(userId: number): Promise<JoinRequest | undefined> {
    const [row] = await this.database.system<object>({
      name: 'waiting-join-request',
      text: "SELECT * FROM identity.join_requests WHERE user_id = $1 AND status = 'waiting'",
      values: [userId],
    });
    return row && joinRequestStream.stateOf(row);
  }

  /** For another school's request, call it in a transaction of the actor. */
  change(by: PeopleActor, request: JoinRequest, events: readonly JoinRequestEvent[]): Promise<JoinRequest> {
    const current = () => this.views.of(request);
    return this.records.decide(visiting(by, request.organizationId), request, () => events, { current });
  }

  /** Call it in a transaction of the actor. */
  withdraw(by: PeopleActor, request: JoinRequest): Promise<JoinRequest> {
    return this.change(by, request, withdraw(request));
  }
}
