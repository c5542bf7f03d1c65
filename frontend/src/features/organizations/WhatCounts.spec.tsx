import { NO_COUNTING_RULES, type CountingRulesView, type RulesEffect } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { admin, lincoln, superAdmin } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { WhatCounts } from './WhatCounts.js';

const SAVE = 'POST /api/rules';
const PREVIEW = 'POST /api/rules/preview';
const DIRECT = { id: 1, name: 'Direct service', min: 20, max: null };
const FUNDRAISING = { id: 2, name: 'Fundraising', min: null, max: 10 };
const FIRST: CountingRulesView = {
  ...NO_COUNTING_RULES,
  version: 1,
  since: '2026-08-24T12:00:00.000Z',
  setBy: { id: admin.id, name: 'Dana Whitfield', role: 'admin' },
  dailyCap: 4,
  categories: [DIRECT],
};
const SECOND: CountingRulesView = {
  ...FIRST,
  version: 2,
  since: '2026-10-05T12:00:00.000Z',
  dailyCap: null,
  categories: [DIRECT, FUNDRAISING],
};
const NO_EFFECT: RulesEffect = {
  students: 214,
  affected: 0,
  fallShort: 0,
  otherGoals: 0,
  withoutCategory: 0,
  rows: [],
};
const EFFECT: RulesEffect = {
  students: 214,
  affected: 12,
  fallShort: 3,
  otherGoals: 0,
  withoutCategory: 0,
  rows: [
    {
      ...{ id: 5, firstName: 'Maya', lastName: 'Chen' },
      ...{ waitingCountsNow: 6, waitingWouldCount: 4, missingNow: 0, wouldBeMissing: 20 },
      ...{ goalNow: 50, goalWouldBe: 50 },
    },
  ],
};

let server: Answers;
beforeEach(() => {
  server = new Answers().to(PREVIEW, () => json(200, NO_EFFECT));
});
afterEach(() => server.end());

const visit = (versions: readonly CountingRulesView[] = [], user = admin): void => {
  server.to('GET /api/rules', () => json(200, versions));
  renderPart(
    <>
      <WhatCounts school={lincoln} />
      <Toaster />
    </>,
    { user },
  );
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const form = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Change what counts' }));
  await dialog.findByLabelText('Daily cap');
  return dialog;
};
const edit = async (versions: readonly CountingRulesView[], user = admin) => {
  visit(versions, user);
  await press('Change what counts');
  return form();
};
const save = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const textsOf = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('what counts', () => {
  it('is said in sentences, with what each version changed', async () => {
    visit([SECOND, FIRST]);
    const rules = await screen.findByRole('list', { name: 'What counts' });
    expect(textsOf(rules)).toEqual([
      'Hours count only in one of the school’s categories.',
      'Direct service: at least 20 hours',
      'Fundraising: at most 10 hours',
    ]);
    const set = 'Set by Dana Whitfield on October 5, 2026, 8:00 AM.';
    expect(screen.getByText(`In force since October 5, 2026, version 2. ${set}`)).toBeVisible();
    expect(textsOf(screen.getByRole('list', { name: 'Versions' }))).toEqual([
      `Version 2, since October 5, 2026${set}New: Fundraising: at most 10 hoursNo longer: At most 4 hours a day count.`,
      'Version 1, since August 24, 2026Set by Dana Whitfield on August 24, 2026, 8:00 AM.New: At most 4 hours a day count.New: Hours count only in one of the school’s categories.New: Direct service: at least 20 hours',
    ]);
  });

  it('can begin with an example, which is checked before it is saved', async () => {
    visit();
    expect(await screen.findByText('Every approved hour counts')).toBeVisible();
    await press('Start with: Maryland, service learning');
    const dialog = await form();
    expect(dialog.getByText(/^This is an example\..*Maryland asks for 75 hours\./)).toBeVisible();
    expect(dialog.getByLabelText('Words of the reflection')).toHaveValue('50');
    expect(dialog.getByLabelText('Non-profit organizations only')).toBeChecked();
    expect(await dialog.findByText('No student is affected.')).toBeVisible();
    server.to(SAVE, () => json(201, [{ ...NO_COUNTING_RULES, version: 1, since: FIRST.since, reflectionWords: 50 }]));
    await save();
    expect(await screen.findByText('What counts is saved')).toBeVisible();
    expect(await server.bodies(SAVE)).toEqual([
      {
        ...NO_COUNTING_RULES,
        ...{ dailyCap: '8', reflectionWords: 50, nonProfitOnly: true, notRelatives: true },
        ...{ version: 0, organizationId: 2 },
      },
    ]);
  });

  it('says before the first rules are saved whom they affect', async () => {
    server.to(PREVIEW, () => json(200, EFFECT));
    visit();
    await press('Set rules');
    const dialog = await form();
    expect(dialog.getByText('Change a rule to see which students that affects.')).toBeVisible();
    await enterText(dialog.getByLabelText('Daily cap'), '4');
    expect(await dialog.findByText(/^12 of 214 students are affected/)).toBeVisible();
    expect(await server.bodies(PREVIEW)).toMatchObject([{ dailyCap: '4', version: 0, organizationId: 2 }]);
  });

  it('says beside its field what cannot be, and keeps the place of what it would change', async () => {
    server.to(PREVIEW, () => json(200, EFFECT));
    const dialog = await edit([SECOND]);
    const effect = within(dialog.getByRole('region', { name: 'What this would change' }));
    const maximum = within(dialog.getByRole('group', { name: 'Category 2' })).getByLabelText('Maximum');
    await userEvent.clear(maximum);
    await enterText(maximum, '20');
    expect(await effect.findByText(/^12 of 214 students are affected/)).toBeVisible();
    await userEvent.clear(maximum);
    await enterText(maximum, '-5');
    await waitFor(() => expect(maximum).toHaveAccessibleDescription(/^Maximum hours of a category must be/));
    const hint = 'Once every field is filled in correctly, this says which students are affected.';
    expect(effect.getByText(hint)).toBeVisible();
    expect(await server.bodies(SAVE)).toEqual([]);
  });

  it('never says of one rule what another would do', async () => {
    server.to(PREVIEW, () => json(200, EFFECT));
    const dialog = await edit([FIRST]);
    const cap = dialog.getByLabelText('Daily cap');
    await userEvent.clear(cap);
    await enterText(cap, '2');
    expect(await dialog.findByText(/^12 of 214 students are affected/)).toBeVisible();
    await enterText(cap, '.5');
    expect(dialog.queryByText(/^12 of 214 students are affected/)).toBeNull();
    expect(await dialog.findByText(/^12 of 214 students are affected/)).toBeVisible();
    expect((await server.bodies(PREVIEW)).at(-1)).toMatchObject({ dailyCap: '2.5' });
  });

  it('shows before saving whom a change affects', async () => {
    server.to(PREVIEW, () => json(200, EFFECT));
    const dialog = await edit([FIRST]);
    expect(server.sent.some(({ url }) => url.endsWith('/preview'))).toBe(false);
    await userEvent.clear(dialog.getByLabelText('Daily cap'));
    await enterText(dialog.getByLabelText('Daily cap'), '2,5');
    expect(
      await dialog.findByText('12 of 214 students are affected; 3 who meet the goal now would not.'),
    ).toBeVisible();
    const people = dialog.getByRole('list', { name: 'Who is affected' });
    expect(textsOf(people)).toEqual([
      'Maya ChenOf the hours waiting, 4 would count instead of 6. 20 hours would be missing to the goal instead of 0.',
    ]);
    expect(dialog.getByText('The first 1 are listed.')).toBeVisible();
    const typed = { dailyCap: '2.5', version: 1, organizationId: 2 };
    await waitFor(async () => expect((await server.bodies(PREVIEW)).at(-1)).toMatchObject(typed));
  });

  it('has goals of grades beside the goal of the school, and less for who joins late', async () => {
    const effect = { ...EFFECT.rows[0]!, waitingWouldCount: 6, wouldBeMissing: 0, goalNow: 50, goalWouldBe: 10 };
    server.to(PREVIEW, () =>
      json(200, { ...EFFECT, affected: 1, fallShort: 0, otherGoals: 1, withoutCategory: 2, rows: [effect] }),
    );
    const dialog = await edit([FIRST]);
    expect(dialog.getByText(/^The goal for the others is 50 hours\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add goal' }));
    const goal = within(dialog.getByRole('group', { name: 'Goal 1' }));
    await enterText(goal.getByLabelText('Hours'), '0');
    await save();
    expect(await goal.findByText('Grade level must be 9, 10, 11, or 12.')).toBeVisible();
    expect(goal.getByText('Hours goal must be a whole number from 1 to 10,000.')).toBeVisible();
    await userEvent.selectOptions(goal.getByLabelText('Grade level'), '9');
    await userEvent.clear(goal.getByLabelText('Hours'));
    await enterText(goal.getByLabelText('Hours'), '10');
    await userEvent.click(dialog.getByLabelText('Less for students who join late'));
    expect(
      await dialog.findByText(
        /^1 of 214 students is affected\. 1 student would have another goal\. 2 waiting entries have no category, and/,
      ),
    ).toBeVisible();
    expect(textsOf(dialog.getByRole('list', { name: 'Who is affected' }))).toEqual([
      'Maya ChenThe goal would be 10 hours instead of 50.',
    ]);
    const goals = [{ gradeLevel: '9', hours: 10 }] as const;
    server.to(SAVE, () => json(201, [{ ...FIRST, version: 2, goals, proRata: true }, FIRST]));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await server.bodies(SAVE)).toMatchObject([{ version: 1, dailyCap: '4', goals, proRata: true }]);
  });

  it('says each goal in a sentence, and takes one away', async () => {
    const goals = [
      { gradeLevel: '9', hours: 10 },
      { gradeLevel: '12', hours: 40 },
    ] as const;
    visit([{ ...FIRST, categories: [], goals, proRata: true }]);
    expect(textsOf(await screen.findByRole('list', { name: 'What counts' }))).toEqual([
      'At most 4 hours a day count.',
      'The goal of grade 9 is 10 hours.',
      'The goal of grade 12 is 40 hours.',
      'Who joins during a school year owes the share of the goal for the months left.',
    ]);
    await press('Change what counts');
    const dialog = await form();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove goal 1' }));
    const message = 'Set one goal for each grade: grade 12 is there twice.';
    server.to(SAVE, () => refusal(400, { message, errors: [{ field: 'goals', message }] }));
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(await server.bodies(SAVE)).toMatchObject([{ goals: [{ gradeLevel: '12', hours: 40 }] }]);
  });

  it('keeps the number of a category that is renamed, and adds and removes others', async () => {
    const dialog = await edit([SECOND]);
    const first = within(dialog.getByRole('group', { name: 'Category 1' }));
    await userEvent.clear(first.getByLabelText('Name'));
    await enterText(first.getByLabelText('Name'), 'Service');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove category 2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add category' }));
    const added = within(dialog.getByRole('group', { name: 'Category 2' }));
    await enterText(added.getByLabelText('Maximum'), 'many');
    await save();
    expect(await added.findByText('Name is required')).toBeVisible();
    expect(added.getByText(/^Maximum hours of a category must be a whole number/)).toBeVisible();
    await enterText(added.getByLabelText('Name'), 'Tutoring');
    await userEvent.clear(added.getByLabelText('Maximum'));
    await enterText(added.getByLabelText('Maximum'), '30');
    server.to(SAVE, () => json(201, [SECOND]));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await server.bodies(SAVE)).toMatchObject([
      {
        version: 2,
        categories: [
          { id: 1, name: 'Service', min: 20, max: null },
          { name: 'Tutoring', min: null, max: 30 },
        ],
      },
    ]);
  });

  it('says which rules contradict each other, before saving and after', async () => {
    const message = 'The minimum of “Direct service” is above its maximum.';
    const errors = [{ field: 'categories', message }];
    server.to(PREVIEW, () => refusal(400, { message, errors })).to(SAVE, () => refusal(400, { message, errors }));
    const dialog = await edit([FIRST]);
    const first = within(dialog.getByRole('group', { name: 'Category 1' }));
    await enterText(first.getByLabelText('Maximum'), '10');
    expect(await dialog.findByText(message)).toBeVisible();
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  it('can be saved where the effect could not be counted', async () => {
    server.to(PREVIEW, () => refusal(503)).to(SAVE, () => json(201, [SECOND]));
    const dialog = await edit([FIRST]);
    await userEvent.click(dialog.getByLabelText('New each school year'));
    expect(await dialog.findByText('We couldn’t count what this would change.')).toBeVisible();
    await save();
    expect(await screen.findByText('What counts is saved')).toBeVisible();
  });

  it('keeps what was changed where a colleague was faster', async () => {
    const dialog = await edit([FIRST]);
    server.to(SAVE, () =>
      json(409, { statusCode: 409, code: 'stale', message: '', requestId: 'r', current: [SECOND, FIRST] }),
    );
    await userEvent.click(dialog.getByLabelText('New each school year'));
    await save();
    expect(await dialog.findByText(/^Someone else changed what counts/)).toBeVisible();
    expect(dialog.getByLabelText('Daily cap')).toHaveValue('');
    expect(dialog.getByRole('group', { name: 'Category 2' })).toBeVisible();
    expect(dialog.getByLabelText('New each school year')).toBeChecked();
    server.to(SAVE, () => json(201, [SECOND]));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await server.bodies(SAVE)).at(-1)).toMatchObject({
      version: 2,
      dailyCap: null,
      resetsYearly: true,
      categories: [DIRECT, FUNDRAISING],
    });
  });

  it('asks a super-admin of another school for a reason', async () => {
    const dialog = await edit([FIRST], { ...superAdmin, organizationId: 3 });
    await userEvent.click(dialog.getByLabelText('New each school year'));
    await save();
    expect(await dialog.findByText('You’re working in another school. Enter a reason.')).toBeVisible();
    expect(await server.bodies(SAVE)).toEqual([]);
  });

  it('can be loaded again where that failed', async () => {
    server.to('GET /api/rules', () => refusal(503));
    renderPart(<WhatCounts school={lincoln} />, { user: admin });
    expect(await screen.findByText('Couldn’t load what counts')).toBeVisible();
    server.to('GET /api/rules', () => json(200, [FIRST]));
    await press('Try again');
    expect(await screen.findByText('At most 4 hours a day count.')).toBeVisible();
  });
});
