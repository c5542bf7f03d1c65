import {
  t,
  LIMITS,
  type RecordRequestDecision,
  type RecordRequestKind,
  type RecordRequestStatus,
} from '@hourtrail/contracts';
import { conflict, forbidden, invalid } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';
import { explained } from './retention.js';

/** What a family asks of the school about a record: to see it, to correct it, to erase it. */
export interface RecordRequest {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly kind: RecordRequestKind;
  readonly status: RecordRequestStatus;
  /** Whose record. */
  readonly studentId: number;
  readonly openedBy: number;
  readonly openedAs: string;
  readonly openedAt: Date;
  readonly dueOn: string;
  readonly entryId: number | null;
  readonly wrong: string | null;
  /** What should stand instead. */
  readonly asked: string | null;
  readonly decidedBy: number | null;
  readonly decidedAs: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  readonly statement: string | null;
  readonly statementAt: Date | null;
}

type About = { readonly userId: number; readonly noReason?: true };

export type RecordRequestEvent = DomainEvent &
  (
    | {
        readonly type: 'record-request.opened';
        readonly data: About & { readonly kind: RecordRequestKind; readonly dueOn: string; readonly entryId?: number };
      }
    | {
        readonly type: 'record-request.granted' | 'record-request.refused';
        readonly data: About & { readonly openedBy: number };
      }
    | {
        readonly type: 'record-request.withdrawn' | 'record-request.statement-attached' | 'record-request.erased';
        readonly data: About;
      }
  );

export interface RequestInput {
  readonly kind: RecordRequestKind;
  readonly entryId?: number | null | undefined;
  readonly wrong?: string | null | undefined;
  readonly right?: string | null | undefined;
}

export function openRequest(
  person: { readonly id: number; readonly isErased: boolean; readonly open: readonly RecordRequestKind[] },
  { kind, entryId, wrong, right }: RequestInput,
  dueOn: string,
): readonly RecordRequestEvent[] {
  if (person.isErased) throw conflict('people.erased', t('apiPeople.erased'));
  oneRequestOfAKindIsOpenAtATime(person.open, kind);
  if (kind !== 'amend') return [{ type: 'record-request.opened', data: { userId: person.id, kind, dueOn } }];
  anAmendmentSaysWhatIsWrongAndWhatIsRight({ wrong, right });
  return [
    {
      type: 'record-request.opened',
      data: { userId: person.id, kind, dueOn, ...(entryId && { entryId }) },
      texts: { wrong: wrong as string, asked: right as string },
    },
  ];
}

export const alreadyOpen = () => conflict('record-requests.already-open', t('apiPrivacy.requestAlreadyOpen'));

function oneRequestOfAKindIsOpenAtATime(open: readonly RecordRequestKind[], kind: RecordRequestKind): void {
  if (kind !== 'amend' && open.includes(kind)) throw alreadyOpen();
  const { openRecordRequestsMax: max } = LIMITS;
  if (open.length >= max) throw conflict('record-requests.too-many', t('apiPrivacy.tooManyRequests', { max }));
}

function anAmendmentSaysWhatIsWrongAndWhatIsRight({ wrong, right }: Pick<RequestInput, 'wrong' | 'right'>): void {
  const problems = [
    ...(wrong?.trim() ? [] : [{ field: 'wrong', message: t('rules.required', { field: t('labels.whatIsWrong') }) }]),
    ...(right?.trim()
      ? []
      : [{ field: 'right', message: t('rules.required', { field: t('labels.whatShouldStand') }) }]),
  ];
  if (problems.length > 0) throw invalid('record-requests.invalid', problems);
}

interface By {
  readonly id: number;
  readonly role: string;
  readonly organizationId: number;
}

export function decideRequest(
  request: RecordRequest,
  by: By,
  { decision, reason }: { readonly decision: RecordRequestDecision; readonly reason?: string | null | undefined },
): readonly RecordRequestEvent[] {
  aRequestIsAnsweredOnce(request);
  nobodyDecidesOnTheirOwnRecord(request, by);
  if (decision === 'refused') aRefusalHasAReason(reason);
  const about = { userId: request.studentId, openedBy: request.openedBy };
  const { data, texts } = explained(about, request.organizationId, by, reason);
  return [{ type: `record-request.${decision}`, data, ...(texts && { texts }) }];
}

/** `isFamily`: the student, or a parent whom the school confirmed. */
export interface Asker {
  readonly id: number;
  readonly isFamily: boolean;
}

export function withdrawRequest(request: RecordRequest, by: Asker): readonly RecordRequestEvent[] {
  if (request.openedBy !== by.id) onlyTheFamilySpeaksForTheFamily(by);
  aRequestIsAnsweredOnce(request);
  return [{ type: 'record-request.withdrawn', data: { userId: request.studentId } }];
}

/** Shown beside the entry, or the whole record, wherever the school shows that. */
export function attachStatement(request: RecordRequest, by: Asker, statement: string): readonly RecordRequestEvent[] {
  onlyTheFamilySpeaksForTheFamily(by);
  onlyARefusedAmendmentHasAStatement(request);
  return [{ type: 'record-request.statement-attached', data: { userId: request.studentId }, texts: { statement } }];
}

export const eraseRequestTexts = ({ studentId }: RecordRequest): readonly RecordRequestEvent[] => [
  { type: 'record-request.erased', data: { userId: studentId } },
];

function onlyTheFamilySpeaksForTheFamily({ isFamily }: Asker): void {
  if (!isFamily) throw forbidden('record-requests.not-family', t('apiPrivacy.notFamily'));
}

function aRequestIsAnsweredOnce({ status }: RecordRequest): void {
  if (status === 'open') return;
  throw conflict('record-requests.closed', t('apiPrivacy.requestClosed'), { current: status });
}

function nobodyDecidesOnTheirOwnRecord({ studentId }: RecordRequest, by: By): void {
  if (studentId === by.id) throw forbidden('record-requests.own', t('apiPrivacy.ownRequest'));
}

function aRefusalHasAReason(reason: string | null | undefined): void {
  if (reason?.trim()) return;
  throw invalid('record-requests.invalid', [{ field: 'reason', message: t('apiPrivacy.refusalNeedsReason') }]);
}

function onlyARefusedAmendmentHasAStatement({ kind, status, statementAt }: RecordRequest): void {
  if (kind !== 'amend' || status !== 'refused')
    throw conflict('record-requests.not-refused', t('apiPrivacy.noStatementHere'));
  if (statementAt !== null) throw conflict('record-requests.has-statement', t('apiPrivacy.hasStatement'));
}

export function evolve(before: RecordRequest | undefined, event: RecordedEvent): RecordRequest {
  const { organizationId, version, at, actor, data, texts, type } = event;
  if (!before) {
    return {
      organizationId,
      id: recordIdOf(event.stream),
      version,
      kind: data['kind'] as RecordRequestKind,
      status: 'open',
      studentId: data['userId'] as number,
      openedBy: actor.id as number,
      openedAs: actor.role,
      openedAt: at,
      dueOn: data['dueOn'] as string,
      entryId: (data['entryId'] as number | undefined) ?? null,
      wrong: texts['wrong'] ?? null,
      asked: texts['asked'] ?? null,
      decidedBy: null,
      decidedAs: null,
      decidedAt: null,
      reason: null,
      statement: null,
      statementAt: null,
    };
  }
  const changed = { ...before, version };
  if (type === 'record-request.statement-attached')
    return { ...changed, statement: texts['statement'] ?? null, statementAt: at };
  if (type === 'record-request.erased') {
    const status = before.status === 'open' ? 'withdrawn' : before.status;
    return { ...changed, status, wrong: null, asked: null, reason: null, statement: null };
  }
  const decided = { ...changed, decidedAt: at, decidedBy: actor.id, decidedAs: actor.role };
  if (type === 'record-request.withdrawn') return { ...decided, status: 'withdrawn' };
  const status = type === 'record-request.granted' ? 'granted' : 'refused';
  return { ...decided, status, reason: texts['reason'] ?? null };
}
