import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '@hourtrail/contracts';
import { sessionIsOver } from '../lib/appStore.js';
import { enterText } from '../testing/enterText.js';
import { admin, lincoln } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json, refusal } from '../testing/server.js';
import { Toaster } from '../ui/Toaster.js';
import { DistrictRulesPage } from './DistrictRulesPage.js';

const dana: SessionUser = {
  ...admin,
  role: 'district-admin',
  organizationId: 90,
  organizationName: 'Lakeside District',
};
const lakeside = { ...lincoln, id: 90, name: 'Lakeside District', isDistrict: true };
const CHANGED = { id: 2, name: 'Lincoln High School', changes: [{ rule: 'hoursGoal', from: '40', to: '60' }] };

let server: Answers;
let schools: readonly unknown[];
beforeEach(() => {
  schools = [];
  server = new Answers()
    .to('GET /api/organizations/90', () => json(200, lakeside))
    .to('PATCH /api/districts/90/rules', () => json(200, { version: 4, schools }));
});
afterEach(() => {
  act(sessionIsOver);
  server.end();
});

const visit = () =>
  renderPart(
    <>
      <DistrictRulesPage />
      <Toaster />
    </>,
    { user: dana },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

it('sets a rule for every school once the person has seen which of them change', async () => {
  schools = [CHANGED];
  visit();
  await userEvent.clear(await screen.findByLabelText('Hours goal'));
  await enterText(screen.getByLabelText('Hours goal'), '60');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Schools may change: Hours goal' }));
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 school?' }));
  expect(dialog.getByText(/Hours goal: 60 hours instead of 40/)).toBeVisible();
  expect(server.sent).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Change schools' }));
  expect(await screen.findByText('Rules saved')).toBeVisible();
  const [asked, sent] = await server.bodies('PATCH /api/districts/90/rules');
  expect(asked).toEqual(sent);
  expect(sent).toMatchObject({ version: 3, hoursGoal: 60, lockedRules: ['hoursGoal'] });
});

it('saves at once where no school changes, with both ends of the quiet hours', async () => {
  visit();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Schools may change: Quiet hours' }));
  await save();
  expect(await screen.findByText('Rules saved')).toBeVisible();
  expect((await server.bodies('PATCH /api/districts/90/rules')).at(-1)).toMatchObject({
    lockedRules: ['quietFrom', 'quietUntil'],
  });
});

it('asks before a second factor is required from today on, with how many have none yet', async () => {
  server.to('GET /api/organizations/90/without-second-factor', () => json(200, { people: 2, atItsSchools: 31 }));
  visit();
  fireEvent.change(await screen.findByLabelText(/^Staff need a second factor from/), {
    target: { value: '2026-09-01' },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Schools may change: Staff need a second factor/ }));
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Require a second factor now?' }));
  expect(
    await dialog.findByText('2 people here have none yet. 31 people at your schools have none yet.'),
  ).toBeVisible();
  expect(server.sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Rules saved')).toBeVisible();
});

it('says what is wrong with a rule, and that the rules cannot be read', async () => {
  const { unmount } = visit();
  await userEvent.clear(await screen.findByLabelText('Hours goal'));
  await save();
  expect(screen.getByLabelText('Hours goal')).toHaveAccessibleDescription(/Hours goal/);
  expect(server.sent).toHaveLength(1);
  unmount();
  act(sessionIsOver);
  server.to('GET /api/organizations/90', () => refusal(503, { message: 'Try again later.' }));
  visit();
  expect(await screen.findByText('Couldn’t load the rules')).toBeVisible();
});
