import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeFolder } from './folder-owner.js';

describe('the owner of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hourtrail-owner-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is one at a time', () => {
    const release = takeFolder(folder);
    expect(() => takeFolder(folder)).toThrow(`already running on the data folder ${folder} (process ${process.pid})`);
    release();
    takeFolder(folder)();
  });

  it('is not a process that merely has the number of a dead one', () => {
    writeFileSync(join(folder, 'owner.1'), `${process.pid} born-earlier`);
    takeFolder(folder);
    expect(readdirSync(folder)).toEqual(['owner.2']);
  });
});
