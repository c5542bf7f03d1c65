import { backUpUnderLoad, type Load } from './backup-under-load.js';

/** Tries a backup under such a load, restored elsewhere. */
export function backsUpUnderLoad(load: Load): void {
  test(`a backup that is written while ${load.writers} people write is equal elsewhere, and refused with any bit changed`, async () => {
    const began = performance.now();
    const { heads, ...survived } = await backUpUnderLoad(load);
    const seconds = Math.round((performance.now() - began) / 1_000);
    process.stdout.write(`${JSON.stringify({ ...load, ...survived, seconds })}\n`);
    expect(survived).toMatchObject({ tablesThatDiffer: [], exportsAreEqual: true, problems: [], flipsThatPassed: [] });
    expect(survived.actsMeanwhile).toBeGreaterThanOrEqual(load.acts);
    expect(heads[0]).toEqual(heads[1]);
  });
}
