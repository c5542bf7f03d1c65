import { addDays } from '@hourtrail/contracts';
import { dayOf, demoOpportunities, opportunityInProgress } from './demo-opportunities.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

describe('the opportunities of the demo', () => {
  it.each(Array.from({ length: 7 }, (_, days) => addDays('2026-11-22', days)))(
    'loaded on %s are on the weekday that they name',
    (day) => {
      const now = new Date(`${day}T17:00:00Z`);
      const named = [opportunityInProgress(now), ...demoOpportunities(now)].flatMap((one) => {
        const names = WEEKDAYS.filter((name) => `${one.title} ${one.description}`.includes(name));
        return names.map((name) => [one.title, name, WEEKDAYS[new Date(dayOf(now, one.inDays)).getUTCDay()]]);
      });
      expect(named).toEqual([['Pack weekend boxes', 'Saturday', 'Saturday']]);
    },
  );
});
