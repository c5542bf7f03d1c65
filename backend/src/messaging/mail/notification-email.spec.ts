import { NOTIFICATION_KINDS, type NotificationView } from '@hourtrail/contracts';
import { inLanguage } from '../../platform/web/language.js';
import { notificationEmail } from './notification-email.js';

const MAYA = { id: 5, role: 'student', email: 'maya@home.example', firstName: 'Maya', school: 'Lincoln' } as const;
const PIA = { ...MAYA, id: 8, role: 'parent', firstName: 'Pia' } as const;
const LINKS = {
  at: 'https://hours.example.org',
  stop: { page: 'https://x.example/p', oneClick: 'https://x.example/c' },
};

const ENTRY = {
  id: 41,
  studentId: 5,
  studentName: 'Maya Chen',
  organizationName: 'Library',
  date: '2026-11-20',
  hours: '3.00',
  loggedHours: '4.00',
};
const GOAL = { studentId: 5, studentName: 'Maya Chen', missing: '34.00', endsOn: '2027-06-30' };
const approved: NotificationView = {
  id: 1,
  kind: 'hours.approved',
  at: '2026-11-21T15:00:00.000Z',
  isRead: false,
  actor: { id: 2, name: 'Dana Whitfield', role: 'admin' },
  entry: ENTRY,
  opportunity: null,
  rules: [],
  subject: null,
  family: null,
  fileName: null,
  imported: null,
  goal: null,
  comment: null,
};

test('a parent reads whose hours they are', () => {
  const email = notificationEmail([approved], PIA, LINKS);
  expect(email?.subject).toBe('Maya: 3 of 4 hours approved');
  expect(email?.text).toContain('Dana Whitfield approved 3 of Maya’s 4 hours at Library.');
  expect(email?.text).toContain('https://hours.example.org/my-hours?child=5&entry=41');
});

test('a parent reads whose goal is at risk', () => {
  const email = notificationEmail([{ ...approved, kind: 'reminder.goal', entry: null, goal: GOAL }], PIA, LINKS);
  expect(email?.subject).toBe('Maya: 34 hours to go by June 30, 2027');
  expect(email?.text).toContain('Maya needs 34 hours more to reach the goal. The school year ends on June 30, 2027.');
  expect(email?.text).toContain('https://hours.example.org/dashboard?child=5');
});

test('an announcement comes under its own subject', () => {
  const subject = 'The bus leaves at 8';
  const email = notificationEmail([{ ...approved, kind: 'school.announced', entry: null, subject }], MAYA, LINKS);
  expect(email?.subject).toBe(subject);
});

test('nothing left is no email', () => {
  expect(notificationEmail([], MAYA, LINKS)).toBeUndefined();
});

test.each(['en', 'es'] as const)('every kind has words of its own in %s, whatever is unknown', (language) => {
  const opportunity = {
    ...{ id: 7, title: 'Sort donations', date: '2026-12-05', startTime: '09:00', endTime: '12:00' },
    location: '12 Water Street',
  };
  for (const kind of NOTIFICATION_KINDS) {
    const ofOpportunity = kind.startsWith('opportunity.') || kind === 'reminder.event';
    const ofGoal = kind === 'reminder.goal';
    const ofEntry = !ofOpportunity && !ofGoal && /^(hours|reminder)\./.test(kind);
    const entry = ofEntry ? { ...ENTRY, organizationName: null, hours: null, loggedHours: null } : null;
    const view = {
      ...approved,
      kind,
      entry,
      opportunity: ofOpportunity ? opportunity : null,
      goal: ofGoal ? GOAL : null,
    };
    const email = inLanguage(language, () => notificationEmail([view], MAYA, LINKS));
    for (const part of [email?.subject, email?.text, email?.html?.replace(/<style>[^]*<\/style>/, '')]) {
      expect([kind, part]).toEqual([kind, expect.not.stringMatching(/null|undefined|[{}]/)]);
    }
  }
});

test('names and comments inject nothing', () => {
  const evil = 'Eve\r\nBcc: x@y.z <img src=x>';
  const email = notificationEmail(
    [{ ...approved, actor: { id: 2, name: evil, role: 'admin' }, comment: evil }],
    PIA,
    LINKS,
  );
  expect(email?.html).not.toContain('<img');
  expect(email?.html).toContain('&lt;img src=x&gt;');
});
