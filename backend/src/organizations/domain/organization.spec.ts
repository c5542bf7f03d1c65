import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';
import { refusalOf } from '../../../test/given.js';
import { evolve } from './evolve.js';
import {
  change,
  changeDistrictRules,
  changeLogo,
  create,
  dropJoinCode,
  followDistrict,
  makeJoinCode,
  removeLogo,
} from './organization.js';
import type { Organization } from './organization.state.js';
import { DEFAULTS } from './settings.js';

const AT = new Date('2026-03-02T15:00:00Z');
const SUPER_ADMIN = { role: 'super-admin', organizationId: 3 };
const ADMIN = { role: 'admin', organizationId: 2 };
const AT_HOME = { role: 'super-admin', organizationId: 2 };

const recorded = (event: DomainEvent, version: number, organizationId = 2): RecordedEvent => ({
  ...event,
  texts: event.texts ?? {},
  organizationId,
  stream: `organization/${organizationId}`,
  version,
  at: AT,
  actor: { id: null, role: 'system' },
});

const organizationAfter = (events: readonly DomainEvent[], before?: Organization, school = 2): Organization =>
  events.reduce<Organization | undefined>(
    (state, event) => evolve(state, recorded(event, (state?.version ?? 0) + 1, school)),
    before,
  ) as Organization;

const lincoln = organizationAfter(create({ name: 'Lincoln High School', description: 'Grades 9 to 12' }));
const newSchool = organizationAfter(create({ name: 'New School' }), undefined, 1);

test('a school begins with the rules of the product, unless told otherwise', () => {
  expect(organizationAfter(create({ name: 'Lincoln High School', approvalPolicy: 'strict' }))).toEqual({
    id: 2,
    version: 1,
    name: 'Lincoln High School',
    description: null,
    isActive: true,
    isDistrict: false,
    parentId: null,
    districts: [],
    lockedRules: [],
    timeZone: 'America/New_York',
    approvalPolicy: 'strict',
    acceptsSupervisors: false,
    hoursGoal: 50,
    oldestAcceptedDays: 365,
    emailNotifications: 'now',
    quietFrom: '',
    quietUntil: '',
    reminders: true,
    secondFactorFrom: '',
    joinCode: null,
    color: '',
    logoId: null,
    logoHash: null,
    createdAt: AT,
  });
});

test('a color that white text can be read on becomes the school’s, and an empty one takes it away', () => {
  const [changed] = change(lincoln, ADMIN, { color: '#7A1F2B' });
  expect(changed).toEqual({ type: 'organization.color-changed', data: { color: { from: '', to: '#7a1f2b' } } });
  const red = organizationAfter([changed as DomainEvent], lincoln);
  expect(change(red, ADMIN, { color: '#7a1f2b' })).toEqual([]);
  expect(organizationAfter(change(red, ADMIN, { color: '' }), red).color).toBe('');
  expect(refusalOf(() => change(lincoln, ADMIN, { color: '#ffd700' }))?.message).toMatch(
    /darker one, such as #[0-9a-f]{6}\.$/,
  );
});

test('a logo is named by its hash, and the same picture again changes nothing', () => {
  const logo = { id: 7, sha256: 'a'.repeat(64), bytes: 900 };
  const withLogo = organizationAfter(changeLogo(lincoln, ADMIN, { logo }), lincoln);
  expect(withLogo).toMatchObject({ logoId: 7, logoHash: logo.sha256 });
  expect(changeLogo(withLogo, ADMIN, { logo: { ...logo, id: 8 } })).toEqual([]);
  expect(organizationAfter(removeLogo(withLogo, ADMIN, {}), withLogo)).toMatchObject({ logoId: null, logoHash: null });
  expect(removeLogo(lincoln, ADMIN, {})).toEqual([]);
});

test('a school begins with what the system settings say, unless told otherwise', () => {
  const defaults = {
    ...DEFAULTS,
    defaultHoursGoal: 40,
    defaultApprovalPolicy: 'strict',
    defaultOldestAcceptedDays: 90,
  };
  const school = organizationAfter(
    create({ name: 'Roosevelt', hoursGoal: 60 }, { defaults: defaults as typeof DEFAULTS }),
  );
  expect(school).toMatchObject({ hoursGoal: 60, approvalPolicy: 'strict', oldestAcceptedDays: 90 });
});

test('each kind of change is an event of its own that says what was and what is', () => {
  const input = { name: 'Lincoln High', hoursGoal: 60, timeZone: 'America/Chicago', isActive: false };
  const events = change(lincoln, AT_HOME, input);
  expect(events).toEqual([
    { type: 'organization.details-changed', data: {}, texts: { name: 'Lincoln High' } },
    {
      type: 'organization.rules-changed',
      data: { timeZone: { from: 'America/New_York', to: 'America/Chicago' }, hoursGoal: { from: 50, to: 60 } },
    },
    { type: 'organization.closed', data: {} },
  ]);
  expect(organizationAfter(events, lincoln)).toEqual({ ...lincoln, ...input, version: 4 });
});

test('an administrator sets the rules of their school, and a super-admin alone its name and whether it is open', () => {
  const rules = { hoursGoal: 60, approvalPolicy: 'strict', oldestAcceptedDays: 90, timeZone: 'Asia/Tokyo' } as const;
  expect(organizationAfter(change(lincoln, ADMIN, rules), lincoln)).toMatchObject(rules);
  expect(change(lincoln, ADMIN, { ...rules, name: lincoln.name, isActive: true })).toHaveLength(1);
  for (const input of [{ name: 'Lincoln Academy' }, { isActive: false }]) {
    expect(refusalOf(() => change(lincoln, ADMIN, { ...rules, ...input }))?.code).toBe(
      'organizations.super-admins-only',
    );
  }
});

test('quiet hours begin and end, or there are none', () => {
  const night = { quietFrom: '22:00', quietUntil: '06:30' };
  const quiet = organizationAfter(change(lincoln, ADMIN, night), lincoln);
  expect(quiet).toMatchObject(night);
  expect(refusalOf(() => change(lincoln, ADMIN, { quietFrom: '22:00' }))?.code).toBe('organizations.quiet-hours');
  expect(refusalOf(() => change(quiet, ADMIN, { quietUntil: '' }))?.details.errors?.[0]?.field).toBe('quietUntil');
  expect(change(quiet, ADMIN, { quietFrom: '', quietUntil: '' })).toHaveLength(1);
});

test('a description can be taken away, and the name stays', () => {
  const events = change(lincoln, AT_HOME, { description: null });
  expect(events).toEqual([{ type: 'organization.details-changed', data: {}, texts: { description: null } }]);
  expect(organizationAfter(events, lincoln)).toMatchObject({ name: 'Lincoln High School', description: null });
});

test('what stands so already is no change', () => {
  expect(change(lincoln, SUPER_ADMIN, { name: 'Lincoln High School', hoursGoal: 50, isActive: true })).toEqual([]);
  expect(change(lincoln, SUPER_ADMIN, { timeZone: null, reason: 'Nothing' })).toEqual([]);
  expect(dropJoinCode(lincoln, SUPER_ADMIN, {})).toEqual([]);
});

test('a super-admin in a school not their own says why, or the log says that they did not', () => {
  const [silent] = change(lincoln, SUPER_ADMIN, { hoursGoal: 60, reason: ' ' });
  expect(silent?.data).toEqual({ hoursGoal: { from: 50, to: 60 }, noReason: true });
  const [reasoned] = change(lincoln, SUPER_ADMIN, { hoursGoal: 60, reason: 'The board decided' });
  expect(reasoned).toMatchObject({ data: { hoursGoal: { from: 50, to: 60 } }, texts: { reason: 'The board decided' } });
  expect(reasoned?.data).not.toHaveProperty('noReason');
  const [code] = makeJoinCode(lincoln, { role: 'admin', organizationId: 2 }, { joinCode: 'K7QM2XPR' });
  expect(code?.data).toEqual({});
});

test('a closed school opens again', () => {
  const closed = organizationAfter(change(lincoln, AT_HOME, { isActive: false }), lincoln);
  expect(closed.isActive).toBe(false);
  expect(organizationAfter(change(closed, AT_HOME, { isActive: true }), closed)).toEqual({ ...lincoln, version: 3 });
});

test('a new join code stands in the place of the old one, and can be dropped', () => {
  const first = organizationAfter(makeJoinCode(lincoln, AT_HOME, { joinCode: 'K7QM2XPR' }), lincoln);
  const second = organizationAfter(makeJoinCode(first, AT_HOME, { joinCode: 'ZZ345678' }), first);
  expect([first.joinCode, second.joinCode]).toEqual(['K7QM2XPR', 'ZZ345678']);
  expect(organizationAfter(dropJoinCode(second, AT_HOME, {}), second).joinCode).toBeNull();
});

test('New School keeps its name, stays open and has no join code', () => {
  const refused = 'organizations.new-school';
  expect(refusalOf(() => change(newSchool, SUPER_ADMIN, { name: 'Old School' }))?.code).toBe(refused);
  expect(refusalOf(() => change(newSchool, SUPER_ADMIN, { isActive: false }))?.code).toBe(refused);
  expect(refusalOf(() => makeJoinCode(newSchool, SUPER_ADMIN, { joinCode: 'K7QM2XPR' }))?.code).toBe(refused);
  expect(refusalOf(() => dropJoinCode(newSchool, SUPER_ADMIN, {}))?.code).toBe(refused);
  expect(change(newSchool, SUPER_ADMIN, { hoursGoal: 20 })).toHaveLength(1);
});

test('a school does not know what happens to others', () => {
  const stranger = recorded({ type: 'user.created', data: {} }, 2);
  expect(() => evolve(lincoln, stranger)).toThrow('A school does not know user.created.');
  expect(() => evolve(lincoln, recorded(create({ name: 'Again' })[0] as DomainEvent, 2))).toThrow();
});

describe('a district that sets rules for its schools', () => {
  const LAKESIDE = 7;
  const DANA = { role: 'district-admin', organizationId: LAKESIDE };
  const founded = organizationAfter(create({ name: 'Lakeside', isDistrict: true, hoursGoal: 40 }), undefined, LAKESIDE);
  const lakeside = organizationAfter(
    changeDistrictRules(founded, DANA, { lockedRules: ['hoursGoal'], reminders: false }),
    founded,
    LAKESIDE,
  );
  const school = (input: Partial<Parameters<typeof create>[0]> = {}) =>
    organizationAfter(create({ name: 'Hill School', ...input, parentId: LAKESIDE }, { district: lakeside }));
  const refused = 'organizations.set-by-district';

  it('gives a new school its rules, and leaves it those that it does not lock', () => {
    expect(school()).toMatchObject({ hoursGoal: 40, reminders: false, lockedRules: ['hoursGoal'] });
    expect(school({ reminders: true })).toMatchObject({ reminders: true });
    expect(refusalOf(() => school({ hoursGoal: 50 }))?.code).toBe(refused);
  });

  it('is followed by its schools in what it locks, and each writes down what changed for it', () => {
    const there = organizationAfter(change(lincoln, AT_HOME, { parentId: LAKESIDE, district: founded }), lincoln);
    expect(followDistrict(there, DANA, { district: lakeside })).toEqual([
      { type: 'organization.rules-changed', data: { hoursGoal: { from: 50, to: 40 } } },
      { type: 'organization.locks-changed', data: { lockedRules: { from: [], to: ['hoursGoal'] } } },
    ]);
    expect(followDistrict(school(), DANA, { district: lakeside })).toEqual([]);
  });

  it('has its locked rules refused to the school, to its own staff there and to super-admins, but not when they stay', () => {
    for (const by of [ADMIN, { ...DANA, organizationId: 2 }, AT_HOME]) {
      expect(refusalOf(() => change(school(), by, { hoursGoal: 41 }))?.code).toBe(refused);
      expect(change(school(), by, { hoursGoal: 40, reminders: true })).toHaveLength(1);
    }
    expect(refusalOf(() => change(lakeside, { ...AT_HOME, organizationId: LAKESIDE }, { hoursGoal: 41 }))?.code).toBe(
      refused,
    );
  });

  it('is joined with its locked rules, and left with them: then the school may change them', () => {
    const joined = organizationAfter(change(lincoln, AT_HOME, { parentId: LAKESIDE, district: lakeside }), lincoln);
    expect(joined).toMatchObject({ hoursGoal: 40, reminders: true, lockedRules: ['hoursGoal'] });
    expect(
      refusalOf(() => change(lincoln, AT_HOME, { parentId: LAKESIDE, district: lakeside, hoursGoal: 60 }))?.code,
    ).toBe(refused);
    const left = organizationAfter(change(joined, AT_HOME, { parentId: null }), joined);
    expect(left).toMatchObject({ hoursGoal: 40, lockedRules: [] });
    expect(change(left, ADMIN, { hoursGoal: 41 })).toHaveLength(1);
  });

  it('locks both ends of the quiet hours or neither, and is not a school', () => {
    const half = () => changeDistrictRules(lakeside, DANA, { lockedRules: ['quietFrom'] });
    expect(refusalOf(half)?.code).toBe('organizations.quiet-hours');
    expect(refusalOf(() => changeDistrictRules(lincoln, ADMIN, { lockedRules: [] }))?.code).toBe('not-found');
  });
});
