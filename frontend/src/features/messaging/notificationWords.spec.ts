import { NOTIFICATION_KINDS, type NotificationView } from '@hourtrail/contracts';
import { admin, aNotification, parent, student, verifier } from '../../testing/builders.js';
import { notificationWords, linkTo, unreadFigure } from './notificationWords.js';

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
    ['hours.submitted', byStudent, 'asks you to verify 3 hours at Riverside Food Bank'],
    ['hours.submitted', byAdmin, 'asks you to verify 3 hours at Riverside Food Bank, by Maya Chen'],
    ['hours.added', byAdmin, 'added 3 hours at Riverside Food Bank for you'],
    ['hours.verified', byAdmin, 'verified 3 hours at Riverside Food Bank'],
    ['hours.approved', byAdmin, 'approved 3 hours at Riverside Food Bank'],
    ['hours.rejected', byAdmin, 'rejected 3 hours at Riverside Food Bank'],
    ['hours.reopened', byAdmin, 'reopened 3 hours at Riverside Food Bank: they wait for a decision again'],
    ['hours.revoked', byAdmin, 'took back the approval of 3 hours at Riverside Food Bank'],
    ['hours.amended', byAdmin, 'changed your entry of 3 hours at Riverside Food Bank'],
    ['hours.deleted', byAdmin, 'deleted your entry of 3 hours at Riverside Food Bank'],
    ['hours.restored', byAdmin, 'restored your entry of 3 hours at Riverside Food Bank'],
  ] as const)('says of %s what was done', (kind, actor, words) => {
    expect(notificationWords(aNotification({ kind, actor }), kind === 'hours.submitted' ? verifier : student)).toBe(
      words,
    );
  });

  it('has some for every kind, also where place and hours are not known any more', () => {
    const bare = { ...entry, organizationName: null, hours: null };
    const sentences = NOTIFICATION_KINDS.map((kind) => {
      const about = kind.startsWith('hours.') ? bare : null;
      return notificationWords(aNotification({ kind, entry: about }), student);
    });
    expect(sentences).toEqual(expect.arrayContaining(['approved hours', 'cancelled an opportunity']));
    expect(sentences.filter((words) => /null|undefined/.test(words))).toEqual([]);
  });

  it.each([
    ['opportunity.promoted', 'has a place for you now: Sort donations'],
    ['opportunity.moved', 'changed when or where Sort donations takes place'],
    ['opportunity.cancelled', 'cancelled Sort donations'],
    ['opportunity.for-others', 'changed whom Sort donations is for: you no longer wait for a place'],
  ] as const)('says of %s what became of the opportunity', (kind, words) => {
    const notification = aNotification({ kind, entry: null, opportunity });
    expect(notificationWords(notification, student)).toBe(words);
    expect(linkTo(notification, student)).toBe('/opportunities?opportunity=7');
  });

  it('says who can come into the account, and leads to the profile', () => {
    const notification = aNotification({ kind: 'account.password-reset', actor: byAdmin, entry: null });
    expect(notificationWords(notification, student)).toBe(
      'made a one-time password for your account, and could come in as you by it',
    );
    expect(linkTo(notification, student)).toBe('/profile');
  });

  it('tells a parent whose hours they are', () => {
    const wordsFor = (kind: NotificationView['kind']) => notificationWords(aNotification({ kind }), parent);
    expect(wordsFor('hours.approved')).toBe('approved Maya’s 3 hours at Riverside Food Bank');
    expect(wordsFor('hours.rejected')).toBe('rejected Maya’s 3 hours at Riverside Food Bank');
    expect(wordsFor('hours.added')).toBe('added 3 hours at Riverside Food Bank for Maya');
    expect(wordsFor('hours.amended')).toBe('changed Maya’s entry of 3 hours at Riverside Food Bank');
  });

  it('leads to the trail where its reader looks at entries, and to the list where it was deleted', () => {
    expect(linkTo(aNotification(), student)).toBe('/my-hours?entry=41');
    expect(linkTo(aNotification({ kind: 'hours.submitted' }), verifier)).toBe('/approvals?entry=41');
    expect(linkTo(aNotification({ kind: 'hours.deleted' }), student)).toBe('/my-hours');
    expect(linkTo(aNotification(), parent)).toBe('/my-hours?child=5&entry=41');
    expect(linkTo(aNotification({ kind: 'hours.deleted' }), parent)).toBe('/my-hours?child=5');
  });

  it('is counted to ninety-nine', () => {
    expect(['0', '3', '99', '100', '1000+'].map(unreadFigure)).toEqual(['0', '3', '99', '99+', '99+']);
  });
});
