import type { FamilyLinkView, Role } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Records, schoolOfRecord, type OnRecord } from '../../platform/event-log/records.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import { isStale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { DomainError, notFound } from '../../platform/kernel/domain-error.js';
import {
  isVisibleTo,
  type Family,
  type FamilyActor,
  type FamilyLink,
  type FamilyLinkEvent,
} from '../domain/family-link.js';
import { CodeGuesses } from '../../platform/web/access/code-guesses.js';
import { ALREADY_LINKED, familyLinkStream } from './family-link.stream.js';

export type FamilyLinker = Actor & FamilyActor;

export type OnLink = OnRecord<FamilyLinker>;

const TRIES = 3;

@Injectable()
export class FamilyLinks {
  private readonly records: Records<FamilyLink>;

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly guesses: CodeGuesses,
  ) {
    this.records = new Records(database, work, familyLinkStream);
  }

  /** Searches the person's own school and counts wrong codes. */
  async studentWith(code: string, by: Actor): Promise<number | undefined> {
    const student = await this.guesses.find<{ id: number }>(by, 'family', {
      name: 'student-with-family-code',
      text: `SELECT id FROM identity.users
             WHERE organization_id = $1 AND family_code = $2 AND role = 'student' AND is_active AND moved_to IS NULL`,
      values: [by.organizationId, code],
    });
    return student?.id;
  }

  async decide(
    { by, id, version }: OnLink,
    decision: (link: FamilyLink) => readonly FamilyLinkEvent[],
  ): Promise<FamilyLinkView> {
    const organizationId = await schoolOfRecord(this.database, familyLinkStream, { by, id });
    const link = await this.records.find(organizationId, id);
    if (!link || !isVisibleTo(link, by)) throw notFound();
    const current = () => this.view(link);
    await this.records.decide({ ...by, organizationId }, link, () => decision(link), { version, current });
    return current();
  }

  /** Creates the live link, or applies `meets` to an existing one; no events leave it unchanged. */
  async link(
    by: Actor,
    family: Family,
    {
      begins,
      meets,
    }: {
      readonly begins: readonly FamilyLinkEvent[];
      readonly meets?: (live: FamilyLink) => readonly FamilyLinkEvent[];
    },
  ): Promise<FamilyLinkView> {
    for (let tries = 1; ; tries += 1) {
      const live = await this.live(by.organizationId, family);
      const events = live ? (meets?.(familyLinkStream.stateOf(live)) ?? []) : begins;
      if (live && events.length === 0) return familyLinkView(live);
      const change = {
        id: live?.id ?? (await this.records.nextId(by.organizationId)),
        state: live && familyLinkStream.stateOf(live),
        events,
      };
      try {
        const [saved] = await this.work.commit(by, familyLinkStream, [change]);
        return await this.view(saved as FamilyLink);
      } catch (error) {
        // someone linked or answered them at the same moment: retry
        if (tries === TRIES || !(isStale(error) || isAlreadyLinked(error))) throw error;
      }
    }
  }

  /** Only active people; of any school if `school` is undefined. */
  async people(school: number | undefined, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> {
    const statement = {
      name: 'people-to-link',
      text: `SELECT id, organization_id AS "organizationId", role FROM identity.users
             WHERE ($1::integer IS NULL OR organization_id = $1) AND id = ANY ($2) AND is_active AND moved_to IS NULL`,
      values: [school ?? null, ids],
    };
    const rows =
      school === undefined
        ? await this.database.system<Person>(statement)
        : await this.database.read<Person>(school, statement);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async view({ organizationId, id }: FamilyLink): Promise<FamilyLinkView> {
    const text = `${LINKS_WITH_NAMES} WHERE l.organization_id = $1 AND l.id = $2`;
    const one = { name: 'one-family-link', text, values: [organizationId, id] };
    const [row] = await this.database.read<FamilyLinkRow>(organizationId, one);
    return familyLinkView(row as FamilyLinkRow);
  }

  private async live(organizationId: number, { parentId, studentId }: Family): Promise<FamilyLinkRow | undefined> {
    const text = `${LINKS_WITH_NAMES} WHERE l.organization_id = $1 AND l.parent_id = $2 AND l.student_id = $3
                  AND l.status IN ('requested', 'confirmed')`;
    const values = [organizationId, parentId, studentId];
    return (await this.database.read<FamilyLinkRow>(organizationId, { name: 'live-family-link', text, values }))[0];
  }
}

interface Person {
  readonly id: number;
  readonly organizationId: number;
  readonly role: Role;
}

const isAlreadyLinked = (error: unknown): boolean => error instanceof DomainError && error.code === ALREADY_LINKED;

/** `l` is the link; append a WHERE clause. */
export const LINKS_WITH_NAMES = `
  SELECT l.*, p.first_name AS parent_first, p.last_name AS parent_last,
    s.first_name AS student_first, s.last_name AS student_last, s.grade_level
  FROM identity.family_links l
  JOIN identity.users p ON (p.organization_id, p.id) = (l.organization_id, l.parent_id)
  JOIN identity.users s ON (s.organization_id, s.id) = (l.organization_id, l.student_id)`;

export interface FamilyLinkRow extends RowOf<FamilyLink> {
  readonly parent_first: string;
  readonly parent_last: string;
  readonly student_first: string;
  readonly student_last: string;
  readonly grade_level: string | null;
}

export const familyLinkView = (row: FamilyLinkRow): FamilyLinkView => ({
  id: row.id,
  version: row.version,
  organizationId: row.organization_id,
  parent: { id: row.parent_id, firstName: row.parent_first, lastName: row.parent_last },
  student: {
    id: row.student_id,
    firstName: row.student_first,
    lastName: row.student_last,
    gradeLevel: row.grade_level,
  },
  status: row.status,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});
