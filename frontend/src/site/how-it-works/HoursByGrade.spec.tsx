import { screen, within } from '@testing-library/react';
import { renderSite } from '../../testing/renderSite.js';
import figures from '../images/hours-by-grade.json';
import { HoursByGrade } from './HoursByGrade.js';

it('a screen reader hears the hours of each grade, approved and waiting', () => {
  renderSite(<HoursByGrade />);
  const table = screen.getByRole('table', { name: 'Hours by grade at our demo school' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Grade', 'Approved', 'Waiting']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(figures.map(({ gradeLevel }) => `Grade ${gradeLevel}`));
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent.replace(',', '')));
  expect(cells).toEqual(figures.flatMap(({ approvedHours, pendingHours }) => [approvedHours, pendingHours]));
});
