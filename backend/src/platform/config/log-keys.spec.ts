import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSignerText, verifierKeyText } from '../sealing/signed-note.js';
import { readEnvironment } from './environment.js';
import { sealKey, sealKeyFile, sealKeyStore } from './log-keys.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const environment = (more: Record<string, string> = {}) =>
  readEnvironment({ DATA_DIR: folder, PUBLIC_URL: 'https://hours.example.org', ...more });

describe('the key that signs checkpoints', () => {
  it('is made at the first start, named after where the log is found, and kept from others', () => {
    const first = sealKey(environment());
    expect(first.name).toBe('hours.example.org');
    expect(statSync(sealKeyFile(environment())).mode & 0o777).toBe(0o600);
    expect(verifierKeyText(sealKey(environment()))).toBe(verifierKeyText(first));
  });

  it('may come from the environment instead', () => {
    const text = newSignerText('log.example.org');
    expect(sealKey(environment({ SEAL_KEY: text })).name).toBe('log.example.org');
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, 40)],
    ['emptied', () => ''],
    ['changed', (text: string) => text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['another’s', (text: string) => text.replace('hours.example.org', 'hours.example.net')],
  ])('is refused with a clear word when its file was %s', (_how, damage) => {
    sealKey(environment());
    const file = sealKeyFile(environment());
    writeFileSync(file, damage(readFileSync(file, 'utf8').trim()));
    expect(() => sealKey(environment())).toThrow(`${file} is damaged`);
  });

  it('is not repeated by what complains of it', () => {
    expect(() => environment({ SEAL_KEY: 'PRIVATE+KEY+secret' })).toThrow(
      /^(?!.*secret)SEAL_KEY must be a key that signs/,
    );
  });

  it('keeps the next one beside it until that is recorded', () => {
    const before = sealKey(environment());
    const store = sealKeyStore(environment());
    const next = newSignerText('hours.example.org');
    store.prepare(next);
    expect(verifierKeyText(sealKey(environment()))).toBe(verifierKeyText(before));
    expect(store.prepared()?.name).toBe('hours.example.org');
    store.replace();
    expect(readFileSync(sealKeyFile(environment()), 'utf8').trim()).toBe(next);
    expect(store.prepared()).toBeUndefined();
  });
});
