import type { FamilyLinkView, JoinRequestView, UserView } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, anOpportunity, aUser, superAdmin, teacher } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { PeoplePage } from './PeoplePage.js';

const aJoinRequest = (id: number, firstName: string): JoinRequestView => ({
  id,
  version: 1,
  organizationId: 2,
  organizationName: 'Lincoln High School',
  person: { id: 100 + id, firstName, lastName: 'Reyes', role: 'student', email: `${firstName}@mail.example` },
  status: 'waiting',
  askedAt: '2026-09-01T12:00:00.000Z',
  decidedAt: null,
});
const aFamily = (id: number, parent: string): FamilyLinkView => ({
  id,
  version: 1,
  organizationId: 2,
  parent: { id: 200 + id, firstName: parent, lastName: 'Reyes' },
  student: { id: 300 + id, firstName: 'Ana', lastName: 'Reyes', gradeLevel: '9' },
  status: 'requested',
  requestedAt: '2026-09-01T12:00:00.000Z',
  decidedAt: null,
});

const list = (rows: readonly unknown[]): Response => json(200, rows, { 'X-Total-Count': String(rows.length) });

let server: Answers;
let joining: readonly JoinRequestView[];
let families: readonly FamilyLinkView[];
let people: readonly UserView[];
beforeEach(() => {
  joining = [];
  families = [];
  people = [];
  server = new Answers()
    .to('GET /api/auth/options', () =>
      json(200, { google: false, passwordMinLength: 6, staffPasswordMinLength: 12, sendsMail: false }),
    )
    .to('GET /api/family-links', () => list(families))
    .to('GET /api/join-requests', () => list(joining))
    .to('GET /api/users', ({ url }) => list(url.includes('status=nominated') ? [] : people));
});
afterEach(() => server.end());

const visit = (at: string, user = admin) =>
  renderPart(
    <>
      <PeoplePage />
      <Toaster />
    </>,
    { user, at },
  );
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('checkbox', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('requests to join', () => {
  beforeEach(() => {
    joining = [aJoinRequest(1, 'Ana'), aJoinRequest(2, 'Ben'), aJoinRequest(3, 'Cleo')];
    for (const { id } of joining) {
      server.to(`POST /api/join-requests/${id}/admit`, () => {
        joining = joining.filter((one) => one.id !== id);
        return json(200, {});
      });
    }
  });

  it('are admitted all at once, each by a request of its own, and the list is read again once', async () => {
    visit('/people?tab=waiting');
    await pick('Select all shown');
    expect(screen.getByRole('region', { name: 'Selected join requests' })).toHaveTextContent('3 selected');
    const reads = (): number => server.sent.filter(({ url }) => url.includes('/api/join-requests?')).length;
    const before = reads();
    await press('Admit 3');
    const form = await dialog('Admit 3 people');
    await userEvent.selectOptions(form.getByLabelText('Role'), 'Student');
    await userEvent.selectOptions(form.getByLabelText(/Grade level/), '9');
    await userEvent.click(form.getByRole('button', { name: 'Admit 3' }));
    expect(await screen.findByText('3 people admitted')).toBeVisible();
    for (const id of [1, 2, 3]) {
      expect(await server.bodies(`POST /api/join-requests/${id}/admit`)).toEqual([
        { role: 'student', gradeLevel: '9' },
      ]);
    }
    expect(await screen.findByText('All caught up!')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected join requests' })).toBeNull();
    // the list and its count
    expect(reads() - before).toBeLessThanOrEqual(2);
  });

  it('get the role they asked for where none is chosen', async () => {
    visit('/people?tab=waiting');
    await pick('Select Ana Reyes');
    await press('Admit 1');
    await userEvent.click((await dialog('Admit 1 person')).getByRole('button', { name: 'Admit 1' }));
    expect(await screen.findByText('1 person admitted')).toBeVisible();
    expect(await server.bodies('POST /api/join-requests/1/admit')).toEqual([{}]);
  });

  it('that are refused stay selected, each with its reason', async () => {
    const message = 'Ben withdrew the request.';
    server.to('POST /api/join-requests/2/admit', () => refusal(409, { message }));
    visit('/people?tab=waiting');
    await pick('Select all shown');
    await press('Admit 3');
    const form = await dialog('Admit 3 people');
    await userEvent.click(form.getByRole('button', { name: 'Admit 3' }));
    expect(await form.findByText('2 done. 1 was left as it was and is still selected:')).toBeVisible();
    expect(form.getByText('Ben Reyes').parentElement).toHaveTextContent(message);
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('checkbox', { name: 'Select Ben Reyes' })).toBeChecked();
    expect(screen.queryByText(/Ana Reyes/)).toBeNull();
  });

  it('are not sent any more once the server is out of reach, and none is lost', async () => {
    server.to('POST /api/join-requests/2/admit', () => Promise.reject(new TypeError('Failed to fetch')));
    visit('/people?tab=waiting');
    await pick('Select all shown');
    await press('Admit 3');
    const form = await dialog('Admit 3 people');
    await userEvent.click(form.getByRole('button', { name: 'Admit 3' }));
    expect(await form.findByText('1 done. 2 were left as they were and are still selected:')).toBeVisible();
    expect(await server.bodies('POST /api/join-requests/3/admit')).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    const bar = await screen.findByRole('region', { name: 'Selected join requests' });
    expect(bar).toHaveTextContent('2 selected');
  });
});

it('families are confirmed all at once', async () => {
  families = [aFamily(1, 'Pia'), aFamily(2, 'Quin')];
  for (const { id } of families) {
    server.to(`POST /api/family-links/${id}/confirm`, () => {
      families = families.filter((one) => one.id !== id);
      return json(200, {});
    });
  }
  visit('/people?tab=waiting', teacher);
  await pick('Select all shown');
  await press('Confirm 2');
  const ask = await dialog('Confirm 2 families?');
  expect(ask.getByText(/Each parent will see their student’s hours/)).toBeVisible();
  await userEvent.click(ask.getByRole('button', { name: 'Confirm 2' }));
  expect(await screen.findByText('2 families confirmed')).toBeVisible();
  expect(await screen.findByText('All caught up!')).toBeVisible();
});

describe('people of the list', () => {
  beforeEach(() => {
    people = [
      aUser({ id: 11, firstName: 'Ana', version: 3 }),
      aUser({ id: 12, firstName: 'Ben', version: 7 }),
      aUser({ id: 13, firstName: 'Cleo', isActive: false }),
      aUser({ id: admin.id, firstName: 'Dana', role: 'teacher' }),
      aUser({ id: 14, firstName: 'Eli', role: 'admin' }),
    ];
    for (const { id } of people) server.to(`PATCH /api/users/${id}`, () => json(200, aUser({ id })));
  });

  it('can be selected where the reader may change them: not themselves, their superiors or closed accounts', async () => {
    const { unmount } = visit('/people');
    await screen.findByRole('checkbox', { name: 'Select Ana Chen' });
    expect(screen.getAllByRole('checkbox', { name: /^Select \w+ Chen/ })).toHaveLength(2);
    unmount();
    visit('/people', teacher);
    expect(await screen.findByText('Ana Chen')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are deactivated after asking, each in the version that was seen, and the last admin stays', async () => {
    const message = 'This is the school’s last active admin. Make someone else an admin first.';
    server.to('PATCH /api/users/14', () => refusal(409, { message }));
    visit('/people', { ...superAdmin, organizationId: 2 });
    for (const name of ['Ana', 'Ben', 'Eli']) await pick(`Select ${name} Chen`);
    await press('Deactivate 3');
    const ask = await dialog('Deactivate 3 people?');
    expect(await server.bodies('PATCH /api/users/11')).toEqual([]);
    await userEvent.click(ask.getByRole('button', { name: 'Deactivate 3' }));
    expect(await ask.findByText('2 done. 1 was left as it was and is still selected:')).toBeVisible();
    expect(ask.getByText('Eli Chen').parentElement).toHaveTextContent(message);
    expect(await server.bodies('PATCH /api/users/11')).toEqual([{ isActive: false, version: 3 }]);
    expect(await server.bodies('PATCH /api/users/12')).toEqual([{ isActive: false, version: 7 }]);
  });

  it('are named before they are deactivated, with what waits for the verifiers among them and what ends for others', async () => {
    people = [
      ...Array.from({ length: 11 }, (_, n) => aUser({ id: 20 + n, firstName: `Ana${n}` })),
      aUser({ id: 40, firstName: 'Ellen', lastName: 'Hargrove', role: 'verifier' }),
    ];
    server
      .to('GET /api/volunteer-hours', () => json(200, [], { 'X-Total-Count': '3' }))
      .to('GET /api/volunteer-opportunities', () => json(200, [anOpportunity()], { 'X-Total-Count': '1' }))
      .to('GET /api/opportunity-signups', () => json(200, [], { 'X-Total-Count': '2' }));
    visit('/people');
    await pick('Select all shown');
    await press('Deactivate 12');
    const ask = await dialog('Deactivate 12 people?');
    expect(ask.getByText(/^Ana0 Chen, Ana1 Chen, .*, Ana9 Chen, and 2 more$/)).toBeVisible();
    expect(await ask.findByRole('link', { name: '3 entries wait for Ellen Hargrove' })).toHaveAttribute(
      'href',
      '/dashboard?tab=hours&status=pending&verifier=40',
    );
    const coordinates = await ask.findByRole('link', { name: 'Ellen Hargrove coordinates 1 upcoming opportunity' });
    expect(coordinates.closest('li')).toHaveTextContent(/opportunity \(.+\)\. Choose another coordinator/);
    expect(
      await ask.findByText('Ana0 Chen is signed up for 2 upcoming opportunities. Their places are cancelled.'),
    ).toBeVisible();
    const asked = server.sent.map(({ url }) => url).filter((url) => url.includes('/api/volunteer-'));
    expect(asked.map((url) => new URL(url).search)).toEqual([
      expect.stringContaining('verifierId=40'),
      expect.stringContaining('coordinatorId=40'),
    ]);
  });

  it('say for how many of many nothing is listed', async () => {
    people = Array.from({ length: 12 }, (_, n) => aUser({ id: 20 + n, role: 'verifier' }));
    const none = () => json(200, [], { 'X-Total-Count': '0' });
    server.to('GET /api/volunteer-hours', none).to('GET /api/volunteer-opportunities', none);
    visit('/people');
    await pick('Select all shown');
    await press('Deactivate 12');
    const ask = await dialog('Deactivate 12 people?');
    expect(ask.getByText('What ends for 2 more people isn’t listed here.')).toBeVisible();
  });

  it('get another role together, of those that the reader may give, who is told what ends', async () => {
    server
      .to('GET /api/family-links', ({ url }) =>
        list(
          url.includes('studentId=11')
            ? [
                ...['Robin', 'Sam'].map((name, at) => ({ ...aFamily(at, name), status: 'confirmed' })),
                aFamily(3, 'Kim'),
              ]
            : [],
        ),
      )
      .to('GET /api/opportunity-signups', ({ url }) =>
        json(200, [], { 'X-Total-Count': url.includes('userId=12') ? '1' : '0' }),
      );
    visit('/people');
    await pick('Select Ana Chen');
    await pick('Select Ben Chen');
    await press('Change role');
    const form = await dialog('Change the role of 2 people');
    expect(within(form.getByLabelText('Role')).queryByRole('option', { name: 'Admin' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Change role' }));
    expect(form.getByLabelText('Role')).toHaveAccessibleDescription(/Choose a role$/);
    expect(await server.bodies('PATCH /api/users/12')).toEqual([]);
    await userEvent.selectOptions(form.getByLabelText('Role'), 'Parent');
    expect(
      await form.findByText(/^After this, Ana Chen is no longer followed by Robin Reyes and Sam Reyes\./),
    ).toBeVisible();
    expect(form.getByText('The request of Kim Reyes to follow Ana Chen ends too.')).toBeVisible();
    expect(form.getByText(/^Ben Chen is signed up for 1 upcoming opportunity\. What isn’t open to/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Roles of 2 people changed')).toBeVisible();
    expect(await server.bodies('PATCH /api/users/12')).toEqual([{ role: 'parent', version: 7 }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected people' })).toBeNull());
  });

  it('of other schools need a reason', async () => {
    visit('/people', { ...superAdmin, organizationId: 1 });
    await pick('Select Ana Chen');
    await press('Deactivate 1');
    const ask = await dialog('Deactivate 1 person?');
    await userEvent.click(ask.getByRole('button', { name: 'Deactivate 1' }));
    expect(ask.getByLabelText('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    expect(await server.bodies('PATCH /api/users/11')).toEqual([]);
  });
});
