import { teacher, verifier } from '../../testing/builders.js';
import { problemOfDays, withoutParams, withParams } from '../../lib/useSearchState.js';
import {
  approvalSearchIn,
  chosenIn,
  filterOf,
  fullWordsOf,
  NARROWING,
  searchOf,
  valuesOf,
  wordsOf,
} from './filters.js';

const typed = (search: string, role = teacher.role) => approvalSearchIn(new URLSearchParams(search), role);

const classWords = (id: string): string => `Class: no. ${id}`;

describe('what the address of the approvals page asks for', () => {
  it('is everything that waits, the longest waiting first, where it says nothing', () => {
    expect(filterOf(typed(''))).toEqual({ status: ['pending', 'verified'], sort: 'statusSince' });
    expect(wordsOf(typed(''), classWords)).toBe('');
  });

  it('is what a link names', () => {
    expect(filterOf(typed('q=%20maya%20&late=true&from=2026-09-01&to=2026-09-30&sort=-createdAt'))).toEqual({
      status: ['pending', 'verified'],
      sort: '-createdAt',
      q: 'maya',
      late: true,
      from: '2026-09-01',
      to: '2026-09-30',
    });
  });

  it('is left out where there is no such thing', () => {
    expect(filterOf(typed('tab=lost&q=&late=yes&single=1&from=2026-02-30&to=soon&sort=hours'))).toEqual({
      status: ['pending', 'verified'],
      sort: 'statusSince',
    });
  });

  it('is left out where the tab does not know it', () => {
    expect(filterOf(typed('tab=approved&late=true&sort=-createdAt'))).toEqual({
      status: ['approved'],
      sort: '-decidedAt',
    });
    expect(filterOf(typed('single=true'))).toEqual({ status: ['pending', 'verified'], sort: 'statusSince' });
  });

  it('can be the entries that one person decided alone, for those who approve', () => {
    expect(filterOf(typed('tab=approved&single=true'))).toMatchObject({ status: ['approved'], singleActor: true });
    expect(filterOf(typed('tab=approved&single=true', verifier.role))).toEqual({
      status: ['pending'],
      sort: 'statusSince',
    });
  });

  it('can be what has signals or none, and the volunteers of a grade', () => {
    const narrowed = typed('signal=none&grade=9');
    expect(filterOf(narrowed)).toMatchObject({ signal: 'none', gradeLevel: '9' });
    expect(wordsOf(narrowed, classWords)).toBe('without signals, Grade 9');
    expect(chosenIn(narrowed)).toBe(2);
    expect(searchOf(narrowed)).toBe('signal=none&grade=9');
    expect(filterOf(typed('signal=overlaps&grade=none'))).toMatchObject({ signal: 'overlaps', gradeLevel: 'none' });
    expect(wordsOf(typed('signal=strange&grade=13&class=band'), classWords)).toBe('');
  });

  it('can be the volunteers of a class, for those who see classes', () => {
    const ofClass = typed('class=7&grade=9');
    expect(filterOf(ofClass)).toMatchObject({ classId: '7', gradeLevel: '9' });
    expect(wordsOf(ofClass, classWords)).toBe('Grade 9, Class: no. 7');
    expect(chosenIn(ofClass)).toBe(2);
    expect(searchOf(ofClass)).toBe('grade=9&class=7');
    expect(wordsOf(typed('class=7', verifier.role), classWords)).toBe('');
  });

  it('has no grade for a verifier, who is not told it, and no signal for what is decided', () => {
    expect(wordsOf(typed('signal=any&grade=9', verifier.role), classWords)).toBe('with signals');
    expect(wordsOf(typed('tab=approved&signal=any&grade=9'), classWords)).toBe('Grade 9');
  });

  it('leaves To out while it is before From, and says so', () => {
    const turned = typed('from=2026-09-30&to=2026-09-01');
    expect(filterOf(turned)).toEqual({ status: ['pending', 'verified'], sort: 'statusSince', from: '2026-09-30' });
    expect(problemOfDays(turned)).toBe('The To date is before the From date, so it is ignored.');
    expect(problemOfDays(typed('from=2026-09-01&to=2026-09-01'))).toBeUndefined();
  });

  it('is told in words and counted beside the search', () => {
    const much = typed('q=maya&late=true&from=2026-09-01&to=2026-09-30');
    expect(wordsOf(much, classWords)).toBe(
      '“maya”, waiting longer than 7 days, from Tue, Sep 1, 2026, to Wed, Sep 30, 2026',
    );
    expect(chosenIn(much)).toBe(3);
    expect(fullWordsOf(typed('tab=approved&single=true&sort=date'), classWords)).toBe(
      'Approved, decided by one person, oldest date first',
    );
  });
});

describe('a saved filter', () => {
  it('keeps what is asked for, spelled in one way whatever the address looks like', () => {
    expect(searchOf(typed('sort=statusSince&late=true&q=caf%C3%A9+%26+more&entry=41&log=new'))).toBe(
      'q=caf%C3%A9+%26+more&late=true',
    );
    expect(searchOf(typed('tab=approved&single=true&late=true&sort=-decidedAt'))).toBe('tab=approved&single=true');
    expect(searchOf(typed('tab=pending'))).toBe('');
  });

  it('takes the place of what was asked, and leaves the open entry open', () => {
    const now = new URLSearchParams('q=maya&late=true&entry=41');
    expect(withParams(now, valuesOf('tab=approved&single=true&evil=1')).toString()).toBe(
      'entry=41&tab=approved&single=true',
    );
  });

  it('is let go of without losing the tab, the order and the open entry', () => {
    const now = new URLSearchParams('tab=approved&q=maya&single=true&from=2026-09-01&sort=date&entry=41');
    expect(withoutParams(now, NARROWING).toString()).toBe('tab=approved&sort=date&entry=41');
  });
});
