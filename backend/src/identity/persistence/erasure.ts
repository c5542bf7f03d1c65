import { t, SYSTEM_ORGANIZATION, type ErasureReason } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import {
  hasTexts,
  textsOfRecord,
  type ErasedPerson,
  type ErasureHandler,
} from '../../platform/event-log/erasure-handler.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { eraseKeyNames } from '../../platform/web/keys/api-keys.js';
import { LOCKS } from '../../platform/database/locks.js';
import { eraseLeftBehind, eraseLink, eraseRequest } from '../domain/erasure.js';
import type { User } from '../domain/user.js';
import { Accounts } from './accounts.js';
import { familyLinkStream } from './family-link.stream.js';
import { endInvitation } from './invitations.js';
import { joinRequestStream } from './join-request.stream.js';
import { visiting } from './people.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { whoIsHeldIsNotErased } from '../domain/user.rules.js';
import { userStream } from './user.stream.js';

export interface PersonToErase extends ErasedPerson {
  /** Every school where the person has an account or left one. */
  readonly wasAt: readonly number[];
}

/** SQL condition for a connection that sees every school: no school holds the person, or holds everyone of it. */
export const notHeldAnywhere = (person: string): string => `
  NOT EXISTS (SELECT FROM directory.holds held WHERE held.person_id = ${person} OR held.person_id IS NULL
    AND held.organization_id IN (SELECT w.organization_id FROM identity.users w WHERE w.id = ${person}))`;

export const ERASURE_HANDLERS = Symbol('what the modules do when a person is erased');

@Injectable()
export class Erasure {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    @Inject(ERASURE_HANDLERS) private readonly handlers: readonly ErasureHandler[],
  ) {}

  /** Includes every name and email the log has of the person. */
  async personToErase({ id, organizationId, username, email, firstName, lastName }: User): Promise<PersonToErase> {
    const left = await this.leftBehind(id);
    const wasAt = [organizationId, ...left.map((row) => row.organizationId)];
    const names = new Set([username, email, firstName, lastName]);
    const emails = new Set([email]);
    for (const school of wasAt) {
      for (const { field, body } of await this.namesAt(school, id)) {
        names.add(body);
        if (field === 'email' || field === 'newEmail') emails.add(body);
      }
    }
    const schools = new Set([...wasAt, SYSTEM_ORGANIZATION]);
    for (const school of await this.schoolsOfSuperAdmins()) schools.add(school);
    return { id, names: [...names], emails: [...emails], schools: [...schools].sort((a, b) => a - b), wasAt };
  }

  /** Blocks imports meanwhile, as a prepared row could bring the name back. */
  async whileNothingIsImported<T>(organizationId: number, work: () => Promise<T>): Promise<T> {
    const done = await this.database.alone(LOCKS.imports, organizationId, async () => ({ with: await work() }));
    if (!done) throw conflict('in-progress', t('apiPeople.erasureBlocked'));
    return done.with;
  }

  /** Run it in the transaction that erases the account, in turn with holds of every school where the person was. */
  async requireNotHeld({ id }: PersonToErase): Promise<void> {
    const held = await this.database.system({
      name: 'holds-of-person',
      text: `SELECT WHERE NOT (${notHeldAnywhere('$1::integer')})`,
      values: [id],
    });
    whoIsHeldIsNotErased(held.length > 0);
  }

  /** Erases the rest; run it in the transaction that erases the account. */
  async complete(by: Actor, erased: User, person: ErasedPerson, reason?: ErasureReason | null): Promise<void> {
    const { id, organizationId } = erased;
    await this.database.write(visiting(by, organizationId), [
      deleteCredentials(id),
      deleteSchoolIdentity(organizationId, id),
    ]);
    const left = await this.leftBehind(id);
    for (const row of left) {
      const events = eraseLeftBehind(row, by, reason);
      if (events.length > 0)
        await this.accounts.change(visiting(by, row.organizationId), row, events, [
          endInvitation(row),
          deleteSchoolIdentity(row.organizationId, id),
        ]);
    }
    for (const school of [organizationId, ...left.map((row) => row.organizationId)]) {
      await this.eraseLinks(by, school, id);
      await this.database.write(visiting(by, school), [eraseKeyNames(school, id)]);
    }
    await this.eraseRequests(by, id);
    const core = { database: this.database, work: this.work };
    for (const handle of this.handlers) await handle(person, core);
  }

  private async eraseLinks(by: Actor, organizationId: number, person: number): Promise<void> {
    const links = await this.database.read<{ has_texts: boolean }>(organizationId, {
      name: 'links-to-erase',
      text: `SELECT l.*, ${hasTexts('l.organization_id', "'family-link/' || l.id")} AS has_texts
             FROM identity.family_links l WHERE l.organization_id = $1 AND $2 IN (l.parent_id, l.student_id)`,
      values: [organizationId, person],
    });
    for (const row of links) {
      const link = familyLinkStream.stateOf(row);
      const events = eraseLink(link, row.has_texts);
      if (events.length > 0)
        await this.work.commit(visiting(by, organizationId), familyLinkStream, [{ id: link.id, state: link, events }]);
    }
  }

  private async eraseRequests(by: Actor, person: number): Promise<void> {
    const rows = await this.database.system<object>({
      name: 'join-requests-to-erase',
      text: 'SELECT * FROM identity.join_requests WHERE user_id = $1 ORDER BY organization_id, id',
      values: [person],
    });
    for (const request of rows.map((row) => joinRequestStream.stateOf(row))) {
      const change = { id: request.id, state: request, events: eraseRequest(request) };
      await this.work.commit(visiting(by, request.organizationId), joinRequestStream, [change]);
    }
  }

  private async leftBehind(id: number): Promise<readonly User[]> {
    const rows = await this.database.system<object>({
      name: 'accounts-left-behind',
      text: 'SELECT * FROM identity.users WHERE id = $1 AND moved_to IS NOT NULL ORDER BY organization_id',
      values: [id],
    });
    return rows.map((row) => userStream.stateOf(row));
  }

  private async namesAt(organizationId: number, id: number): Promise<readonly { field: string; body: string }[]> {
    const texts = await this.database.read<{ field: string; body: string }>(
      organizationId,
      textsOfRecord(organizationId, `user/${id}`),
    );
    return texts.filter(({ field }) => NAMES.includes(field));
  }

  private async schoolsOfSuperAdmins(): Promise<readonly number[]> {
    const rows = await this.database.system<{ school: number }>({
      name: 'where-super-admins-are',
      text: `SELECT DISTINCT organization_id AS school FROM identity.users
             WHERE role = 'super-admin' AND moved_to IS NULL`,
    });
    return rows.map(({ school }) => school);
  }
}

const NAMES: readonly string[] = ['username', 'email', 'newEmail', 'firstName', 'lastName'];

const deleteCredentials = (person: number): Statement => ({
  name: 'forget-proofs',
  text: 'SELECT identity.delete_credentials($1)',
  values: [person],
});

const deleteSchoolIdentity = (organizationId: number, person: number): Statement => ({
  name: 'delete-school-identity',
  text: 'DELETE FROM identity.school_identities WHERE (organization_id, user_id) = ($1, $2)',
  values: [organizationId, person],
});
