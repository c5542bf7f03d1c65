import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MINUTES_MS = 10 * 60_000;

/** A temporary folder for files and the program that reads them. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hourtrail-office-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What LibreOffice makes of a CSV file or a workbook: every cell as it shows it, saved as CSV. */
export const readByOffice = (file: Buffer, ending: 'csv' | 'xlsx'): Promise<string> =>
  inFolder(async (folder) => {
    await writeFile(join(folder, `file.${ending}`), file);
    // comma, quote, UTF-8, from the first line; cells of a CSV file are set to text, or dates would be reformatted
    const columns = Array.from({ length: 64 }, (_, index) => `${index + 1}/2`).join('/');
    const reading = ending === 'csv' ? [`--infilter=Text - txt - csv (StarCalc):44,34,76,1,${columns}`] : [];
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const saving = [
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false',
      '--outdir',
      join(folder, 'out'),
    ];
    await needs('soffice', 'libreoffice-calc-nogui', [
      profile,
      '--headless',
      ...reading,
      ...saving,
      join(folder, `file.${ending}`),
    ]);
    return readFile(join(folder, 'out', 'file.csv'), 'utf8');
  });

/** The text of a PDF, as poppler finds it on the pages. */
export const readByPoppler = (file: Buffer): Promise<string> =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'file.pdf'), file);
    await needs('pdftotext', 'poppler-utils', ['-layout', join(folder, 'file.pdf'), join(folder, 'file.txt')]);
    return readFile(join(folder, 'file.txt'), 'utf8');
  });

async function needs(program: string, debian: string, parameters: readonly string[]): Promise<void> {
  try {
    await run(program, [...parameters], { timeout: MINUTES_MS, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw code === 'ENOENT'
      ? new Error(`This test needs ${program}: apt-get install --no-install-recommends ${debian}`)
      : error;
  }
}
