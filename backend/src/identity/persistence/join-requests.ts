import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database.js';
import { isStale, stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { JoinRequestEvent } from '../domain/join-request.events.js';
import { ask, withdraw } from '../domain/join-request.js';
import type { JoinRequest } from '../domain/join-request.state.js';
import type { User } from '../domain/user.js';
import { JoinRequestViews } from '../queries/join-request-view.js';
import { joinRequestStream } from './join-request.stream.js';
import { visiting, type AskedPerson, type PeopleActor } from './people.js';

/** Where commands meet requests to join a school, which stand at the school that is asked. */
@Injectable()
export class JoinRequests {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly views: JoinRequestViews,
  ) {}

  /** Begins a request of a person at another school; to be called inside a transaction of theirs. */
  async begin(by: PeopleActor, person: User, organizationId: number): Promise<JoinRequest> {
    const events = ask(person);
    const [next] = await this.database.read<{ id: number }>(organizationId, {
      name: 'next-join-request',
      text: "SELECT nextval('identity.join_requests_id_seq')::integer AS id",
    });
    const { id } = next as { id: number };
    const change = { id, state: undefined, events };
    const [request] = await this.work.commit(visiting(by, organizationId), joinRequestStream, [change]);
    return request as JoinRequest;
  }

  /** A request to the actor's school, or to any for super-admins, at the version they looked at. */
  async find({ by, id, version }: AskedPerson): Promise<JoinRequest> {
    const request = await this.one(
      by.role === 'super-admin'
        ? await this.schoolOf(
            'school-of-join-request',
            'SELECT organization_id FROM identity.join_requests WHERE id = $1',
            [id],
          )
        : by.organizationId,
      id,
    );
    if (version !== undefined && version !== request.version) throw await this.stale(request);
    return request;
  }

  /** A request that the actor made themselves, wherever. */
  async findOwn(by: PeopleActor, id: number): Promise<JoinRequest> {
    const text = 'SELECT organization_id FROM identity.join_requests WHERE id = $1 AND user_id = $2';
    return this.one(await this.schoolOf('school-of-own-join-request', text, [id, by.id]), id);
  }

  /** The request with which a person waits. */
  async waitingOf(userId: number): Promise<JoinRequest | undefined> {
    const [row] = await this.database.system<object>({
      name: 'waiting-join-request',
      text: "SELECT * FROM identity.join_requests WHERE user_id = $1 AND status = 'waiting'",
      values: [userId],
    });
    return row && joinRequestStream.stateOf(row);
  }

  /** Saves an answer to a request; where it is not one of the actor's school, inside a transaction of theirs. */
  async change(by: PeopleActor, request: JoinRequest, events: readonly JoinRequestEvent[]): Promise<JoinRequest> {
    const { id, organizationId } = request;
    const [saved] = await this.work
      .commit(visiting(by, organizationId), joinRequestStream, [{ id, state: request, events }])
      .catch(async (error: unknown) => {
        throw isStale(error) ? await this.stale(request) : error;
      });
    return saved as JoinRequest;
  }

  /** Takes a request back, inside a transaction of the actor. */
  withdraw(by: PeopleActor, request: JoinRequest): Promise<JoinRequest> {
    return this.change(by, request, withdraw(request));
  }

  private async one(organizationId: number | undefined, id: number): Promise<JoinRequest> {
    const [row] =
      organizationId === undefined
        ? []
        : await this.database.read<object>(organizationId, {
            name: 'find-join-request',
            text: 'SELECT * FROM identity.join_requests WHERE organization_id = $1 AND id = $2',
            values: [organizationId, id],
          });
    if (!row) throw notFound();
    return joinRequestStream.stateOf(row);
  }

  private async schoolOf(name: string, text: string, values: readonly unknown[]): Promise<number | undefined> {
    const [row] = await this.database.system<{ organization_id: number }>({ name, text, values });
    return row?.organization_id;
  }

  private async stale(request: JoinRequest): Promise<Error> {
    return stale({ current: await this.views.of(request) });
  }
}
