import { NOTIFICATION_KINDS, notificationPath, type NotificationView, type SessionUser } from '@hourtrail/contracts';
import { admin, aNotification, parent, student, superAdmin, teacher, verifier } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { unreadFigure } from './useNotifications.js';
import { NotificationText } from './NotificationText.js';

const textFor = (notification: NotificationView, user: SessionUser): string | null => {
  const { container, unmount } = renderPart(<NotificationText notification={notification} />, { user });
  const text = container.textContent;
  unmount();
  return text;
};

const entry = aNotification().entry as NonNullable<NotificationView['entry']>;
const opportunity = {
  id: 7,
  title: 'Sort donations',
  date: '2026-12-05',
  startTime: '09:00',
  endTime: '12:00',
  location: '12 Water Street',
};
const byStudent = { id: student.id, name: 'Maya Chen', role: 'student' } as const;
const byAdmin = { id: admin.id, name: 'Dana Whitfield', role: 'admin' } as const;

describe('a notification in words', () => {
  it.each([
    ['hours.submitted', byStudent, 'Maya Chen asks you to verify 3 hours at Riverside Food Bank'],
    ['hours.submitted', byAdmin, 'Dana Whitfield asks you to verify Maya Chen’s 3 hours at Riverside Food Bank'],
    ['hours.message-sent', byStudent, 'Maya Chen wrote about 3 hours at Riverside Food Bank'],
    ['hours.message-sent', byAdmin, 'Dana Whitfield wrote about your 3 hours at Riverside Food Bank'],
    ['hours.added', byAdmin, 'Dana Whitfield added 3 hours at Riverside Food Bank for you'],
    ['hours.verified', byAdmin, 'Dana Whitfield verified 3 hours at Riverside Food Bank'],
    ['hours.approved', byAdmin, 'Dana Whitfield approved 3 hours at Riverside Food Bank'],
    ['hours.rejected', byAdmin, 'Dana Whitfield rejected 3 hours at Riverside Food Bank'],
    ['hours.reopened', byAdmin, 'Dana Whitfield reopened 3 hours at Riverside Food Bank for a new decision'],
    ['hours.revoked', byAdmin, 'Dana Whitfield revoked the approval of 3 hours at Riverside Food Bank'],
    ['hours.amended', byAdmin, 'Dana Whitfield changed your entry for 3 hours at Riverside Food Bank'],
    ['hours.deleted', byAdmin, 'Dana Whitfield deleted your entry for 3 hours at Riverside Food Bank'],
    ['hours.restored', byAdmin, 'Dana Whitfield restored your entry for 3 hours at Riverside Food Bank'],
  ] as const)('says of %s what was done', (kind, actor, words) => {
    expect(
      textFor(aNotification({ kind, actor }), actor === byStudent || kind === 'hours.submitted' ? verifier : student),
    ).toBe(words);
  });

  it('has some for every kind, also where place and hours are not known any more', () => {
    const bare = { ...entry, organizationName: null, hours: null };
    const sentences = NOTIFICATION_KINDS.map((kind) => {
      const about = kind.startsWith('hours.') ? bare : null;
      return textFor(aNotification({ kind, entry: about }), student);
    });
    expect(sentences).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ approved hours$/),
        expect.stringMatching(/ cancelled an opportunity$/),
      ]),
    );
    expect(sentences.filter((words) => /null|undefined|[{}]/.test(words ?? ''))).toEqual([]);
  });

  it.each([
    ['opportunity.promoted', 'opened up a spot for you: Sort donations'],
    ['opportunity.moved', 'changed the time or location of Sort donations'],
    ['opportunity.cancelled', 'cancelled Sort donations'],
    ['opportunity.for-others', 'changed who Sort donations is for, so you’re no longer on the waitlist'],
  ] as const)('says of %s what became of the opportunity', (kind, words) => {
    const notification = aNotification({ kind, actor: byAdmin, entry: null, opportunity });
    expect(textFor(notification, student)).toBe(`Dana Whitfield ${words}`);
    expect(notificationPath(notification, student)).toBe('/opportunities?opportunity=7');
  });

  it('says who can come into the account, and leads to the profile', () => {
    const notification = aNotification({ kind: 'account.password-reset', actor: byAdmin, entry: null });
    expect(textFor(notification, student)).toBe(
      'Dana Whitfield created a one-time password for your account and could use it to log in as you',
    );
    expect(notificationPath(notification, student)).toBe('/profile');
  });

  it('says who added somebody to the school, and leads to what is left to submit', () => {
    const notification = aNotification({ kind: 'account.moved-in', actor: byAdmin, entry: null });
    expect(textFor(notification, student)).toBe(
      'Dana Whitfield added you to this school. If hours were waiting for a decision, submit them again.',
    );
    expect(notificationPath(notification, student)).toBe('/my-hours?show=drafts');
    expect(notificationPath(notification, teacher)).toBe('/dashboard');
  });

  it('says who declined a request to join, and leads to where one asks again', () => {
    const notification = aNotification({
      kind: 'account.declined',
      actor: { ...byAdmin, name: 'Lincoln High School' },
      entry: null,
    });
    expect(textFor(notification, student)).toBe(
      'Lincoln High School declined your request to join. You can ask again or enter another school’s code.',
    );
    expect(notificationPath(notification, student)).toBe('/profile');
  });

  it('says who follows whose hours, and leads the parent to them', () => {
    const family = {
      parent: { id: parent.id, name: 'Pia Chen' },
      student: { id: student.id, name: 'Maya Chen' },
    };
    const system = { id: null, name: 'HourTrail', role: 'system' } as const;
    const about = (kind: NotificationView['kind']) => aNotification({ kind, actor: system, entry: null, family });
    const confirmed = about('account.family-confirmed');
    expect(textFor(confirmed, parent)).toBe('You can follow Maya Chen’s hours now');
    expect(textFor(confirmed, student)).toBe('Pia Chen can see your hours now');
    expect(notificationPath(confirmed, parent)).toBe(`/dashboard?child=${student.id}`);
    expect(notificationPath(confirmed, student)).toBe('/profile');
    const refused = about('account.family-refused');
    expect(textFor(refused, parent)).toMatch(
      /^Your request to follow Maya Chen’s hours ended before it was confirmed\./,
    );
    const ended = about('account.family-ended');
    expect(textFor(ended, parent)).toBe('You no longer follow Maya Chen’s hours');
    expect(textFor(ended, { ...student, role: 'teacher' })).toBe('Pia Chen no longer follows your hours');
    expect(notificationPath(ended, parent)).toBe('/profile');
  });

  it('says who issued an official record of one’s hours, and leads to the records', () => {
    const notification = aNotification({ kind: 'record.issued', actor: byAdmin, entry: null });
    expect(textFor(notification, student)).toBe('Dana Whitfield issued an official record of your hours');
    expect(notificationPath(notification, student)).toBe('/my-hours');
  });

  it('says which rules of the school changed, and leads to where its reader meets them', () => {
    const notification = aNotification({
      kind: 'school.rules-changed',
      actor: byAdmin,
      entry: null,
      rules: [
        { rule: 'hoursGoal', from: '50', to: '60' },
        { rule: 'approvalPolicy', from: 'standard', to: 'strict' },
        { rule: 'oldestAcceptedDays', from: '365', to: '1' },
        { rule: 'timeZone', from: 'America/New_York', to: 'America/Chicago' },
      ],
    });
    expect(textFor(notification, teacher)).toBe(
      'Dana Whitfield changed the rules of your school. Hours goal: 60 hours instead of 50. Approval policy: Strict. A verifier verifies first. Maximum entry age: 1 day instead of 365. Time zone: America/Chicago instead of America/New_York.',
    );
    expect(notificationPath(notification, teacher)).toBe('/approvals');
    expect(notificationPath(notification, { ...admin, id: 77 })).toBe('/schools');
    expect(notificationPath(notification, superAdmin)).toBe('/schools');
    expect(notificationPath(notification, { id: 78, role: 'auditor' })).toBe('/audit');
  });

  it('says that what counts changed', () => {
    const notification = aNotification({ kind: 'school.counting-rules-set', actor: byAdmin, entry: null });
    expect(textFor(notification, teacher)).toBe('Dana Whitfield changed which approved hours count at your school');
    expect(notificationPath(notification, { ...admin, id: 77 })).toBe('/schools');
  });

  it('tells staff whose hours nobody supervised', () => {
    const by = { id: null, name: 'Rosa Lind', role: 'supervisor' } as const;
    const notification = aNotification({ kind: 'hours.wrong-supervisor', actor: by });
    expect(textFor(notification, teacher)).toBe(
      'Rosa Lind said that someone else supervised Maya’s 3 hours at Riverside Food Bank',
    );
    expect(textFor(notification, student)).toMatch(/supervised your 3 hours .* Ask someone else to confirm them\.$/);
    expect(notificationPath(notification, teacher)).toBe('/approvals?entry=41');
  });

  it('tells a parent whose hours they are', () => {
    const wordsFor = (kind: NotificationView['kind']) => textFor(aNotification({ kind, actor: byAdmin }), parent);
    expect(wordsFor('hours.approved')).toBe('Dana Whitfield approved Maya’s 3 hours at Riverside Food Bank');
    expect(wordsFor('hours.rejected')).toBe('Dana Whitfield rejected Maya’s 3 hours at Riverside Food Bank');
    expect(wordsFor('hours.added')).toBe('Dana Whitfield added 3 hours at Riverside Food Bank for Maya');
    expect(wordsFor('hours.amended')).toBe('Dana Whitfield changed Maya’s entry for 3 hours at Riverside Food Bank');
  });

  it('says how many of the hours were approved, where it was a part', () => {
    const part = aNotification({ actor: byAdmin, entry: { ...entry, hours: '1.00', loggedHours: '1.50' } });
    expect(textFor(part, student)).toBe('Dana Whitfield approved 1 of 1.5 hours at Riverside Food Bank');
    expect(textFor(part, parent)).toBe('Dana Whitfield approved 1 of Maya’s 1.5 hours at Riverside Food Bank');
    expect(textFor({ ...part, kind: 'hours.verified' }, student)).toBe(
      'Dana Whitfield verified 1 of 1.5 hours at Riverside Food Bank',
    );
  });

  it('leads to the trail where its reader looks at entries, and to the list where it was deleted', () => {
    expect(notificationPath(aNotification(), student)).toBe('/my-hours?entry=41');
    expect(notificationPath(aNotification({ kind: 'hours.submitted' }), verifier)).toBe('/approvals?entry=41');
    expect(notificationPath(aNotification({ kind: 'hours.deleted' }), student)).toBe('/my-hours');
    expect(notificationPath(aNotification(), parent)).toBe('/my-hours?child=5&entry=41');
    expect(notificationPath(aNotification({ kind: 'hours.deleted' }), parent)).toBe('/my-hours?child=5');
  });

  it('is counted to ninety-nine', () => {
    expect(['0', '3', '99', '100', '1000+'].map(unreadFigure)).toEqual(['0', '3', '99', '99+', '99+']);
  });
});
