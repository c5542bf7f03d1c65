import type { RecordRow } from '@hourtrail/contracts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionIsOver } from '../../../lib/appStore.js';
import { parent, student, teacher } from '../../../testing/builders.js';
import { renderPart, shownToasts } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { OfficialRecords } from './OfficialRecords.js';

const LIST = 'GET /api/users/5/records';
const ISSUE = 'POST /api/users/5/records';

const aRecord = (given: Partial<RecordRow> = {}): RecordRow => ({
  code: 'K7QM-2XPR-9DHT',
  url: 'http://hourtrail.test/verify/K7QM-2XPR-9DHT',
  status: 'valid',
  since: null,
  issuedAt: '2026-11-21T15:00:00.000Z',
  issuedBy: { id: student.id, name: 'Maya Chen', role: 'student' },
  countersigned: null,
  show: ['name', 'goal'],
  ...given,
});

describe('the official records of a person', () => {
  let server: Answers;
  const draw = () => renderPart(<OfficialRecords userId={5} />, { user: student });

  beforeEach(() => {
    server = new Answers().to(LIST, () => json(200, []));
  });
  afterEach(() => {
    cleanup();
    act(sessionIsOver);
    server.end();
  });

  it('are issued with what the holder chooses, and then there is a link to hand over', async () => {
    draw();
    await screen.findByText('No official record yet');
    await userEvent.click(screen.getByRole('button', { name: 'Issue record' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue an official record' }));
    expect(dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual(
      Array(7).fill(true),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Each entry' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'School' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'School' }));
    const { code, url } = aRecord();
    server.to(ISSUE, () => json(201, { code, url })).to(LIST, () => json(200, [aRecord()]));
    await userEvent.click(dialog.getByRole('button', { name: 'Issue record' }));
    expect(await dialog.findByRole('textbox', { name: 'Link to the record' })).toHaveValue(url);
    expect(dialog.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', `/api/records/${code}.pdf`);
    expect(await server.bodies(ISSUE)).toEqual([
      { show: ['name', 'school', 'years', 'goal', 'organizations', 'verifiers'] },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Issued by you on November 21, 2026. Shows: name and goal.')).toBeVisible();
  });

  it('say in a toast why one was not issued, and keep what was chosen', async () => {
    server.to(ISSUE, () => refusal(429, { message: 'That’s enough for today.' }));
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Issue record' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Name' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Issue record' }));
    await dialog.findByRole('button', { name: 'Issue record' });
    expect(shownToasts().at(-1)).toMatchObject({ title: 'Record not issued', description: 'That’s enough for today.' });
    expect(dialog.getByRole('checkbox', { name: 'Name' })).not.toBeChecked();
  });

  it('are revoked after a question; a revoked one offers it no more', async () => {
    const other = aRecord({
      code: '2222-3333-4444',
      status: 'superseded',
      since: '2026-11-21T15:00:00.000Z',
      issuedBy: { id: parent.id, name: 'Pia Chen', role: 'parent' },
      show: [],
    });
    server.to(LIST, () => json(200, [aRecord(), other]));
    draw();
    expect(await screen.findByText('Issued by Pia Chen on November 21, 2026. Shows the total only.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke record K7QM-2XPR-9DHT' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this record?' }));
    const revoked = aRecord({ status: 'revoked', since: '2026-11-22T15:00:00.000Z' });
    server
      .to('DELETE /api/records/K7QM-2XPR-9DHT', () => new Response(null, { status: 204 }))
      .to(LIST, () => json(200, [revoked, other]));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Revoked')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Revoke record 2222-3333-4444' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke record K7QM-2XPR-9DHT' })).toBeNull();
  });

  it('are countersigned by staff after a question, and say by whom; a volunteer is not offered it', async () => {
    server.to(LIST, () => json(200, [aRecord()]));
    const { unmount } = draw();
    await screen.findByText('K7QM-2XPR-9DHT');
    expect(screen.queryByRole('button', { name: /^Countersign/ })).toBeNull();
    unmount();

    renderPart(<OfficialRecords userId={5} />, { user: teacher });
    await userEvent.click(await screen.findByRole('button', { name: 'Countersign record K7QM-2XPR-9DHT' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Countersign this record?' }));
    const countersigned = { name: 'Tess Ortiz', role: 'teacher', at: '2026-11-22T15:00:00.000Z' } as const;
    server
      .to('POST /api/records/K7QM-2XPR-9DHT/countersign', () => new Response(null, { status: 204 }))
      .to(LIST, () => json(200, [aRecord({ countersigned })]));
    await userEvent.click(dialog.getByRole('button', { name: 'Countersign' }));
    expect(await screen.findByText('Countersigned by Tess Ortiz on November 22, 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Countersign record K7QM-2XPR-9DHT' })).toBeNull();
  });

  it('warn where hours on one are no longer approved', async () => {
    server.to(LIST, () => json(200, [aRecord({ takenBack: { entries: 1, hours: 3, of: 44.5 } })]));
    draw();
    expect(await screen.findByText(/1 entry on it was taken back or lowered: 3 of its 44.5 hours/)).toBeVisible();
    expect(screen.getByText('Valid when issued')).toBeVisible();
  });

  it('load again after a failure', async () => {
    server.to(LIST, () => refusal(503));
    draw();
    await screen.findByText('Couldn’t load the official records');
    server.to(LIST, () => json(200, [aRecord()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('K7QM-2XPR-9DHT')).toBeVisible();
  });
});
