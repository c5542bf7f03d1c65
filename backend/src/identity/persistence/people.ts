import { SYSTEM_ORGANIZATION, type UserView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { requireVersion, withCurrent, type OnRecord } from '../../platform/event-log/records.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import type { Editor } from '../domain/with-reason.js';
import { ENDS_SESSIONS, endsOneTimePassword } from '../domain/user-changes.js';
import type { UserEvent } from '../domain/user.events.js';
import type { Peers } from '../domain/user.rules.js';
import type { User } from '../domain/user.js';
import { UserViews } from './user-view.js';
import { Accounts, endOneTimePassword } from './accounts.js';
import { userStream } from './user.stream.js';
import { LOCKS } from '../../platform/database/locks.js';
import { endInvitation } from './invitations.js';

export type PeopleActor = Actor & Editor;

export type OnPerson = OnRecord<PeopleActor>;

export interface Settlement {
  readonly decide: (user: User, peers: Peers) => readonly UserEvent[];
  /** Other schools whose turn it waits for, such as for their holds. */
  readonly schools?: readonly number[];
  /** Events at the new school, if the person moves. */
  readonly arrive?: (left: User, to: number) => readonly UserEvent[];
  /** Runs first in the same transaction, if there are events. */
  readonly before?: (user: User) => Promise<unknown>;
  /** Runs last in the same transaction, if there were events. */
  readonly also?: (user: User) => Promise<unknown>;
}

@Injectable()
export class People {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly views: UserViews,
    private readonly clock: Clock,
  ) {}

  async decide({ by, id, version }: OnPerson, settlement: Settlement): Promise<UserView> {
    const user = await this.find(by, id);
    await requireVersion(version, user, () => this.current(user));
    return this.settle(by, user, settlement);
  }

  /** Throws not-found for other schools' people, except to super-admins. */
  async find(by: PeopleActor, id: number): Promise<User> {
    const user = by.role === 'super-admin' ? await this.anywhere(id) : await this.accounts.find(by.organizationId, id);
    if (!user) throw notFound();
    return user;
  }

  /** One transaction: events, end of sessions and invitation, start at a new school. Does nothing without events. */
  async settle(by: Actor, user: User, { decide, schools = [], arrive, before, also }: Settlement): Promise<UserView> {
    const { id, organizationId } = user;
    const work = async (): Promise<UserView> => {
      const events = decide(user, await this.peersOf(user));
      if (events.length === 0) return this.views.of(user);
      await before?.(user);
      const ends = events.some(({ type }) => ENDS_SESSIONS.includes(type));
      const ended = ends ? [endInvitation(user), endSessionsAtSchool(id)] : [];
      const change = this.accounts.change(visiting(by, organizationId), user, events, ended);
      const changed = await withCurrent(change, () => this.current(user));
      const settled = changed.movedTo === null ? changed : await this.begin(by, changed, arrive);
      if (endsOneTimePassword(events)) {
        await this.database.write(visiting(by, settled.organizationId), [endOneTimePassword(id, this.clock.now())]);
      }
      await also?.(settled);
      return this.views.of(settled);
    };
    const school = user.role === 'super-admin' ? SYSTEM_ORGANIZATION : organizationId;
    // in one order, or two of them would wait for each other
    const turns = [...new Set([school, ...schools])].toSorted((a, b) => a - b);
    return this.database.transaction(by, work, turns.map(inChargeOneAtATime));
  }

  /** A person who returns to a school reuses the row they left there. */
  private async begin(by: Actor, left: User, arrive: Settlement['arrive']): Promise<User> {
    const { id } = left;
    const to = left.movedTo as number;
    const change = { id, state: await this.accounts.records.find(to, id), events: arrive?.(left, to) ?? [] };
    // the database finds whether a school is of the district of those who move people within it
    const there = by.districtId === undefined ? visiting(by, to) : { ...by, organizationId: to };
    const [arrived] = await this.work.commit(there, userStream, [change]);
    return arrived as User;
  }

  private async peersOf({ id, organizationId }: User): Promise<Peers> {
    const [peers] = await this.database.read<Peers>(organizationId, {
      name: 'peers-in-charge',
      text: `SELECT count(*) FILTER (WHERE role = 'admin' AND organization_id = $1)::integer AS admins,
               count(*) FILTER (WHERE role = 'super-admin')::integer AS "superAdmins"
             FROM identity.users
             WHERE role IN ('admin', 'super-admin') AND is_active AND moved_to IS NULL AND id <> $2`,
      values: [organizationId, id],
    });
    return peers as Peers;
  }

  /** At whichever school they are now. */
  async anywhere(id: number): Promise<User | undefined> {
    const [row] = await this.database.system<object>({
      name: 'find-user-anywhere',
      text: 'SELECT * FROM identity.users WHERE id = $1 AND moved_to IS NULL',
      values: [id],
    });
    return row && userStream.stateOf(row);
  }

  private current({ organizationId, id }: User): Promise<UserView | undefined> {
    return this.views.find(organizationId, id);
  }
}

/** At another school there is no session to check: it was checked when the transaction began. */
export function visiting(by: Actor, organizationId: number): Actor {
  if (organizationId === by.organizationId) return by;
  const { sessionHash: _held, ...visitor } = by;
  return { ...visitor, organizationId };
}

/** Serializes decisions on who is in charge, so that no school loses its last admin. */
export const inChargeOneAtATime = (organizationId: number): Statement => ({
  name: 'decide-on-people-in-turn',
  text: `SELECT pg_advisory_xact_lock(${LOCKS.inCharge}, $1)`,
  values: [organizationId],
});
