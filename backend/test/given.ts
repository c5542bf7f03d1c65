import type { ApprovalPolicy, Role } from '@hourtrail/contracts';
import { evolve } from '../src/hours/domain/evolve.js';
import type { EntryFields, HoursEvent } from '../src/hours/domain/volunteer-hours.events.js';
import * as decisions from '../src/hours/domain/volunteer-hours.js';
import type { Circumstances, Person, Review, VolunteerHours } from '../src/hours/domain/volunteer-hours.state.js';
import { DomainError, type FieldProblem } from '../src/platform/kernel/domain-error.js';
import type { RecordedEvent } from '../src/platform/kernel/event.js';

export const LINCOLN = 2;
export const ROOSEVELT = 3;
export const TODAY = '2026-03-16';

export const aPerson = (role: Role, id: number, organizationId = LINCOLN): Person => ({
  id,
  role,
  organizationId,
});

export const superAdmin = aPerson('super-admin', 1);
export const admin = aPerson('admin', 2);
export const teacher = aPerson('teacher', 3);
export const parent = aPerson('parent', 4);
export const student = aPerson('student', 5);
export const verifier = aPerson('verifier', 6);

/** The actor where no person acts: entries move with their volunteer, or lose their texts. */
const system = { id: null, role: 'system' } as const;
const rosa = { id: null, role: 'supervisor' } as const;
const elsewhere = { organizationId: ROOSEVELT, id: 18 };

/** The same person after a change of role. */
export const nowA = (role: Role, person: Person): Person => ({ ...person, role });

/** What a school knows on an ordinary day; the verifier named is an active one. */
export const aDay = (than: Partial<Circumstances> = {}): Circumstances => ({
  today: TODAY,
  timeZone: 'America/New_York',
  approvalPolicy: 'standard',
  acceptsSupervisors: false,
  organizationId: LINCOLN,
  oldestAcceptedDays: 365,
  verifier: { id: verifier.id, role: 'verifier', isActive: true, createdBy: null },
  ...than,
});

export const under = (approvalPolicy: ApprovalPolicy): Circumstances => aDay({ approvalPolicy });

export const morningAtTheFoodBank: EntryFields = {
  organizationName: 'Food Bank',
  description: 'Sorted cans',
  date: '2026-03-14',
  startTime: '09:00',
  endTime: '12:00',
  hundredths: 300,
  verifierId: verifier.id,
};

/** The same morning, for which a supervisor without an account is asked. */
export const supervisedMorning: Partial<EntryFields> = {
  verifierId: null,
  supervisorName: 'Rosa Lind',
  supervisorEmail: 'Rosa@library.example',
};

const supervisorOf = ({ supervisorName, supervisorEmail }: EntryFields) => ({
  name: supervisorName ?? '',
  email: supervisorEmail ?? '',
});

const MINUTE = 60_000;

type Doer =
  Pick<Person, 'id' | 'role' | 'couldBe'> | ((typeof system | typeof rosa) & { readonly couldBe?: undefined });

/** Puts events at the end of a trail, a minute apart, as the log would. */
export function recorded(
  events: readonly HoursEvent[],
  by: Doer,
  after: { readonly id: number; readonly organizationId: number; readonly version: number },
): readonly RecordedEvent[] {
  return events.map((event, index) => {
    const version = after.version + index + 1;
    return {
      organizationId: after.organizationId,
      stream: `hours/${after.id}`,
      version,
      type: event.type,
      at: new Date(Date.UTC(2026, 2, 14, 18) + version * MINUTE),
      actor: { id: by.id, role: by.role, ...(by.couldBe?.length && { couldBe: by.couldBe }) },
      data: event.data,
      texts: event.texts ?? {},
    };
  });
}

/** The entry after all events of its trail. */
export const entryFrom = (trail: readonly RecordedEvent[]): VolunteerHours => {
  const entry = trail.reduce<VolunteerHours | undefined>(evolve, undefined);
  if (!entry) throw new Error('An entry begins with an event.');
  return entry;
};

interface Start {
  readonly owner: Person;
  readonly fields: EntryFields;
}

type Step = (entry: VolunteerHours, now: Circumstances) => readonly HoursEvent[];

/** An entry in progress: each method is a decision, and the state is folded from its events. */
class GivenEntry {
  constructor(
    private readonly start: Start,
    readonly trail: readonly RecordedEvent[] = [],
  ) {}

  of = (owner: Person): GivenEntry => new GivenEntry({ ...this.start, owner });
  with = (fields: Partial<EntryFields>): GivenEntry =>
    new GivenEntry({ ...this.start, fields: { ...this.start.fields, ...fields } });

  draft = (): GivenEntry =>
    this.begin(this.start.owner, decisions.draft(this.start.fields, this.start.owner, this.now(this.start.fields)));
  pending = (): GivenEntry =>
    this.begin(this.start.owner, decisions.log(this.start.fields, this.start.owner, this.now(this.start.fields)));
  addedBy = (by: Person): GivenEntry =>
    this.begin(
      by,
      decisions.add(this.start.fields, { studentId: this.start.owner.id }, by, this.now(this.start.fields)),
    );
  importedBy = (by: Person): GivenEntry => {
    const about = {
      studentId: this.start.owner.id,
      status: 'pending',
      importId: 4,
      row: 1,
      earlier: {},
      reason: null,
    } as const;
    return this.begin(by, decisions.bringIn(this.start.fields, about, by, this.now(this.start.fields)));
  };

  submitted = (): GivenEntry => this.step(this.start.owner, (e, now) => decisions.submit(e, this.start.owner, now));
  withdrawn = (): GivenEntry => this.step(this.start.owner, (e) => decisions.withdraw(e, this.start.owner));
  verifiedBy = (by: Person, review: Review = {}): GivenEntry => this.step(by, (e) => decisions.verify(e, by, review));
  retractedBy = (by: Person, comment?: string): GivenEntry => this.step(by, (e) => decisions.retract(e, by, comment));
  approvedBy = (by: Person, review: Review = {}): GivenEntry =>
    this.step(by, (e, now) => decisions.approve(e, by, review, now));
  rejectedBy = (by: Person, comment?: string): GivenEntry => this.step(by, (e) => decisions.reject(e, by, comment));
  reopenedBy = (by: Person, comment?: string): GivenEntry => this.step(by, (e) => decisions.reopen(e, by, comment));
  revokedBy = (by: Person, comment?: string): GivenEntry => this.step(by, (e) => decisions.revoke(e, by, comment));
  amendedBy = (by: Person, fields: Partial<EntryFields>, reason?: string): GivenEntry =>
    this.step(by, (e, now) => decisions.amend(e, by, { fields, reason }, now));
  askedBy = (by: Person, question: string): GivenEntry => this.step(by, (e) => decisions.sendMessage(e, by, question));
  takenBackBy = (by: Person): GivenEntry => this.step(by, (e) => decisions.undoImport(e, by));
  deletedBy = (by: Person, reason?: string): GivenEntry => this.step(by, (e) => decisions.remove(e, by, reason));
  restoredBy = (by: Person, reason?: string): GivenEntry => this.step(by, (e) => decisions.restore(e, by, reason));
  movedAway = (to: { readonly organizationId: number; readonly id: number | null } = elsewhere): GivenEntry =>
    this.step(system, (e) => decisions.moveAway(e, to));
  confirmedByLink = (review: Review = {}): GivenEntry =>
    this.step(rosa, (e) => decisions.verifyByLink(e, supervisorOf(e), review));
  declinedByLink = (comment: string): GivenEntry =>
    this.step(rosa, (e) => decisions.declineByLink(e, supervisorOf(e), comment));
  /** The supervisor has an account now. */
  joinedBy = (by: Person): GivenEntry => this.step(system, (e) => decisions.supervisorJoined(e, by.id));
  erased = (): GivenEntry => this.step(system, (e) => decisions.erase(e));

  get entry(): VolunteerHours {
    return entryFrom(this.trail);
  }

  private begin(by: Person, events: readonly HoursEvent[]): GivenEntry {
    const { organizationId } = this.start.owner;
    return new GivenEntry(this.start, recorded(events, by, { id: 17, organizationId, version: 0 }));
  }

  private step(by: Doer, decide: Step): GivenEntry {
    const { entry } = this;
    return new GivenEntry(this.start, [...this.trail, ...recorded(decide(entry, this.now(entry)), by, entry)]);
  }

  private now({ verifierId }: EntryFields): Circumstances {
    if (verifierId === null) return aDay({ verifier: undefined });
    return aDay({ verifier: { id: verifierId, role: 'verifier', isActive: true, createdBy: null } });
  }
}

/** A morning at the food bank of `student`, naming `verifier`, in a school that approves under `standard`. */
export const anEntry = (): GivenEntry => new GivenEntry({ owner: student, fields: morningAtTheFoodBank });

export interface Refusal {
  readonly kind: DomainError['kind'];
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FieldProblem[];
  readonly details: DomainError['details'];
}

/** The refusal that a decision answers with; undefined where it decides. */
export function refusalOf(decision: () => unknown): Refusal | undefined {
  try {
    decision();
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { kind, code, message, details } = error;
    return { kind, code, message, details, errors: details.errors ?? [] };
  }
}
