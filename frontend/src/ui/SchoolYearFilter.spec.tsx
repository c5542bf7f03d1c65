import { addDays, todayInZone, type AcademicYearView } from '@hourtrail/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { student } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json } from '../testing/server.js';
import { SchoolYearFilter } from './SchoolYearFilter.js';

const today = todayInZone(student.timeZone);
const aYear = (id: number, name: string, startsIn: number): AcademicYearView => ({
  id,
  version: 1,
  name,
  startsOn: addDays(today, startsIn),
  endsOn: addDays(today, startsIn + 299),
  ended: null,
  isCurrent: startsIn <= 0 && startsIn > -300,
});
const NEXT = aYear(4, 'Next', 200);
const THIS = aYear(3, 'The present one', -100);
const LAST = aYear(2, '2025–26', -400);
const BEFORE = aYear(1, '2024–25', -700);

let server: Answers;
beforeEach(() => {
  server = new Answers();
});
afterEach(() => server.end());

function Page({ from = '', to = '', alone = false }) {
  const [days, setDays] = useState({ from, to });
  return (
    <>
      <SchoolYearFilter {...days} onChange={setDays} alone={alone} />
      <output>{`${days.from} ${days.to}`}</output>
    </>
  );
}

const visit = (years: readonly AcademicYearView[], days: Parameters<typeof Page>[0] = {}): void => {
  server.to('GET /api/academic-years', () => json(200, years));
  renderPart(<Page {...days} />, { user: student });
};
const loaded = (): Promise<unknown> => waitFor(() => expect(server.sent).toHaveLength(1));
const select = () => screen.findByRole('combobox', { name: 'School year' });
const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const days = () => screen.getByRole('status').textContent;

describe('the filter by school year', () => {
  it('offers this year and earlier ones, and sets their days', async () => {
    visit([NEXT, THIS, LAST, BEFORE]);
    const field = await select();
    expect(choices()).toEqual(['Any school year', 'This school year', '2025–26', '2024–25']);
    await userEvent.selectOptions(field, 'This school year');
    expect(days()).toBe(`${THIS.startsOn} ${THIS.endsOn}`);
    await userEvent.selectOptions(field, '2025–26');
    expect(days()).toBe(`${LAST.startsOn} ${LAST.endsOn}`);
    expect(field).toHaveDisplayValue('2025–26');
    await userEvent.selectOptions(field, 'Any school year');
    expect(days()).toBe(' ');
  });

  it('shows the year whose days the address has, and offers earlier ones between two years', async () => {
    visit([NEXT, LAST], { from: LAST.startsOn, to: LAST.endsOn });
    expect(await select()).toHaveDisplayValue('2025–26');
    expect(choices()).toEqual(['Any school year', '2025–26']);
  });

  it('is not there while the school has no year yet', async () => {
    visit([NEXT], { from: today });
    await loaded();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('shows other days where no fields do, and takes them away', async () => {
    visit([], { from: '2026-09-01', alone: true });
    const field = await select();
    expect(field).toHaveDisplayValue('from Tue, Sep 1, 2026');
    await userEvent.selectOptions(field, 'Any school year');
    expect(days()).toBe(' ');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
