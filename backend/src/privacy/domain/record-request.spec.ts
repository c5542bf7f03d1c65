import { LIMITS, type RecordRequestKind } from '@hourtrail/contracts';
import { refusalOf } from '../../../test/given.js';
import {
  attachStatement,
  decideRequest,
  eraseRequestTexts,
  evolve,
  openRequest,
  withdrawRequest,
  type RecordRequest,
  type RecordRequestEvent,
  type RequestInput,
} from './record-request.js';

const LINCOLN = 2;
const STUDENT = { id: 17, isErased: false, open: [] as readonly RecordRequestKind[] };
const OPENER = 4;
const DUE = '2026-11-19';
const AMENDMENT = { kind: 'amend', wrong: 'Two hours', right: 'Four hours' } as const;
const admin = { id: 9, role: 'admin', organizationId: LINCOLN };
const parent = { id: 30, isFamily: true };
const colleague = { id: 10, isFamily: false };

const after = (before: RecordRequest | undefined, [event]: readonly RecordRequestEvent[]): RecordRequest =>
  evolve(before, {
    organizationId: LINCOLN,
    stream: 'record-request/7',
    version: (before?.version ?? 0) + 1,
    at: new Date('2026-10-05T15:00:00Z'),
    actor: { id: before ? admin.id : OPENER, role: 'admin' },
    texts: {},
    ...(event as RecordRequestEvent),
  });
const opened = (input: RequestInput) => after(undefined, openRequest(STUDENT, input, DUE));
const amendment = opened(AMENDMENT);
const refused = after(
  amendment,
  decideRequest(amendment, admin, { decision: 'refused', reason: 'The sheet says two' }),
);
const granted = after(amendment, decideRequest(amendment, admin, { decision: 'granted' }));
const codeOf = (attempt: () => unknown): string | undefined => refusalOf(attempt)?.code;

describe('A request about a record', () => {
  it('says what is wrong and what should stand only if it asks for a correction', () => {
    expect(amendment).toMatchObject({ status: 'open', wrong: 'Two hours', asked: 'Four hours', dueOn: DUE });
    expect(opened({ ...AMENDMENT, kind: 'inspect' })).toMatchObject({ wrong: null, asked: null });
    expect(codeOf(() => opened({ kind: 'amend', wrong: ' ' }))).toBe('record-requests.invalid');
  });

  it('is open once for each kind but corrections, and not without end', () => {
    const open = (known: readonly RecordRequestKind[], kind: RecordRequestKind) => () =>
      openRequest({ ...STUDENT, open: known }, { ...AMENDMENT, kind }, DUE);
    expect(codeOf(open(['erase'], 'erase'))).toBe('record-requests.already-open');
    expect(codeOf(open(['erase', 'amend'], 'amend'))).toBeUndefined();
    const many = Array.from({ length: LIMITS.openRecordRequestsMax }, () => 'amend' as const);
    expect(codeOf(open(many, 'amend'))).toBe('record-requests.too-many');
  });

  it('is not opened about someone erased', () => {
    expect(codeOf(() => openRequest({ ...STUDENT, isErased: true }, AMENDMENT, DUE))).toBe('people.erased');
  });

  it('is answered once, by someone else, and refused with a reason', () => {
    expect(granted).toMatchObject({ status: 'granted', decidedBy: admin.id, reason: null });
    expect(refused).toMatchObject({ status: 'refused', reason: 'The sheet says two' });
    expect(codeOf(() => decideRequest(granted, admin, { decision: 'granted' }))).toBe('record-requests.closed');
    const own = { ...admin, id: STUDENT.id };
    expect(codeOf(() => decideRequest(amendment, own, { decision: 'granted' }))).toBe('record-requests.own');
    expect(codeOf(() => decideRequest(amendment, admin, { decision: 'refused' }))).toBe('record-requests.invalid');
  });

  it('is withdrawn by the family or by who opened it, and by no other administrator', () => {
    expect(after(amendment, withdrawRequest(amendment, parent)).status).toBe('withdrawn');
    expect(codeOf(() => withdrawRequest(amendment, { id: OPENER, isFamily: false }))).toBeUndefined();
    expect(codeOf(() => withdrawRequest(amendment, colleague))).toBe('record-requests.not-family');
    expect(codeOf(() => withdrawRequest(granted, parent))).toBe('record-requests.closed');
  });

  it('takes one statement after a refused correction, by the family and not even by who opened it', () => {
    const attach = (request: RecordRequest, by = parent) => attachStatement(request, by, 'It was four.');
    const stated = evolve(refused, {
      ...{ organizationId: LINCOLN, stream: 'record-request/7', version: 3, at: new Date('2026-10-06T15:00:00Z') },
      actor: { id: parent.id, role: 'parent' },
      ...(attach(refused)[0] as RecordRequestEvent),
      texts: { statement: 'It was four.' },
    });
    expect(stated.statement).toBe('It was four.');
    expect(codeOf(() => attach(stated))).toBe('record-requests.has-statement');
    expect(codeOf(() => attach(granted))).toBe('record-requests.not-refused');
    expect(codeOf(() => attach(refused, { id: OPENER, isFamily: false }))).toBe('record-requests.not-family');
  });

  it('keeps no word once the person is erased, and waits for no answer', () => {
    const erased = after(amendment, eraseRequestTexts(amendment));
    expect(erased).toMatchObject({ status: 'withdrawn', wrong: null, asked: null, reason: null });
    expect(after(refused, eraseRequestTexts(refused)).status).toBe('refused');
  });
});
