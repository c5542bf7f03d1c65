import { AuditedEvents, SCHOOL } from '../../../test/audited-events.js';
import type { Statement } from '../../platform/database/database.js';
import { drawing } from './draw-sample.js';
import { anomaliesOf } from './list-anomalies.js';
import { decidersOf } from './list-deciders.js';

/** Rare queries that read every decision of a school: as slow as a user accepts of a report. */
const WITHIN_MS = 8_000;

describe('a log of a million events', () => {
  let school: AuditedEvents;
  beforeAll(async () => {
    school = await AuditedEvents.of(1_000_000);
  });
  afterAll(() => school.end());

  const STATEMENTS: readonly (readonly [string, Statement])[] = [
    ['what each person decided', decidersOf(SCHOOL, {})],
    ['what is unusual', anomaliesOf(SCHOOL, { limit: '50' })],
    ['bursts', anomaliesOf(SCHOOL, { limit: '50', rule: 'burst' })],
    ['relatives', anomaliesOf(SCHOOL, { limit: '50', rule: 'relative' })],
    ['approvals of the minute they were verified in', anomaliesOf(SCHOOL, { limit: '50', rule: 'same-minute' })],
    ['a sample of approvals', drawing(SCHOOL, 1_000_000, { seed: 'spring', entries: '50' })],
    [
      'a sample of one day',
      drawing(SCHOOL, 1_000_000, { seed: 'spring', entries: '50', from: '2025-02-01', to: '2025-02-01' }),
    ],
  ];

  it.each(STATEMENTS)('is asked for %s while somebody waits', async (what, { text, values = [] }) => {
    const began = performance.now();
    await school.app.query(text, [...values]);
    const took = performance.now() - began;
    process.stdout.write(`${what}: ${Math.round(took)} ms\n`);
    expect(took).toBeLessThan(WITHIN_MS);
  });
});
