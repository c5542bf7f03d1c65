import { AUDITED_RECORDS, LIMITS, type AuditedRecord, type AuditStep } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { personIn, about, named, nameOf } from '../../platform/event-log/event-people.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { LoggedSchools } from '../../platform/web/access/logged-schools.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { stepProblemSentence } from '../checks/problem-summary.js';
import { RecordTrails, type TrailStep } from '../checks/record-trails.js';

export class ReadTrail extends Query<readonly AuditStep[]> {
  constructor(
    readonly by: SignedInUser,
    readonly record: { readonly kind: string; readonly id: number },
    readonly organizationId: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadTrail)
export class ReadTrailHandler implements IQueryHandler<ReadTrail> {
  constructor(
    private readonly database: Database,
    private readonly schools: LoggedSchools,
    private readonly trails: RecordTrails,
  ) {}

  async execute({ by, record: { kind, id }, organizationId }: ReadTrail): Promise<readonly AuditStep[]> {
    const school = await this.schools.find(by, organizationId);
    if (!AUDITED_RECORDS.includes(kind as AuditedRecord)) throw notFound();
    const stream = `${kind}/${id}`;
    const steps = await this.trails.of(school.id, stream);
    if (steps.length === 0) throw notFound();
    const isWithheld = isDraft(steps);
    const names = await this.namesIn(school.id, steps);
    return steps.map((step) =>
      stepOf({ organizationId: school.id, stream, step: withoutDraftWords(step, steps), names, isWithheld }),
    );
  }

  private async namesIn(school: number, steps: readonly TrailStep[]): Promise<Names> {
    const ids = steps.flatMap(({ event }) => (event ? [event.actor.id, personIn(event)] : []));
    const rows = await this.database.read<{ id: number; name: string | null }>(school, {
      name: 'names-in-trail',
      text: `SELECT wanted.id, ${nameOf('wanted.id', '$1::integer')} AS name FROM unnest($2::integer[]) AS wanted (id)`,
      values: [school, [...new Set(ids.filter(isId))]],
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

/** Never submitted, or withdrawn: only the owner may see it. */
function isDraft(steps: readonly TrailStep[]): boolean {
  const { to, from } = steps.findLast(({ event }) => event)?.event?.data ?? {};
  return to === 'draft' || (to === 'deleted' && from === 'draft');
}

/** A forged event may hold any value. */
const isId = (id: number | null): id is number => Number.isInteger(id) && (id as number) <= LIMITS.idMax;

/** Text that was replaced while the entry was a draft stays private to the volunteer. */
function withoutDraftWords(step: TrailStep, steps: readonly TrailStep[]): TrailStep {
  const { event, version } = step;
  if (event?.data['to'] !== 'draft') return step;
  const changedLater = (field: string): boolean =>
    steps.some(
      (later) => later.version > version && later.event?.data['from'] === 'draft' && field in later.event.texts,
    );
  const texts = Object.entries(event.texts).filter(([field]) => !changedLater(field));
  return { ...step, event: { ...event, texts: Object.fromEntries(texts) } };
}

type Names = ReadonlyMap<number, string | null>;

interface Details {
  readonly organizationId: number;
  readonly stream: string;
  readonly step: TrailStep;
  readonly names: Names;
  readonly isWithheld: boolean;
}

function stepOf({ organizationId, stream, step, names, isWithheld }: Details): AuditStep {
  const { number, version, hash, fault, event, sealedAt } = step;
  const what = { number, organizationId, record: stream, version, hash };
  const verified = fault ? 'broken' : number === null ? 'recorded' : 'sealed';
  const found = { verified, fault: fault && stepProblemSentence(fault) } as const;
  if (!event) {
    const emptyDetails = { actor: named(null, null, null), person: null, hours: null };
    return {
      ...what,
      ...found,
      ...emptyDetails,
      type: MISSING,
      at: sealedAt?.toISOString() ?? BEGINNING,
      data: {},
      texts: {},
    };
  }
  const { from, to, hundredthsAfter } = event.data;
  const person = personIn(event);
  return {
    ...what,
    ...found,
    type: event.type,
    at: event.at.toISOString(),
    actor: named(
      event.actor.id,
      event.actor.id === null ? null : (names.get(event.actor.id) ?? null),
      event.actor.role,
    ),
    person: about(person, person === null ? null : (names.get(person) ?? null)),
    hours: isWithheld || !stream.startsWith('hours/') ? null : inHours((hundredthsAfter ?? null) as number | null),
    data: isWithheld ? { from: from ?? null, to: to ?? null } : event.data,
    texts: isWithheld ? {} : withoutHidden(event.texts),
  };
}

/** An event that was sealed but is missing; its time is that of its seal. */
const MISSING = 'missing';
const BEGINNING = new Date(0).toISOString();

/** Codes that grant access while they are valid, and the document of an official record, which its own page shows. */
const HIDDEN_TEXTS = ['familyCode', 'joinCode', 'code', 'document'] as const;

const withoutHidden = <T>(texts: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => !HIDDEN_TEXTS.some((hidden) => hidden === field)));
