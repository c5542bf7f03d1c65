import {
  forEachText,
  type HoursChange,
  type HoursEventType,
  type HoursHistoryStep,
  type ImportedFrom,
  type Role,
  type VerificationLevel,
  t,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { RECORDED_EVENTS, recordedEvent, type RecordedRow } from '../../platform/event-log/recorded-events.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { keyNameOf, withKey } from '../../platform/web/keys/api-keys.js';
import { evolve } from '../domain/evolve.js';
import type { EntryFields, HoursEventData } from '../domain/volunteer-hours.events.js';
import type { Person, VolunteerHours } from '../domain/volunteer-hours.state.js';
import { categoryNamed, rulesOfSchool, versionsIn, type RulesRow } from '../persistence/counting.js';
import { importedFrom, onePerson, personAnywhere } from '../persistence/hours-view.js';
import { VisibleHours } from '../persistence/visible-hours.js';

export class HoursHistory extends Query<readonly HoursHistoryStep[]> {
  constructor(
    readonly by: Person,
    readonly id: number,
  ) {
    super();
  }
}

@QueryHandler(HoursHistory)
export class HoursHistoryHandler implements IQueryHandler<HoursHistory> {
  constructor(
    private readonly hours: VisibleHours,
    private readonly database: Database,
  ) {}

  async execute({ by, id }: HoursHistory): Promise<readonly HoursHistoryStep[]> {
    const { row, also } = await this.hours.read<NamedRow>(by, id, { name: 'hours-history', text: TRAIL });
    const names = new Map(
      also.flatMap((row) => [
        [row.actor_id, row.actor_name],
        [row.set_verifier, row.set_verifier_name],
        ...Object.entries(row.could_be ?? {}).map(([person, name]) => [Number(person), name] as const),
      ]),
    );
    const keys = new Map(also.map(({ version, key_name: key }) => [version, key]));
    const keyNameAt = (version: number): string | null => keys.get(version) ?? null;
    const nameOf = (person: number): string => names.get(person) ?? t('labels.unknownPerson');
    const events = also.map(recordedEvent);
    const categoryNamed = await this.categoriesIn(events, row.organization_id);
    const owns = row.student_id === by.id;
    return stepsOf(events, { owns, nameOf, keyNameAt, categoryNamed, imported: importedFrom(row) });
  }

  /** Reads the school's rules only if an event sets a category. */
  private async categoriesIn(events: readonly RecordedEvent[], school: number): Promise<Words['categoryNamed']> {
    const hasSome = events.some(({ data }) => (data as unknown as HoursEventData).set?.categoryId);
    const [rules] = hasSome ? await this.database.read<RulesRow>(school, rulesOfSchool(school)) : [];
    const versions = versionsIn(rules);
    return (category) => categoryNamed(category, versions)?.name ?? t('labels.unknownCategory');
  }
}

interface NamedRow extends RecordedRow {
  actor_id: number;
  actor_name: string | null;
  /** The API key through which the actor acted. */
  key_name: string | null;
  set_verifier: number | null;
  set_verifier_name: string | null;
  /** Names by id. */
  could_be: Readonly<Record<string, string>> | null;
}

// OFFSET 0 and LIMIT: compared with a number inside JSON, row-level security would have every person of the school read
const TRAIL = `
  SELECT r.*, a.first_name || ' ' || a.last_name AS actor_name, v.first_name || ' ' || v.last_name AS set_verifier_name,
    ${keyNameOf("(r.canonical::jsonb #>> '{actor,key}')::integer", 'r.organization_id')} AS key_name,
    (SELECT jsonb_object_agg(c.id, o.first_name || ' ' || o.last_name)
     FROM jsonb_array_elements_text(r.canonical::jsonb #> '{actor,couldBe}') c (id)
     JOIN ${personAnywhere('c.id::integer', 'r.organization_id')} o ON true) AS could_be
  FROM (SELECT s.*, (s.canonical::jsonb #>> '{data,set,verifierId}')::integer AS set_verifier
        FROM (${RECORDED_EVENTS} WHERE e.organization_id = $1 AND e.stream = 'hours/' || $2::integer) s OFFSET 0) r
  LEFT JOIN ${personAnywhere('r.actor_id', 'r.organization_id')} a ON true
  LEFT JOIN ${onePerson('(r.organization_id, r.set_verifier)')} v ON true
  ORDER BY r.version`;

interface Reader extends Words {
  readonly owns: boolean;
  readonly imported: ImportedFrom | null;
}

export function stepsOf(
  events: readonly RecordedEvent[],
  { owns, imported, ...words }: Reader,
): readonly HoursHistoryStep[] {
  const { nameOf, keyNameAt } = words;
  let before: VolunteerHours | undefined;
  return events.map((event) => {
    const data = event.data as unknown as HoursEventData;
    const after = evolve(before, event);
    const step: HoursHistoryStep = {
      type: event.type as HoursEventType,
      at: event.at.toISOString(),
      actor: actorOf(event, nameOf, keyNameAt?.(event.version) ?? null),
      couldBe: (event.actor.couldBe ?? []).map((person) => ({ id: person, name: nameOf(person) })),
      from: data.from === 'deleted' ? after.status : data.from,
      to: data.to,
      hours: inHours(after.hundredths),
      comment: event.texts['comment'] ?? null,
      level: event.type === 'hours.verified' ? levelOf(event) : null,
      signedBy: data.level === 'paper' ? (event.texts['signedName'] ?? t('labels.unknownPerson')) : null,
      attachment: fileNameOf(data.attachment, { before, after }),
      // a draft's content stays private to its owner
      changes: before && showsChanges(event, owns) ? changesBetween(before, after, words) : [],
      rules: data.rules,
      policy: data.policy ?? null,
      marks: [
        ...(data.singleActor
          ? ([before?.verificationLevel === 'paper' ? 'recordedPaper' : 'singleActor'] as const)
          : []),
        ...(data.overturned ? (['overturned'] as const) : []),
        ...(data.noReason ? (['no-reason'] as const) : []),
      ],
      imported: event.type === 'hours.imported' ? imported : null,
    };
    before = after;
    return step;
  });
}

/** An erasure has removed the texts already, so there is nothing to compare. */
const showsChanges = ({ type, data }: RecordedEvent, owns: boolean): boolean =>
  type !== 'hours.erased' && (owns || data['from'] !== 'draft');

function actorOf(
  { actor, texts }: RecordedEvent,
  nameOf: (person: number) => string,
  key: string | null,
): HoursHistoryStep['actor'] {
  if (actor.role === 'supervisor') {
    return { id: null, name: texts['signedName'] ?? t('labels.unknownPerson'), role: 'supervisor' };
  }
  return actor.id === null
    ? { id: null, name: 'HourTrail', role: 'system' }
    : { id: actor.id, name: withKey(nameOf(actor.id), key), role: actor.role as Role };
}

/** The event that removes a file doesn't repeat its name. */
function fileNameOf(
  attachment: HoursEventData['attachment'],
  { before, after }: { readonly before: VolunteerHours | undefined; readonly after: VolunteerHours },
): string | null {
  if (!attachment) return null;
  const known = [...(before?.attachments ?? []), ...after.attachments].find(({ id }) => id === attachment.id);
  return known?.name || t('labels.unnamedFile');
}

const levelOf = ({ actor, data }: RecordedEvent): VerificationLevel =>
  (data as unknown as HoursEventData).level ?? (actor.role === 'verifier' ? 'account' : 'staff');

interface Words {
  readonly nameOf: (person: number) => string;
  readonly keyNameAt?: (version: number) => string | null;
  readonly categoryNamed: (category: number) => string;
}

type Show = (entry: EntryFields, words: Words) => string | null;

const SHOWN: Readonly<Record<string, Show>> = {
  organizationName: (entry) => entry.organizationName,
  ...forEachText(
    (text): Show =>
      (entry) =>
        entry[text] ?? null,
  ),
  date: (entry) => entry.date,
  startTime: (entry) => entry.startTime,
  endTime: (entry) => entry.endTime,
  hours: (entry) => inHours(entry.hundredths),
  supervisor: ({ supervisorName, supervisorEmail }) =>
    supervisorEmail ? `${supervisorName} (${supervisorEmail})` : null,
  verifier: (entry, { nameOf }) => (entry.verifierId === null ? null : nameOf(entry.verifierId)),
  category: ({ categoryId }, { categoryNamed }) => (categoryId ? categoryNamed(categoryId) : null),
  isNonProfit: ({ isNonProfit }) => {
    if (typeof isNonProfit !== 'boolean') return null;
    return isNonProfit ? t('exports.yes') : t('exports.no');
  },
};

function changesBetween(before: VolunteerHours, after: VolunteerHours, words: Words): readonly HoursChange[] {
  return Object.entries(SHOWN)
    .map(([field, show]) => ({ field, from: show(before, words), to: show(after, words) }))
    .filter((change) => change.from !== change.to);
}
