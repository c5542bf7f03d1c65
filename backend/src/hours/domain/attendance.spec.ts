import type { Role } from '@hourtrail/contracts';
import {
  aDay,
  admin,
  aPerson,
  LINCOLN,
  nowA,
  recorded,
  refusalOf,
  ROOSEVELT,
  student,
  superAdmin,
  teacher,
  entryFrom,
  verifier,
} from '../../../test/given.js';
import {
  checkIn,
  correctHours,
  markPresent,
  mayCheckIn,
  takeAttendance,
  takeBack,
  type AttendanceRequest,
} from './attendance.js';
import type { Attended, Attendee } from './attendance.rules.js';
import { approve } from './volunteer-hours.js';
import type { HoursEvent, HoursEventData } from './volunteer-hours.events.js';
import type { Circumstances, Person } from './volunteer-hours.state.js';

const morning: Attended = {
  id: 41,
  organizationId: LINCOLN,
  title: 'Sort donations',
  organizationName: 'Riverside Food Bank',
  date: '2026-03-16',
  startTime: '09:00',
  endTime: '11:45',
  coordinatorId: verifier.id,
  isCancelled: false,
  window: 'open',
};
const present: Attendee = { id: student.id, hasPlace: true, volunteers: true, isLogged: false };
const by = (person: Person, verified = false, reason?: string): AttendanceRequest => ({ by: person, verified, reason });

const marked = (
  taking: AttendanceRequest,
  {
    than = {},
    who = {},
    now = aDay(),
  }: { than?: Partial<Attended>; who?: Partial<Attendee>; now?: Circumstances } = {},
): readonly HoursEvent[] => markPresent({ ...morning, ...than }, { ...present, ...who }, taking, now);
const types = (events: readonly HoursEvent[]): readonly string[] => events.map(({ type }) => type);
const code = (decision: () => unknown): string | undefined => refusalOf(decision)?.code;

describe('Whoever was there', () => {
  it('gets a pending entry with the times of the opportunity, and its coordinator as verifier', () => {
    const [event, ...more] = marked(by(teacher));
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      type: 'hours.marked-present',
      data: {
        student: student.id,
        from: null,
        to: 'pending',
        opportunity: 41,
        hundredthsAfter: 250,
        set: { date: '2026-03-16', startTime: '09:00', endTime: '11:45', hundredths: 250, verifierId: verifier.id },
      },
      texts: { organizationName: 'Riverside Food Bank', description: 'Sort donations' },
    });
    expect(
      entryFrom(recorded([event as HoursEvent], teacher, { id: 17, organizationId: LINCOLN, version: 0 })),
    ).toMatchObject({ status: 'pending', opportunityId: 41, createdBy: teacher.id, hundredths: 250 });
  });

  it('has it verified in the same act where the coordinator says so', () => {
    const events = marked(by(verifier, true));
    expect(types(events)).toEqual(['hours.marked-present', 'hours.verified']);
    expect(events[1]?.data).toMatchObject({ from: 'pending', to: 'verified', sameAct: true });
    const entry = entryFrom(recorded(events, verifier, { id: 17, organizationId: LINCOLN, version: 0 }));
    expect(entry).toMatchObject({ status: 'verified', verifiedBy: verifier.id, pastVerifiers: [verifier.id] });
  });

  it('still needs somebody else to approve it', () => {
    const entry = entryFrom(
      recorded(marked(by(verifier, true)), verifier, { id: 17, organizationId: LINCOLN, version: 0 }),
    );
    expect(code(() => approve(entry, nowA('teacher', verifier), {}, aDay()))).toBe('hours.verified-by-you');
    const added = entryFrom(recorded(marked(by(teacher)), teacher, { id: 17, organizationId: LINCOLN, version: 0 }));
    const strict = aDay({ approvalPolicy: 'strict' });
    expect(code(() => approve({ ...added, status: 'verified', verifiedBy: 6 }, teacher, {}, strict))).toBe(
      'hours.created-by-you',
    );
  });

  it('names no verifier where there is no coordinator any more', () => {
    const verifierIn = ([event]: readonly HoursEvent[]): unknown => {
      const data: HoursEventData | undefined = event?.data;
      return data?.set?.verifierId;
    };
    expect(verifierIn(marked(by(teacher), { than: { coordinatorId: null }, now: aDay({ verifier: undefined }) }))).toBe(
      null,
    );
    const left = aDay({ verifier: { id: verifier.id, role: 'verifier', isActive: false, createdBy: null } });
    expect(verifierIn(marked(by(teacher), { now: left }))).toBe(null);
  });

  it('is nobody who marks themselves, who left, or who logged it already', () => {
    expect(code(() => marked(by(teacher), { who: { id: teacher.id } }))).toBe('hours.own-entry');
    expect(code(() => marked(by(teacher), { who: { volunteers: false } }))).toBe('attendance.no-volunteer');
    expect(code(() => marked(by(teacher), { who: { isLogged: true } }))).toBe('hours.opportunity-logged');
  });

  it('is marked with a reason by who is not of the school, or the log says that there was none', () => {
    const guest = { ...superAdmin, organizationId: ROOSEVELT };
    expect(marked(by(guest))[0]?.data).toMatchObject({ noReason: true });
    const explained = marked(by(guest, false, 'The coordinator is ill.'))[0];
    expect(explained?.data).not.toHaveProperty('noReason');
    expect(explained?.texts).toMatchObject({ comment: 'The coordinator is ill.' });
  });
});

describe('What attendance recorded', () => {
  const origin = { id: 17, organizationId: LINCOLN, version: 0 };
  const entryAfter = (events: readonly HoursEvent[], person: Person) => entryFrom(recorded(events, person, origin));
  const ofTeacher = () => entryAfter(marked(by(teacher)), teacher);
  const verified = () => entryAfter(marked(by(verifier, true)), verifier);
  const own = () => entryAfter(checkIn(morning, student, aDay()), student);

  it('begins with fewer hours for who left early, but never with more than it lasts', () => {
    expect(marked({ ...by(teacher), hundredths: 150 })[0]?.data).toMatchObject({ hundredthsAfter: 150 });
    expect(code(() => marked({ ...by(teacher), hundredths: 300 }))).toBe('hours.incomplete');
  });

  it('is corrected by who takes it; a verified entry waits again, unless its coordinator verifies it at once', () => {
    expect(correctHours(ofTeacher(), 150, by(teacher), aDay())).toMatchObject([
      { type: 'hours.amended', data: { from: 'pending', to: 'pending', hundredthsBefore: 250, hundredthsAfter: 150 } },
    ]);
    expect(correctHours(verified(), 150, by(teacher, false, 'Left early'), aDay())).toMatchObject([
      { type: 'hours.amended', data: { from: 'verified', to: 'pending' }, texts: { comment: 'Left early' } },
    ]);
    expect(types(correctHours(verified(), 150, by(verifier, true), aDay()))).toEqual([
      'hours.amended',
      'hours.verified',
    ]);
    expect(correctHours(ofTeacher(), 250, by(teacher), aDay())).toEqual([]);
    expect(code(() => correctHours(ofTeacher(), 300, by(teacher), aDay()))).toBe('hours.incomplete');
  });

  it('is taken back of who was not there', () => {
    expect(takeBack(ofTeacher(), by(verifier))).toMatchObject([{ type: 'hours.deleted', data: { from: 'pending' } }]);
  });

  it('is no more than people logged themselves, and that is rejected instead of taken back', () => {
    expect(types(correctHours(own(), 100, by(verifier, true), aDay()))).toEqual(['hours.amended', 'hours.verified']);
    const short = { ...own(), hundredths: 100 };
    expect(code(() => correctHours(short, 150, by(teacher), aDay()))).toBe('hours.raised');
    expect(code(() => takeBack(own(), by(teacher)))).toBe('attendance.logged-themselves');
  });

  it('stays as it is once it is decided, and for verifiers whom the entry does not name', () => {
    for (const status of ['approved', 'rejected'] as const) {
      expect(code(() => takeBack({ ...ofTeacher(), status }, by(teacher)))).toBe('attendance.decided');
    }
    expect(code(() => takeBack(ofTeacher(), by(aPerson('verifier', 16))))).toBe('hours.opportunity-logged');
    expect(code(() => correctHours({ ...own(), status: 'draft' }, 100, by(teacher), aDay()))).toBe(
      'hours.opportunity-logged',
    );
    expect(code(() => correctHours(own(), 100, by({ ...teacher, id: student.id }), aDay()))).toBe('hours.own-entry');
  });
});

describe('Attendance', () => {
  const taken = (person: Person, than: Partial<Attended> = {}, verified = false): string | undefined =>
    code(() => takeAttendance({ ...morning, ...than }, by(person, verified)));

  it('is taken by the coordinator and by staff', () => {
    expect([verifier, teacher, admin, superAdmin].map((person) => taken(person))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(taken(aPerson('verifier', 16))).toBe('attendance.not-yours');
  });

  it('is verified in the same act by nobody but the coordinator, while they are a verifier', () => {
    expect(taken(verifier, {}, true)).toBeUndefined();
    for (const role of ['teacher', 'admin', 'super-admin'] satisfies Role[]) {
      expect(taken(nowA(role, verifier), {}, true)).toBe('attendance.not-coordinator');
    }
  });

  it('is never taken of what was cancelled, nor long before; any time after', () => {
    expect(taken(teacher, { isCancelled: true })).toBe('opportunities.cancelled');
    expect(taken(teacher, { window: 'early' })).toBe('attendance.too-early');
    expect(taken(teacher, { window: 'late' })).toBeUndefined();
  });
});

describe('Who checks in with the code', () => {
  const may = (than: Partial<Attended>, who: Partial<Attendee> = {}): string | undefined =>
    code(() => mayCheckIn({ ...morning, ...than }, { ...present, ...who }));

  it('has a place, is there at the time, and only where it takes place', () => {
    expect(may({})).toBeUndefined();
    expect(may({}, { hasPlace: false })).toBe('attendance.no-place');
    expect(may({ window: 'early' })).toBe('attendance.too-early');
    expect(may({ window: 'late' })).toBe('attendance.over');
    expect(may({ isCancelled: true })).toBe('opportunities.cancelled');
  });

  it('gets a pending entry for the coordinator to verify', () => {
    expect(checkIn(morning, student, aDay())).toMatchObject([
      { type: 'hours.checked-in', data: { to: 'pending', opportunity: 41, set: { verifierId: verifier.id } } },
    ]);
  });
});
