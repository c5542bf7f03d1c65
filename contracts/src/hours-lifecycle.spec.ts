import { HOURS_TRANSITIONS, actionsFrom, transitionOf, type HoursPart } from './hours-lifecycle.js';
import {
  HOURS_ACTIONS,
  HOURS_EVENT_TYPES,
  HOURS_STATUSES,
  REVIEWER_ROLES,
  ROLES,
  VOLUNTEER_ROLES,
} from './vocabulary.js';
import { isReviewer, isVolunteer } from './vocabulary.js';

const PARTS: readonly HoursPart[] = ['volunteer', 'verifier', 'teacher', 'admin', 'super-admin'];

describe('The table of transitions', () => {
  it('has one edge at most for an action in a state', () => {
    const edges = HOURS_TRANSITIONS.map(({ action, from }) => `${action} ${from}`);

    expect(new Set(edges).size).toBe(edges.length);
  });

  it('leaves no state without a way out, and no edge without somebody to walk it', () => {
    for (const status of HOURS_STATUSES) expect(actionsFrom(status, PARTS)).not.toEqual([]);
    for (const { who } of HOURS_TRANSITIONS) expect(who).not.toEqual([]);
  });

  it('never lets an admin do what a super-admin may not, nor the other way round', () => {
    for (const { who } of HOURS_TRANSITIONS) expect(who.includes('admin')).toBe(who.includes('super-admin'));
  });

  it('never lets a volunteer decide', () => {
    const walked = HOURS_TRANSITIONS.filter(({ who }) => who.includes('volunteer')).map(({ action }) => action);

    expect([...new Set(walked)].sort()).toEqual(['amend', 'delete', 'submit', 'withdraw']);
  });

  it('uses every action but restoring, and every event but those of beginning, restoring, moving and erasing', () => {
    const unused = HOURS_ACTIONS.filter((action) => HOURS_TRANSITIONS.every((edge) => edge.action !== action));
    const others = HOURS_EVENT_TYPES.filter((event) => HOURS_TRANSITIONS.every((edge) => edge.event !== event));

    expect(unused).toEqual(['restore']);
    expect(others).toEqual([
      ...['hours.drafted', 'hours.added', 'hours.marked-present', 'hours.checked-in', 'hours.wrong-supervisor'],
      'hours.supervisor-joined',
      'hours.message-sent',
      ...['hours.attached', 'hours.attachment-removed'],
      ...['hours.restored', 'hours.moved-away', 'hours.moved-in', 'hours.imported', 'hours.erased'],
    ]);
  });
});

describe('The edge of an action', () => {
  it('is found by the state it starts in', () => {
    expect(transitionOf('submit', 'draft')).toMatchObject({ to: 'pending', event: 'hours.submitted' });
    expect(transitionOf('submit', 'rejected')).toMatchObject({ to: 'pending', event: 'hours.resubmitted' });
    expect(transitionOf('reject', 'verified')).toMatchObject({
      to: 'rejected',
      who: ['teacher', 'admin', 'super-admin'],
    });
  });

  it.each([
    ['verify', 'draft'],
    ['verify', 'verified'],
    ['approve', 'draft'],
    ['approve', 'approved'],
    ['reject', 'approved'],
    ['revoke', 'pending'],
    ['withdraw', 'verified'],
    ['reopen', 'pending'],
    ['restore', 'approved'],
  ] as const)('is not there to %s what is %s', (action, from) => {
    expect(transitionOf(action, from)).toBeUndefined();
  });
});

describe('What a person may do now', () => {
  it.each([
    ['draft', ['volunteer'], ['submit', 'amend', 'delete']],
    ['pending', ['volunteer'], ['withdraw', 'amend', 'delete']],
    ['pending', ['verifier'], ['verify', 'reject']],
    ['pending', ['teacher'], ['approve', 'reject']],
    ['pending', ['admin'], ['approve', 'reject', 'amend', 'delete']],
    ['verified', ['volunteer'], []],
    ['verified', ['verifier'], ['retract']],
    ['verified', ['teacher'], ['approve', 'reject']],
    ['verified', ['super-admin'], ['approve', 'reject', 'reopen', 'amend', 'delete']],
    ['approved', ['teacher'], []],
    ['approved', ['admin'], ['revoke', 'reopen', 'amend', 'delete']],
    ['rejected', ['volunteer'], ['submit', 'amend', 'delete']],
    ['rejected', ['teacher'], []],
    ['rejected', ['admin'], ['approve', 'reopen', 'amend', 'delete']],
    ['draft', ['admin'], []],
    ['pending', [], []],
  ] as const)('with an entry that is %s, as %p: %p', (status, parts, actions) => {
    expect(actionsFrom(status, parts)).toEqual(actions);
  });
});

describe('A role', () => {
  it('volunteers, reviews or only looks on, and no two of them', () => {
    expect([...VOLUNTEER_ROLES, ...REVIEWER_ROLES, 'auditor', 'district-auditor'].sort()).toEqual([...ROLES].sort());
    for (const role of ROLES) expect([isVolunteer(role), isReviewer(role)]).not.toEqual([true, true]);
    expect([isVolunteer('auditor'), isReviewer('auditor')]).toEqual([false, false]);
  });
});
