import {
  addDays,
  dateInZone,
  LIMITS,
  reachOf,
  t,
  type Capability,
  type ErasureCertificate,
  type ErasureStep,
  type RecordRequestKind,
  type RecordRequestView,
} from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { hasTexts } from '../../platform/event-log/erasure-handler.js';
import { ERASURES_OF_PERSON, ERASURES_TO_COME, named, nameOf } from '../../platform/event-log/event-people.js';
import { Records, schoolOfRecord, type OnRecord } from '../../platform/event-log/records.js';
import { Stream, type RowOf } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, invalid, notFound } from '../../platform/kernel/domain-error.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import {
  alreadyOpen,
  evolve,
  openRequest,
  type Asker,
  type RecordRequest,
  type RecordRequestEvent,
  type RequestInput,
} from '../domain/record-request.js';

export const recordRequestStream = new Stream<RecordRequest>({
  name: 'record-request',
  table: 'privacy.record_requests',
  evolve,
  refusals: { record_requests_open: alreadyOpen },
  columns: {
    kind: { type: 'text' },
    status: { type: 'text' },
    studentId: { type: 'integer' },
    openedBy: { type: 'integer' },
    openedAs: { type: 'text' },
    openedAt: { type: 'timestamptz' },
    dueOn: { type: 'date' },
    entryId: { type: 'integer', nullable: true },
    wrong: { type: 'text', nullable: true },
    asked: { type: 'text', nullable: true },
    decidedBy: { type: 'integer', nullable: true },
    decidedAs: { type: 'text', nullable: true },
    decidedAt: { type: 'timestamptz', nullable: true },
    reason: { type: 'text', nullable: true },
    statement: { type: 'text', nullable: true },
    statementAt: { type: 'timestamptz', nullable: true },
  },
});

interface Subject {
  readonly organizationId: number;
  readonly id: number;
  readonly isErased: boolean;
  readonly timeZone: string;
  readonly answerWithinDays: number;
  readonly open: readonly RecordRequestKind[];
  readonly hasEntry: boolean;
}

@Injectable()
export class RecordRequests {
  private readonly records: Records<RecordRequest>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    work: UnitOfWork,
  ) {
    this.records = new Records(database, work, recordRequestStream);
  }

  /** Open ones by when they are due, then the others, newest first. */
  async list(
    by: SignedInUser,
    organizationId: number,
    status: 'open' | 'closed' | undefined,
  ): Promise<readonly RecordRequestView[]> {
    const people = isOfSchool(by, 'record-requests.read') ? null : await this.family(by);
    return this.views(organizationId, LISTED, [organizationId, this.clock.now(), people, status ?? null]);
  }

  async open(by: SignedInUser, userId: number, input: RequestInput): Promise<RecordRequestView> {
    const subject = await this.subject(by, userId, input.entryId ?? null);
    const { organizationId, timeZone, answerWithinDays } = subject;
    if (input.kind === 'amend' && input.entryId && !subject.hasEntry)
      throw invalid('invalid-input', [{ field: 'entryId', message: t('apiPrivacy.notTheirEntry') }]);
    const dueOn = addDays(dateInZone(this.clock.now(), timeZone), answerWithinDays);
    const events = openRequest(subject, input, dueOn);
    const { id } = await this.records.begin({ ...by, organizationId }, () => events);
    return this.view(organizationId, id);
  }

  /** By whoever may open a request of the person; the decision says who of them may do it. */
  async byAsker(
    { by, id, version }: OnRecord<SignedInUser>,
    decision: (request: RecordRequest, by: Asker) => readonly RecordRequestEvent[],
  ): Promise<RecordRequestView> {
    const request = await this.find(by, id);
    const { isErased } = await this.subject(by, request.studentId, null);
    if (isErased) throw conflict('people.erased', t('apiPeople.erased'));
    const asker = { id: by.id, isFamily: (await this.family(by)).includes(request.studentId) };
    return this.decide({ by, id, version }, request, () => decision(request, asker));
  }

  async find(by: Actor, id: number): Promise<RecordRequest> {
    const organizationId = await schoolOfRecord(this.database, recordRequestStream, { by, id });
    const request = await this.records.find(organizationId, id);
    if (!request) throw notFound();
    return request;
  }

  async decide(
    { by, version }: OnRecord<SignedInUser>,
    request: RecordRequest,
    decision: (request: RecordRequest) => readonly RecordRequestEvent[],
  ): Promise<RecordRequestView> {
    const { organizationId, id } = request;
    const current = (): Promise<unknown> => this.view(organizationId, id);
    await this.records.decide({ ...by, organizationId }, request, () => decision(request), { version, current });
    return this.view(organizationId, id);
  }

  async certificate(by: Actor, id: number): Promise<ErasureCertificate> {
    const request = await this.find(by, id);
    const { organizationId, studentId, kind, status, openedAt, decidedAt } = request;
    if (kind !== 'erase' || status !== 'granted' || decidedAt === null)
      throw conflict('record-requests.no-certificate', t('apiPrivacy.noCertificate'));
    const toCome = await this.database.system({
      name: 'erasures-to-come',
      text: ERASURES_TO_COME,
      values: [organizationId, studentId],
    });
    if (toCome.length > 0) throw conflict('record-requests.still-erasing', t('apiPrivacy.stillErasing'));
    const [[school], steps] = (await this.database.readAll(organizationId, [
      {
        name: 'school-of-certificate',
        text: 'SELECT name FROM directory.schools WHERE organization_id = $1',
        values: [organizationId],
      },
      { name: 'erasures-of-person', text: ERASURES_OF_PERSON, values: [organizationId, studentId, decidedAt] },
    ])) as [{ name: string }[], (Omit<ErasureStep, 'at'> & { readonly at: Date })[]];
    return {
      request: id,
      school: school?.name ?? '',
      requestedAt: openedAt.toISOString(),
      grantedAt: decidedAt.toISOString(),
      steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    };
  }

  /** Throws not-found unless the capability reaches the person. Answers the number of their school. */
  async requireReach(by: SignedInUser, userId: number, capability: Capability): Promise<number> {
    const reach = reachOf(by.role, capability);
    const everywhere = reach.includes('everywhere');
    if (!isOfSchool(by, capability) && !(await this.family(by)).includes(userId)) throw notFound();
    const statement = {
      name: everywhere ? 'person-of-request-anywhere' : 'person-of-request',
      text: `SELECT organization_id AS school FROM directory.people
             WHERE id = $1 AND moved_to IS NULL ${everywhere ? '' : 'AND organization_id = $2'}`,
      values: everywhere ? [userId] : [userId, by.organizationId],
    };
    const [found] = await (everywhere
      ? this.database.system<{ school: number }>(statement)
      : this.database.read<{ school: number }>(by.organizationId, statement));
    if (!found) throw notFound();
    return found.school;
  }

  private async family(by: SignedInUser): Promise<readonly number[]> {
    const children = await this.database.read<{ id: number }>(by.organizationId, {
      name: 'children-of-signed-in',
      text: 'SELECT student_id AS id FROM directory.families WHERE (organization_id, parent_id) = ($1, $2)',
      values: [by.organizationId, by.id],
    });
    return [by.id, ...children.map(({ id }) => id)];
  }

  private async subject(by: SignedInUser, userId: number, entryId: number | null): Promise<Subject> {
    const organizationId = await this.requireReach(by, userId, 'record-requests.open');
    const [subject] = await this.database.read<Subject>(organizationId, {
      name: 'subject-of-request',
      text: SUBJECT,
      values: [organizationId, userId, entryId, LIMITS.answerDaysMax],
    });
    if (!subject) throw notFound();
    return subject;
  }

  async view(organizationId: number, id: number): Promise<RecordRequestView> {
    const [view] = await this.views(organizationId, ONE, [organizationId, this.clock.now(), id]);
    if (!view) throw notFound();
    return view;
  }

  private async views(
    organizationId: number,
    { name, text }: { readonly name: string; readonly text: string },
    values: readonly unknown[],
  ): Promise<readonly RecordRequestView[]> {
    const rows = await this.database.read<RequestRow>(organizationId, { name, text, values: [...values] });
    return rows.map(viewOf);
  }
}

const isOfSchool = ({ role }: SignedInUser, capability: Capability): boolean =>
  reachOf(role, capability).some((reach) => reach === 'school' || reach === 'everywhere');

interface RequestRow extends RowOf<RecordRequest> {
  readonly person_name: string | null;
  readonly opener_name: string | null;
  readonly decider_name: string | null;
  readonly entry_date: string | null;
  readonly days_left: number;
}

function viewOf(row: RequestRow): RecordRequestView {
  const request = recordRequestStream.stateOf(row);
  const { id, version, kind, status, studentId, dueOn, entryId, wrong, asked, reason, statement } = request;
  return {
    ...{ id, version, kind, status, dueOn, wrong, reason, statement },
    right: asked,
    person: { id: studentId, name: row.person_name ?? t('labels.unknownPerson') },
    openedBy: named(request.openedBy, row.opener_name, request.openedAs),
    openedAt: request.openedAt.toISOString(),
    daysLeft: row.days_left,
    entry: entryId === null ? null : { id: entryId, date: row.entry_date },
    decidedAt: request.decidedAt?.toISOString() ?? null,
    decidedBy: request.decidedAt === null ? null : named(request.decidedBy, row.decider_name, request.decidedAs),
    statementAt: request.statementAt?.toISOString() ?? null,
  };
}

const VIEW = `
  SELECT r.*, ${nameOf('r.student_id', 'r.organization_id')} AS person_name,
    ${nameOf('r.opened_by', 'r.organization_id')} AS opener_name,
    ${nameOf('r.decided_by', 'r.organization_id')} AS decider_name,
    e.date::text AS entry_date, r.due_on - ($2::timestamptz AT TIME ZONE s.time_zone)::date AS days_left
  FROM privacy.record_requests r
  JOIN directory.schools s ON s.organization_id = r.organization_id
  LEFT JOIN directory.entries e ON (e.organization_id, e.id) = (r.organization_id, r.entry_id)
  WHERE r.organization_id = $1`;

const LISTED = {
  name: 'record-requests',
  text: `${VIEW} AND ($3::integer[] IS NULL OR r.student_id = ANY ($3))
    AND ($4::text IS NULL OR (r.status = 'open') = ($4 = 'open'))
    ORDER BY r.status <> 'open', CASE WHEN r.status = 'open' THEN r.due_on END, r.id DESC LIMIT ${LIMITS.listMax}`,
};

const ONE = { name: 'record-request', text: `${VIEW} AND r.id = $3` };

const SUBJECT = `
  SELECT p.organization_id AS "organizationId", p.id, p.erased_at IS NOT NULL AS "isErased", s.time_zone AS "timeZone",
    coalesce((SELECT n.answer_within_days FROM privacy.retention n WHERE n.organization_id = $1), $4::integer)
      AS "answerWithinDays",
    ARRAY(SELECT r.kind FROM privacy.record_requests r
      WHERE (r.organization_id, r.student_id) = ($1, $2) AND r.status = 'open') AS open,
    EXISTS (SELECT FROM directory.entries e WHERE (e.organization_id, e.student_id, e.id) = ($1, $2, $3::integer))
      AS "hasEntry"
  FROM directory.people p JOIN directory.schools s ON s.organization_id = p.organization_id
  WHERE (p.organization_id, p.id) = ($1, $2)`;

/** Requests about these people that still have a text, or are open. */
export const REQUESTS_TO_ERASE = `
  SELECT r.* FROM privacy.record_requests r WHERE r.organization_id = $1 AND r.student_id = ANY ($2::integer[])
    AND (r.status = 'open' OR ${hasTexts('r.organization_id', "('record-request/' || r.id)")})`;
