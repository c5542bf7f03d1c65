import type { SessionUser } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText.js';
import { aClass, lincoln, superAdmin, teacher } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { CertificatesButton } from './CertificatesButton.js';
import type { CertifiedPart } from './CertificatesForm.js';

const FILE = 'POST /api/admin/export/certificates';
const YEAR = { id: 4, version: 1, name: '2025–26', startsOn: '2025-08-20', endsOn: '2026-06-20', isCurrent: false };

let server: Answers;
const saved = jest.fn<void, [string]>();
beforeEach(() => {
  saved.mockClear();
  URL.createObjectURL = () => 'blob:certificates';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  server = new Answers()
    .to('GET /api/academic-years', () => json(200, [YEAR]))
    .to('GET /api/classes', () => json(200, [aClass(7, 'Band')]))
    .to(FILE, () => json(201, { url: '/api/admin/export/files/once', expiresAt: '2026-11-21T15:02:00Z' }))
    .to('GET /api/admin/export/files/once', () => {
      const headers = { 'Content-Disposition': 'attachment; filename="Certificates.pdf"', 'X-Total-Count': '3' };
      return new Response('%PDF', { headers });
    });
});
afterEach(() => {
  server.end();
  jest.restoreAllMocks();
});

async function open(user: SessionUser = teacher, part: CertifiedPart = {}) {
  renderPart(
    <>
      <CertificatesButton {...part} />
      <Toaster />
    </>,
    { user },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Make certificates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make certificates' }));
  await dialog.findByLabelText('Paper');
  return {
    ...dialog,
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Make certificates' })),
  };
}

describe('certificates', () => {
  it('are of the grade and class that the list shows', async () => {
    const form = await open(teacher, { gradeLevel: '11', classId: '7' });
    expect(await form.findByLabelText('Class')).toHaveDisplayValue('Band');
    expect(form.getByLabelText('Grade level')).toHaveDisplayValue('11');
  });

  it('are of the students who reached their own goal, unless others are chosen', async () => {
    const form = await open();
    expect(form.getByLabelText('Hours that count, at least')).toHaveAccessibleDescription(
      'Leave empty for each student’s own goal.',
    );
    await userEvent.selectOptions(await form.findByLabelText('School year'), '2025–26');
    await userEvent.selectOptions(await form.findByLabelText('Class'), 'Band');
    await userEvent.selectOptions(form.getByLabelText('Grade level'), '12');
    await userEvent.selectOptions(form.getByLabelText('Paper'), 'A4');
    await form.send();
    expect(await screen.findByText('3 certificates made')).toBeVisible();
    expect(saved).toHaveBeenCalledWith('Certificates.pdf');
    const filters = { academicYearId: '4', classId: '7', gradeLevel: '12', paper: 'a4' };
    expect(await server.bodies(FILE)).toEqual([{ format: 'pdf', filters }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [
      refusal(409, { message: 'No student you chose has 60 approved hours.' }),
      'No student you chose has 60 approved hours.',
    ],
    [new Response('<html>', { status: 502 }), 'We couldn’t prepare the certificates. Try again.'],
  ])('say why none was made, and keep what was typed', async (answer, words) => {
    server.to(FILE, () => answer);
    const form = await open();
    const hours = form.getByLabelText('Hours that count, at least');
    await userEvent.clear(hours);
    await enterText(hours, '60');
    await form.send();
    expect(await form.findByText(words)).toBeVisible();
    expect(hours).toHaveValue('60');
    expect(saved).not.toHaveBeenCalled();
  });

  it('are of the school that a super-admin chooses, with a reason for another', async () => {
    const roosevelt = { ...lincoln, id: 3, name: 'Roosevelt High School' };
    server.to('GET /api/organizations', () => json(200, [lincoln, roosevelt]));
    const form = await open(superAdmin);
    await userEvent.click(form.getByRole('combobox', { name: 'School' }));
    await userEvent.clear(form.getByRole('combobox', { name: 'School' }));
    await userEvent.click(await screen.findByRole('option', { name: /Roosevelt/ }));
    await form.send();
    expect(await form.findByText('You’re working in another school. Enter a reason.')).toBeVisible();
    await enterText(form.getByLabelText('Reason'), 'The district asked');
    await form.send();
    await waitFor(async () =>
      expect(await server.bodies(FILE)).toEqual([
        {
          format: 'pdf',
          filters: { paper: 'letter', organizationId: '3' },
          reason: 'The district asked',
        },
      ]),
    );
    await screen.findByText('3 certificates made');
  });
});
