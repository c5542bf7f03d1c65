import { LIMITS, VOLUNTEER_ROLES, type HoursStatus, type HoursView } from '@hourtrail/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { requireVersion, withCurrent, type OnRecord } from '../../platform/event-log/records.js';
import { UnitOfWork, type Change, type CommitOptions } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError, notFound } from '../../platform/kernel/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { RecountHours } from '../commands/recount-hours.js';
import { asThePolicyAllows } from '../domain/decide.js';
import { aDayHas24Hours } from '../domain/entry-fields.rules.js';
import { signalsOf, type ReviewFacts } from '../domain/review-signals.rules.js';
import type { HoursEvent } from '../domain/volunteer-hours.events.js';
import { graduatesLogNothingNew, isVisibleTo, whoOnlyReadsChangesNothing } from '../domain/volunteer-hours.rules.js';
import type { Circumstances, Joined, Person, SupervisorIs, VolunteerHours } from '../domain/volunteer-hours.state.js';
import { filesOf } from './attachments.js';
import { countingOf } from './counting.js';
import { studentNamed, view, type Names } from './hours-view.js';
import { factsIn, FACTS_OF_ONE, readsSignals, type FactsRow } from './review-facts.js';
import {
  BEGIN,
  circumstancesOf,
  factsAtHand,
  FIND_MANY,
  FIND_ONE,
  FIND_ONE_TO_REVIEW,
  loadedHours,
  OTHERS_OF_DAY,
  joinedOf,
  type BeginRow,
  type LoadedHours,
  type LoadedHoursRow,
} from './loaded-hours.js';
import { NOT_ASKED, requestsOf, SUPERVISOR_IS, supervisorView } from './supervisors.js';
import { schoolsOfHours, schoolsThatMayHold, withFollowedStudents } from './visible-hours.js';
import { volunteerHoursStream } from './volunteer-hours.stream.js';

export type HoursActor = Actor & Person;

export interface OnEntry extends OnRecord<HoursActor> {
  readonly nominee?: number | null | undefined;
  /** The address of the supervisor whom the request names. */
  readonly supervisorEmail?: string | null | undefined;
  /** Throws `refusal` unless the entry already has `status`. */
  readonly unlessIs?: { readonly status: HoursStatus; readonly refusal: DomainError };
}

/** Of a school that has rules of what counts. */
type SaveOptions = CommitOptions & { readonly hasRules?: boolean };

export type Decision = (entry: VolunteerHours, now: Circumstances, at: Date) => readonly HoursEvent[];

@Injectable()
export class HoursStore {
  private readonly log = new Logger(HoursStore.name);

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly commands: CommandBus,
  ) {}

  /** No events leave the entry untouched. */
  async decide(record: OnEntry, decision: Decision): Promise<HoursView> {
    const found = await this.visible(record);
    const { unlessIs } = record;
    if (unlessIs && unlessIs.status !== found?.entry.status) throw unlessIs.refusal;
    if (!found) throw notFound();
    const { entry, now, at } = found;
    const { organizationId } = entry;
    await requireVersion(record.version, entry, () => this.viewOf(found, record.by));
    const known = await this.withSupervisor(now, entry.studentId, record.supervisorEmail ?? entry.supervisorEmail);
    const events = asThePolicyAllows(now, () => decision(entry, known, at));
    if (events.length === 0) return this.viewOf(found, record.by);
    const change = { id: entry.id, state: entry, events };
    const save = this.save({ ...record.by, organizationId }, [change], { hasRules: Boolean(now.countingRules) });
    const [saved] = await withCurrent(save, () => this.present(record));
    return this.shown(saved as VolunteerHours, found, record.by);
  }

  async find(record: OnEntry): Promise<LoadedHours> {
    const found = await this.visible(record);
    if (!found) throw notFound();
    return found;
  }

  /** If a single entry makes the day too long, the error says how many hours are left. */
  async save(
    actor: Actor,
    changes: readonly Change<VolunteerHours>[],
    { hasRules = false, ...options }: SaveOptions = {},
  ): Promise<readonly VolunteerHours[]> {
    const asking = { at: this.clock.now(), mailIsOpen: this.outbox.isOpen };
    const requests = changes.flatMap((change) => requestsOf(actor.organizationId, change, asking));
    const files = changes.flatMap((change) => filesOf(actor.organizationId, change));
    const also = [...(options.also ?? []), ...requests, ...files];
    try {
      const saved = await this.work.commit(actor, volunteerHoursStream, changes, { ...options, also });
      if (hasRules) await this.recount(actor, changes, saved);
      return saved;
    } catch (error) {
      const [only, ...others] = changes;
      const isTooLong = error instanceof DomainError && error.code === 'hours.day-too-long';
      throw isTooLong && only && others.length === 0 ? aDayHas24Hours(await this.leftOfDay(actor, only)) : error;
    }
  }

  private async recount(
    { organizationId }: Actor,
    changes: readonly Change<VolunteerHours>[],
    saved: readonly VolunteerHours[],
  ): Promise<void> {
    const before = changes.flatMap(({ state }) => state ?? []);
    const approved = [...before, ...saved].filter(({ status }) => status === 'approved');
    const students = [...new Set(approved.map(({ studentId }) => studentId))];
    if (students.length === 0) return;
    try {
      await this.commands.execute(new RecountHours(organizationId, students));
    } catch (error) {
      // in a transaction nothing is saved yet
      if (this.database.isInTransaction) throw error;
      // the decisions are saved, and a reaction counts again
      this.log.error(`Hours of school ${organizationId} are counted later: ${String(error)}`);
    }
  }

  /** In hundredths, without the entry itself. */
  private async leftOfDay({ organizationId }: Actor, { id, events }: Change<VolunteerHours>): Promise<number> {
    const { student, dateAfter } = (events.at(-1) as HoursEvent).data;
    const [row] = await this.database.read<{ others: number }>(organizationId, {
      name: 'others-of-day',
      text: OTHERS_OF_DAY,
      values: [organizationId, student, dateAfter, id],
    });
    return LIMITS.hoursPerDay * 100 - (row?.others ?? 0);
  }

  /** Reuses the loaded facts unless an amendment changed their fields. */
  private async shown(saved: VolunteerHours, found: LoadedHours, by: HoursActor): Promise<HoursView> {
    const holds = FACT_FIELDS.every((field) => saved[field] === found.entry[field]);
    const facts = holds ? found.facts : await this.factsOf(saved, by);
    return this.presented(saved, { names: namesAfter(saved, found, by), facts, by, now: found.now });
  }

  private viewOf({ entry, names, facts, now }: LoadedHours, by: Person): Promise<HoursView> {
    return this.presented(entry, { names, facts, by, now });
  }

  private async presented(
    entry: VolunteerHours,
    { names, facts, by, now }: Pick<LoadedHours, 'names' | 'facts' | 'now'> & { readonly by: Person },
  ): Promise<HoursView> {
    const counting = await countingOf(this.database, [entry], Boolean(now.countingRules));
    return view(entry, { ...names, ...counting(entry), signals: facts ? signalsOf(entry, facts, by) : [] });
  }

  /** Looks up who the supervisor is only where the school's rules exclude somebody. */
  private async withSupervisor(now: Circumstances, studentId: number, email?: string | null): Promise<Circumstances> {
    const { organizationId, countingRules } = now;
    if (!email || !(countingRules?.notRelatives || countingRules?.notStudents)) return now;
    const [row] = await this.database.read<{ relation: SupervisorIs }>(organizationId, {
      name: 'who-the-supervisor-is',
      text: SUPERVISOR_IS,
      values: [organizationId, studentId, email],
    });
    return { ...now, supervisorIs: row?.relation ?? null };
  }

  private async factsOf({ organizationId, id }: VolunteerHours, by: HoursActor): Promise<ReviewFacts | undefined> {
    if (!readsSignals(by)) return undefined;
    const statement = { ...FACTS_OF_ONE, values: [organizationId, id] };
    const [row] = await this.database.read<FactsRow>(organizationId, statement);
    return row && factsIn(row);
  }

  private async present(record: OnEntry): Promise<HoursView | undefined> {
    const found = await this.visible(record);
    return found && this.viewOf(found, record.by);
  }

  /** Undefined if the person can't see the entry; throws if they can only read it. */
  private async visible(record: OnEntry): Promise<LoadedHours | undefined> {
    const by = await withFollowedStudents(this.database, record.by);
    for (const organizationId of await schoolsThatMayHold(this.database, by, record.id)) {
      const found = await this.findOne(record, organizationId);
      if (!found || !isVisibleTo(found.entry, by)) continue;
      whoOnlyReadsChangesNothing(found.entry, by);
      return found;
    }
    return undefined;
  }

  private async findOne({ by, id, nominee }: OnEntry, organizationId: number): Promise<LoadedHours | undefined> {
    const decides = readsSignals(by);
    const one = decides ? FIND_ONE_TO_REVIEW : FIND_ONE;
    const values = [organizationId, id, nominee ?? null, by.id];
    const [row] = await this.database.read<LoadedHoursRow & FactsRow>(organizationId, { ...one, values });
    if (!row) return undefined;
    const found = loadedHours(row, by, this.clock.now());
    return decides ? { ...found, facts: factsAtHand(row) ?? (await this.factsOf(found.entry, by)) } : found;
  }

  async findMany(by: HoursActor, organizationId: number, ids: readonly number[]): Promise<Map<number, LoadedHours>> {
    const many = { ...FIND_MANY, values: [organizationId, ids, null, by.id] };
    const rows = await this.database.read<LoadedHoursRow>(organizationId, many);
    const at = this.clock.now();
    return new Map(rows.map((row) => [row.id, loadedHours(row, by, at)]));
  }

  async begin(
    by: HoursActor,
    of: {
      readonly volunteer: number;
      readonly verifier?: number | null | undefined;
      readonly opportunity?: number | null | undefined;
      readonly supervisorEmail?: string | null | undefined;
    },
    decision: (now: Circumstances, joined: Joined | undefined) => readonly HoursEvent[],
  ): Promise<HoursView> {
    const organizationId = await this.schoolOfVolunteer(by, of.volunteer);
    const [row] = await this.database.read<BeginRow>(organizationId, {
      name: 'begin-hours',
      text: BEGIN,
      values: [organizationId, of.verifier ?? null, of.volunteer, VOLUNTEER_ROLES, of.opportunity ?? null],
    });
    if (!row) throw notFound();
    const at = this.clock.now();
    const circumstances = circumstancesOf(row, at);
    graduatesLogNothingNew(circumstances);
    const now = await this.withSupervisor(circumstances, of.volunteer, of.supervisorEmail);
    const events = decision(now, of.opportunity ? joinedOf(row, of.opportunity, at) : undefined);
    const change = { id: row.id, state: undefined, events };
    const [saved] = await this.save({ ...by, organizationId }, [change]);
    const entry = saved as VolunteerHours;
    const supervisor = supervisorView(entry, NOT_ASKED, at);
    const names = { student: studentNamed(row, by), verifier: row.nominee_name, approver: null, supervisor };
    const facts = await this.factsOf(entry, by);
    return this.presented(entry, { names, facts, by, now });
  }

  async schoolsOf(by: HoursActor, ids: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    if (by.role !== 'super-admin') return new Map([[by.organizationId, ids]]);
    return schoolsOfHours(this.database, ids);
  }

  private async schoolOfVolunteer(by: HoursActor, volunteer: number): Promise<number> {
    if (by.role !== 'super-admin') return by.organizationId;
    const [row] = await this.database.system<{ organization_id: number }>({
      name: 'school-of-person',
      text: 'SELECT organization_id FROM directory.people WHERE id = $1 AND moved_to IS NULL',
      values: [volunteer],
    });
    return row?.organization_id ?? by.organizationId;
  }
}

const FACT_FIELDS = ['date', 'startTime', 'endTime', 'description', 'verifierId', 'supervisorEmail'] as const;

const namesAfter = (entry: VolunteerHours, found: LoadedHours, by: Person): Names => ({
  student: found.names.student,
  verifier: found.nominee,
  verifierActive: found.now.verifier?.isActive,
  approver: entry.approvedBy === by.id ? found.decider : found.names.approver,
  imported: found.names.imported ?? null,
  supervisor:
    entry.supervisorEmail === found.entry.supervisorEmail
      ? found.names.supervisor
      : supervisorView(entry, NOT_ASKED, found.at),
});

type EntryChange = Change<VolunteerHours>;

/** If a rule across entries rejects the write, saves each half alone, so that each change has its own result. */
export async function saveInHalves<Result>(
  changes: readonly EntryChange[],
  save: (changes: readonly EntryChange[]) => Promise<readonly Result[]>,
  refused: (change: EntryChange, error: DomainError) => Result,
): Promise<readonly Result[]> {
  const [only, ...others] = changes;
  if (!only) return [];
  try {
    return await save(changes);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (others.length === 0) return [refused(only, error)];
    const half = Math.ceil(changes.length / 2);
    const first = await saveInHalves(changes.slice(0, half), save, refused);
    return [...first, ...(await saveInHalves(changes.slice(half), save, refused))];
  }
}
