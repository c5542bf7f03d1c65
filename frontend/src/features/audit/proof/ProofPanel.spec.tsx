import { webcrypto } from 'node:crypto';
import type { InclusionProof } from '@hourtrail/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { ProofPanel } from './ProofPanel.js';

/** Event 2 of a log of three, as a server proved and signed it. */
const KEY = 'hours.example+1ddd0333+AQ/xrVejRQC8r16nUjoupdpCXZYaGlJ1o1jN5OUtIUYG';
const NOTE = `hours.example/2
3
WiSKUEM2HDaH3gWKg1SICpGpA6Xyx9SbkS75DLQ+GxI=
sealed at 2026-11-21T15:00:00.000Z

— hours.example Hd0DM53PjQ2NzX4/lIGXh0EOcgbZtzC8nX2D5qT0pGOczWhZbpJsWsn+m1dK2L8wAVnxtfR0QTV8D1Hbb1B8eKjqpQs=
`;
const PROOF: InclusionProof = {
  organizationId: 2,
  number: 2,
  size: 3,
  event: '{"id":2,"type":"hours.approved"}',
  leaf: '26e3f9896cde2d73fe9338ce8495b4aad879f19e0086ba517903485d89d097fb',
  root: '5a248a5043361c3687de058a8354880a91a903a5f2c7d49b912ef90cb43e1b12',
  hashes: [
    '81ddcb816bff78b8b656ea6664f1209a6a3e0de4b09c3615d00d1ba55193394a',
    '492b7550cd3aa150114ef33ad113172a8b1351913d3b5971f939c72153c9d993',
  ],
};

let server: Answers;
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => {
  server = new Answers();
});
afterEach(() => server.end());

const key = (verifierKey: string) => ({ verifierKey, since: '2026-01-01T00:00:00.000Z', until: null, statement: null });

async function show(proof: Partial<InclusionProof> = {}, { note = NOTE, keys = [key(KEY)] } = {}) {
  server
    .to('GET /api/audit/proofs/inclusion', () => json(200, { ...PROOF, ...proof }))
    .to('GET /api/audit/checkpoint', () => new Response(note, { headers: { 'Content-Type': 'text/plain' } }))
    .to('GET /api/audit/keys', () => json(200, keys));
  renderPart(<ProofPanel number={2} />, { user: admin });
  // jsdom opens no details by itself
  const details = screen.getByText('Proof').closest('details') as HTMLDetailsElement;
  await userEvent.click(screen.getByText('Proof'));
  if (!details.open) details.open = true;
  const checks = await screen.findByRole('list', { name: 'Checked in this browser' });
  return within(checks)
    .getAllByRole('listitem')
    .map((line) => [line.dataset['holds'], line.textContent]);
}

describe('the proof of an event', () => {
  it('is asked for when somebody wants to see it, and recomputed in the browser', async () => {
    expect(await show()).toEqual([
      ['true', 'The event has the hash that was sealed.'],
      ['true', '2 hashes lead from it to the root of the log.'],
      ['true', 'The root was signed with one of this log’s keys.'],
    ]);
    expect(screen.getByText('This event is in the signed log and hasn’t been changed since.')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(screen.getByText('hours.example/2')).toBeVisible();
    expect(screen.getByText(PROOF.root)).toBeVisible();
  });

  it('fails for an event that is not what was sealed', async () => {
    const checks = await show({ event: '{"id":2,"type":"hours.rejected"}' });
    expect(checks[0]).toEqual(['false', 'The event isn’t what was sealed.']);
    expect(screen.getByText('This event couldn’t be proven. See the failed checks below.')).toBeVisible();
  });

  it('fails for a hash that leads elsewhere', async () => {
    const checks = await show({ hashes: [...PROOF.hashes].reverse() });
    expect(checks[1]).toEqual(['false', 'Its hash doesn’t lead to the root of the log.']);
  });

  it('fails where none of the keys signed the root', async () => {
    const other = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
    const [, , signed] = await show({}, { keys: [key(other)] });
    expect(signed).toEqual(['false', 'None of this log’s keys signed this root.']);
  });

  it('of a draft says whose it is', async () => {
    const [own] = await show({ event: null });
    expect(own).toEqual(['null', 'The event is a volunteer’s draft. Its hash was sealed.']);
  });

  it('says why it cannot be had', async () => {
    const message = 'The tree holds 1 event: there is no number 2 in it.';
    server.to('GET /api/audit/proofs/inclusion', () => refusal(400, { message }));
    server.to('GET /api/audit/keys', () => json(200, []));
    renderPart(<ProofPanel number={2} />, { user: admin });
    await userEvent.click(screen.getByText('Proof'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
