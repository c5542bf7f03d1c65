import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pipeline } from 'node:stream/promises';
import { AuditedSchool } from '../../../test/audited-school.js';
import { Stranger } from '../../../test/evidence.js';
import { EvidenceAccess } from '../evidence/evidence-access.js';
import { EvidenceMaker } from '../evidence/evidence-maker.js';
import { verifier } from '../evidence/verifier.js';

const ENTRIES = 100_000;
const MOST_MORE = 40_000_000;
const LOOK_EVERY_MS = 200;
const MINUTES = 60_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is held on to: bytes, after what is not needed any more was let go. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it(
  'of a school with 100,000 events is written with flat memory, and found good',
  async () => {
    const school = await AuditedSchool.open();
    const stranger = await Stranger.move();
    await school.fill(ENTRIES);
    const access = school.app.app.get(EvidenceAccess);
    const maker = school.app.app.get(EvidenceMaker);
    const scope = await access.authorize(school.auditor, { kind: 'school' });
    const path = await stranger.save('evidence.zip', '');

    const before = inUse();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, inUse())), LOOK_EVERY_MS);
    const began = performance.now();
    const { content, events } = await maker.make(scope);
    await pipeline(content, createWriteStream(path));
    const made = performance.now() - began;
    clearInterval(watch);

    const program = await stranger.save('verify.mjs', verifier().program);
    const checking = performance.now();
    const { code, output } = await stranger.run(program, path);
    const figures = {
      ...{ events, seconds: Math.round(made) / 1_000, megabytes: Math.round((await stat(path)).size / 1e5) / 10 },
      ...{ moreMemory: Math.round((most - before) / 1e6), checked: Math.round(performance.now() - checking) / 1_000 },
    };
    process.stdout.write(`Evidence of a school: ${JSON.stringify(figures)}\n`);
    expect([code, output]).toEqual([0, expect.stringContaining('The package holds all of them')]);
    expect(events).toBeGreaterThan(ENTRIES);
    expect(most - before).toBeLessThan(MOST_MORE);
    await school.close();
    await stranger.leave();
  },
  20 * MINUTES,
);
