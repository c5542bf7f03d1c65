import type { ClassDetails, ClassView } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { aClass, admin, aUser, teacher } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { Classes } from './Classes.js';

const YEAR = { id: 12, version: 1, name: '2026–27', startsOn: '2026-08-24', endsOn: '2027-06-18', isCurrent: true };
const MAYA = { id: 5, firstName: 'Maya', lastName: 'Chen', gradeLevel: '9' };
const AMARA = { id: 15, firstName: 'Amara', lastName: 'Diallo', gradeLevel: '9' };
const ADVISORY: ClassView = {
  ...aClass(7, 'Advisory 9A', [teacher.id]),
  academicYearId: 12,
  studentIds: [MAYA.id, AMARA.id],
};
const DETAILS: ClassDetails = { ...ADVISORY, students: [MAYA, AMARA] };
const ADD = 'POST /api/classes';
const CHANGE = 'PATCH /api/classes/7';

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/academic-years', () => json(200, [YEAR]))
    .to('GET /api/classes/7', () => json(200, DETAILS))
    .to('GET /api/users', ({ url }) =>
      json(
        200,
        url.includes('role=student')
          ? [aUser()]
          : [aUser({ id: teacher.id, firstName: 'Tomas', lastName: 'Rivera', role: 'teacher', gradeLevel: null })],
        { 'X-Total-Count': '1' },
      ),
    );
});
afterEach(() => server.end());

const visit = (...classes: readonly ClassView[]): void => {
  server.to('GET /api/classes', () => json(200, classes));
  renderPart(
    <>
      <Classes />
      <Toaster />
    </>,
    { user: admin },
  );
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Form = Awaited<ReturnType<typeof form>>;
const pick = async (dialog: Form, field: string, name: RegExp): Promise<void> => {
  await userEvent.click(await dialog.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

describe('the classes of a school', () => {
  it('show their year, teachers and number of students', async () => {
    visit(ADVISORY, aClass(8, 'Band'));
    const list = within(await screen.findByRole('list', { name: 'Classes' }));
    expect(await list.findByText('2026–27 · Tomas Rivera · 2 students')).toBeVisible();
    expect(list.getByText('No teacher · No students')).toBeVisible();
  });

  it('are added with their people, in the present year', async () => {
    visit();
    expect(await screen.findByText('No classes yet')).toBeVisible();
    server.to(ADD, () => json(201, DETAILS));
    await press('Add class');
    const dialog = await form('Add class');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add class' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    await enterText(dialog.getByLabelText('Name'), 'Advisory 9A');
    expect(dialog.getByRole('combobox', { name: 'School year' })).toHaveDisplayValue('2026–27');
    await pick(dialog, 'Add a teacher', /Tomas Rivera/);
    await pick(dialog, 'Add a student', /Maya Chen/);
    expect(await dialog.findByRole('combobox', { name: 'Add a student' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Add class' }));
    expect(await screen.findByText('Class added')).toBeVisible();
    expect(await server.bodies(ADD)).toEqual([
      { name: 'Advisory 9A', academicYearId: 12, teacherIds: [teacher.id], studentIds: [MAYA.id] },
    ]);
  });

  it('say which field a refusal is about', async () => {
    visit();
    const message = 'Another class of this school year has this name.';
    server.to(ADD, () => refusal(409, { code: 'classes.name-taken', message }));
    await press('Add class');
    const dialog = await form('Add class');
    await enterText(await dialog.findByLabelText('Name'), 'Band');
    await userEvent.click(dialog.getByRole('button', { name: 'Add class' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
  });

  it('send only who comes and goes, and keep a colleague’s changes', async () => {
    visit(ADVISORY);
    const ben = { id: 16, firstName: 'Ben', lastName: 'Kowalski', gradeLevel: '9' };
    const current = { ...DETAILS, version: 2, students: [MAYA, AMARA, ben] };
    server.to(CHANGE, () => json(409, { statusCode: 409, code: 'stale', message: '', requestId: 'r', current }));
    await press('Edit Advisory 9A');
    const dialog = await form('Edit class');
    expect(await dialog.findAllByText('Grade 9')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Maya Chen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText(/^Someone else changed this class/)).toBeVisible();
    expect(dialog.getByText('Ben Kowalski')).toBeVisible();
    expect(dialog.queryByText('Maya Chen')).toBeNull();
    server.to(CHANGE, () => json(200, { ...current, version: 3 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Class saved')).toBeVisible();
    const sent = { name: 'Advisory 9A', academicYearId: 12, teacherIds: [teacher.id] };
    const students = { addStudentIds: [], removeStudentIds: [MAYA.id] };
    expect(await server.bodies(CHANGE)).toEqual([
      { version: 1, ...sent, ...students },
      { version: 2, ...sent, ...students },
    ]);
  });

  it('are deleted once that is confirmed', async () => {
    visit(ADVISORY);
    server.to('DELETE /api/classes/7', () => {
      server.to('GET /api/classes', () => json(200, []));
      return new Response(null, { status: 204 });
    });
    await press('Delete Advisory 9A');
    const dialog = await form('Delete the class Advisory 9A?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete class' }));
    expect(await screen.findByText('Class deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Advisory 9A')).toBeNull());
  });

  it('can be loaded again where that failed', async () => {
    server.to('GET /api/classes', () => refusal(503));
    renderPart(<Classes />, { user: admin });
    expect(await screen.findByText('Couldn’t load the classes')).toBeVisible();
    server.to('GET /api/classes', () => json(200, [ADVISORY]));
    await press('Try again');
    expect(await screen.findByText('Advisory 9A')).toBeVisible();
  });
});
