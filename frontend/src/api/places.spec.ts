import type { OpportunityView } from '@hourtrail/contracts';
import { anOpportunity } from '../testing/builders.js';
import { withoutSignup, withSignup } from './usePlaces.js';

const place = { id: 300, status: 'signed-up', position: null } as const;
const inLine = { id: 300, status: 'waitlisted', position: 2 } as const;
const full = anOpportunity({ currentSignups: 10, spotsLeft: 0, waitlisted: 1, state: 'full' });
const figures = ({ currentSignups, spotsLeft, waitlisted, state, mySignup }: OpportunityView) => ({
  currentSignups,
  spotsLeft,
  waitlisted,
  state,
  mine: mySignup?.status ?? null,
});

describe('the places of an opportunity, before they are read anew', () => {
  it('are one fewer after a sign-up', () => {
    expect(figures(withSignup(anOpportunity(), place))).toEqual({
      currentSignups: 5,
      spotsLeft: 5,
      waitlisted: 0,
      state: 'signed-up',
      mine: 'signed-up',
    });
  });

  it('stay as they are when somebody joins the line', () => {
    expect(figures(withSignup(full, inLine))).toEqual({
      currentSignups: 10,
      spotsLeft: 0,
      waitlisted: 2,
      state: 'waitlisted',
      mine: 'waitlisted',
    });
  });

  it('are not counted twice where the list knows already', () => {
    const known = anOpportunity({ mySignup: place, state: 'signed-up' });
    expect(withSignup(known, place)).toBe(known);
    expect(withoutSignup(full)).toBe(full);
  });

  it('are free again after a cancel', () => {
    expect(figures(withoutSignup(withSignup(anOpportunity(), place)))).toEqual(figures(anOpportunity()));
  });

  it('go to the first in line where somebody waits', () => {
    const mine = { ...full, state: 'signed-up', mySignup: place } as const;
    expect(figures(withoutSignup(mine))).toEqual({
      currentSignups: 10,
      spotsLeft: 0,
      waitlisted: 0,
      state: 'full',
      mine: null,
    });
  });

  it('are the same after somebody left the line', () => {
    expect(figures(withoutSignup(withSignup(full, inLine)))).toEqual(figures(full));
  });

  it('cannot be taken again where it is closed', () => {
    const closed = anOpportunity({ isActive: false, state: 'signed-up', mySignup: place });
    expect(withoutSignup(closed).state).toBe('inactive');
  });
});
