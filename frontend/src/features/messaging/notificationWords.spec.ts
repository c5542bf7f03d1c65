import { NOTIFICATION_KINDS } from '@hourtrail/contracts';
import { admin, aNotification, student, verifier } from '../../testing/builders.js';
import { notificationWords, trailPath, unreadFigure } from './notificationWords.js';

const { entry } = aNotification();
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
    expect(notificationWords(aNotification({ kind, actor }))).toBe(words);
  });

  it('has some for every kind, also where place and hours are not known any more', () => {
    const bare = { ...entry, organizationName: null, hours: null };
    const told = NOTIFICATION_KINDS.map((kind) => notificationWords(aNotification({ kind, entry: bare })));
    expect(told).toContain('approved hours');
    expect(told.filter((words) => /null|undefined/.test(words))).toEqual([]);
  });

  it('leads to the trail where its reader looks at entries, and to the list where it was deleted', () => {
    expect(trailPath(aNotification(), student.role)).toBe('/my-hours?entry=41');
    expect(trailPath(aNotification({ kind: 'hours.submitted' }), verifier.role)).toBe('/approvals?entry=41');
    expect(trailPath(aNotification({ kind: 'hours.deleted' }), student.role)).toBe('/my-hours');
  });

  it('is counted to ninety-nine', () => {
    expect(['0', '3', '99', '100', '1000+'].map(unreadFigure)).toEqual(['0', '3', '99', '99+', '99+']);
  });
});
