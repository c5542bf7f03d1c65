import { canonicalJson } from '../../platform/event-log/recording.js';
import { recordedEvent, type RecordedRow } from '../../platform/event-log/recorded-events.js';
import type { Json } from '../../platform/kernel/event.js';
import { userStream } from '../persistence/user.stream.js';

const ARRIVAL = {
  emailConfirmed: false,
  from: 1,
  gradeLevel: '9th',
  isActive: true,
  mustChangePassword: false,
  role: 'student',
  userId: 31,
};

/** A row of the log; `extra` adds to the bytes of the event, as a server of that time wrote them. */
const stored = (data: Record<string, Json>, extra: Record<string, Json> = {}): RecordedRow => ({
  organization_id: 2,
  stream: 'user/31',
  version: 1,
  epoch: 1,
  tx: '1',
  position: '1',
  canonical: canonicalJson({
    actor: { id: 7, role: 'admin' },
    at: '2026-03-16T12:34:56.789Z',
    data: { ...ARRIVAL, ...data },
    id: 'c0ffee00-0000-4000-8000-000000000000',
    organization: 2,
    request: null,
    stream: 'user/31',
    texts: { email: '00', firstName: '00', lastName: '00', username: '00' },
    type: 'user.moved-in',
    version: 1,
    ...extra,
  }),
  texts: { email: 'ana@example.org', firstName: 'Ana', lastName: 'Rivera', username: 'ana' },
});
const accountOf = (row: RecordedRow) => userStream.evolve(undefined, recordedEvent(row));

describe('Somebody who came from another school', () => {
  it.each([
    ['nobody could come in as them', {}, { couldEnter: [], emailFrom: [] }],
    ['somebody could, who counts as who wrote the address', { couldEnter: [9] }, { couldEnter: [9], emailFrom: [9] }],
    ['it was known who wrote the address', { couldEnter: [9], emailFrom: [] }, { couldEnter: [9], emailFrom: [] }],
  ])('before events named their schema: %s', (_when, data, account) => {
    expect(accountOf(stored(data))).toMatchObject(account);
  });

  it('since then is as the event says', () => {
    expect(accountOf(stored({ couldEnter: [9], emailFrom: [] }, { schema: 2 }))).toMatchObject({
      couldEnter: [9],
      emailFrom: [],
    });
  });

  it('by an event of a schema that is not known yet is not guessed at', () => {
    expect(() => recordedEvent(stored({}, { schema: 3 }))).toThrow('by a newer server');
  });
});
