import { backUpLog } from '../../../test/log-backup.js';
import { SealedLog } from '../../../test/sealed-log.js';
import type { SealKeyStore } from '../../platform/config/log-keys.js';
import { keyChangeNote } from '../../platform/sealing/key-change.js';
import { OtherKeySigns } from '../../platform/sealing/seal-keys.js';
import {
  newSignerText,
  openNote,
  signerIn,
  verifierKeyIn,
  verifierKeyText,
} from '../../platform/sealing/signed-note.js';
import { acceptRestore } from './accept-restore.js';
import { rotateKey } from './rotate-key.js';

let log: SealedLog;
beforeEach(async () => {
  log = await SealedLog.open();
  log.signer = signerIn(newSignerText('hours.example'));
  await log.log(2, 2);
  await log.seal();
});
afterEach(() => log.close());

/** A key in a file: the server reads the new one from it. */
function fileOf(): SealKeyStore {
  let next = '';
  return {
    prepare: (text) => {
      next = text;
      return 'It is kept.';
    },
    prepared: () => undefined,
    replace: () => {
      log.signer = signerIn(next);
    },
  };
}
const rotate = (lost?: string): Promise<string | undefined> =>
  log.operate((operator) => rotateKey(operator, fileOf(), lost));

describe('a new key', () => {
  it('signs from the next checkpoint on, in the process that runs, and what the old one signed still holds', async () => {
    const old = log.signer;
    const { sealer, keys } = log.process();
    await log.seal(sealer);
    await rotate();
    await log.log(2, 1);
    await log.seal(sealer);
    const notes = await log.external.of(2);
    expect(notes.map((note) => [openNote(note, [old]), openNote(note, [log.signer])].map(Boolean))).toEqual([
      [true, false],
      [false, true],
    ]);
    expect((await keys.all()).map(({ verifierKey, until }) => [verifierKey, until === null])).toEqual([
      [verifierKeyText(log.signer), true],
      [verifierKeyText(old), false],
    ]);
    expect((await log.check()).at(-1)).toMatch(/^The log is whole/);
  });

  it('is vouched for by the old one, so that whoever trusts the old one can go on', async () => {
    const old = log.signer;
    await rotate();
    await rotate();
    await log.log(2, 1);
    await log.seal();
    expect(await log.check({ trusted: [old], trustsExternalKeys: false })).toEqual([
      'The log is whole: 5 events of 1 school and of the system.',
    ]);
    const [newest, second, first] = await log.process().keys.all();
    expect(openNote(newest?.statement ?? '', [verifierKeyIn(second?.verifierKey ?? '')])).toContain(
      newest?.verifierKey,
    );
    expect(first?.statement).toBeNull();
  });

  it('is found again by a backup from before it, with the word of the old one', async () => {
    const old = log.signer;
    const restore = await backUpLog(log.core.admin);
    await rotate();
    await rotate();
    await restore();
    await log.process().keys.requireOwn();
    expect((await log.process().keys.all()).map(({ statement }) => statement !== null)).toEqual([true, true, false]);
    await log.operate((operator) => acceptRestore(operator, 'The disk broke.'));
    await log.seal();
    expect((await log.check({ trusted: [old], trustsExternalKeys: false })).at(-1)).toMatch(/^The log is whole/);
  });

  it('is not believed by the word of another than the old one', async () => {
    const restore = await backUpLog(log.core.admin);
    await rotate('It was stolen.');
    await restore();
    const forged = keyChangeNote(signerIn(newSignerText('hours.example')), log.signer, new Date());
    await log.external.saveKeyChange(forged);
    await expect(log.process().keys.requireOwn()).rejects.toThrow(OtherKeySigns);
  });

  it('is vouched for by nobody where the old one is lost', async () => {
    log.signer = signerIn(newSignerText('hours.example'));
    const { sealer } = log.process();
    await log.log(2, 1);
    await expect(log.seal(sealer)).rejects.toThrow(OtherKeySigns);
    await expect(rotate()).rejects.toThrow('Put the key that signs into SEAL_KEY');
    await rotate('The server burnt down.');
    await log.seal();
    expect((await log.process().keys.all())[0]?.statement).toBeNull();
    expect((await log.check()).at(-1)).toMatch(/^The log is whole/);
  });
});

it('is told of where somebody wrote a key of their own into the database', async () => {
  const own = signerIn(newSignerText('hours.example'));
  const key = verifierKeyText(own);
  await log.behindItsBack('INSERT INTO log.signing_keys (verifier_key, since) VALUES ($1, now())', [key]);
  const [fault] = await log.check();
  expect(fault).toBe(
    `The system, the key ${key.split('+').slice(0, 2).join('+')}: it is listed as a key of this log, and no key that is trusted vouches for it.`,
  );
});
