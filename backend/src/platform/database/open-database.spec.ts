import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../config/environment.js';
import { reachDatabase } from './open-database.js';

it('finds no database where none ever was, and makes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'));
  const reaching = reachDatabase(readEnvironment({ DATA_DIR: folder }), () => {});
  await expect(reaching).rejects.toThrow(/^There is no database in .*Set DATA_DIR or DATABASE_URL as for the server/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
