import type { Requirements } from '@hourtrail/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { RequirementList } from './RequirementList.js';

const SERVICE = { id: 1, name: 'Direct service', min: 20, max: null };
const REQUIREMENTS: Requirements = {
  version: 2,
  year: null,
  goal: 40,
  approvedHours: 30,
  countedHours: 27.5,
  countedHoursWithWaiting: 30,
  missingHours: 12.5,
  categories: [{ category: SERVICE, countedHours: 17, missingHours: 3 }],
  met: false,
};

describe('what is missing to the goal of a school with rules', () => {
  let server: Answers;

  beforeEach(() => {
    server = new Answers();
  });
  afterEach(() => server.end());
  const show = (requirements: Requirements) => {
    server.to('GET /api/users/5/requirements', () => json(200, requirements));
    return renderPart(<RequirementList userId={5} />, { user: student });
  };

  it('is what counts, the hours to the goal and those of each category', async () => {
    show(REQUIREMENTS);
    expect(await screen.findByText('27.5 hours count of 30 approved hours.')).toBeVisible();
    expect(screen.getByText('Still missing:')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '12.5 hours to the goal of 40',
      'Direct service: 3 hours',
    ]);
  });

  it('is nothing once all is met, and names the school year that it is of', async () => {
    show({ ...REQUIREMENTS, year: '2026–27', countedHours: 40, missingHours: 0, categories: [], met: true });
    expect(await screen.findByText('40 hours count of 30 approved hours in 2026–27.')).toBeVisible();
    expect(screen.getByText('All requirements are met.')).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('says so if it cannot be loaded, and tries again', async () => {
    server.to('GET /api/users/5/requirements', () => refusal(500));
    renderPart(<RequirementList userId={5} />, { user: student });
    expect(await screen.findByText('We couldn’t load what counts.')).toBeVisible();
    server.to('GET /api/users/5/requirements', () => json(200, REQUIREMENTS));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('27.5 hours count of 30 approved hours.')).toBeVisible();
  });
});
