import type { SealKeyStore } from '../../config/seal-key.js';
import { keyChangeNote } from '../key-change.js';
import { OtherKeySigns, recordedKeys, recordKey, shortNameOf } from '../seal-keys.js';
import { newSignerText, signerIn, verifierKeyText } from '../signed-note.js';
import { tellOf, type Keeper } from './keeper.js';

/**
 * Makes a new key that signs from the next checkpoint on. Old and new key sign a note that names both; where the old one
 * is lost, `lost` says how, and nothing vouches for the new key but its holder.
 */
export async function rotateKey(keeper: Keeper, store: SealKeyStore, lost: string | undefined): Promise<void> {
  const { database, clock, keys, outside, say } = keeper;
  const [newest] = await database.systemTransaction(recordedKeys);
  const prepared = store.prepared();
  if (newest && prepared && verifierKeyText(prepared) === newest.verifierKey) {
    store.replace();
    say(`The key ${shortNameOf(newest)}, which was recorded before, is in its place now.`);
    return;
  }
  const own = keys.signer;
  const isAtHand = !newest || verifierKeyText(newest) === verifierKeyText(own);
  if (!isAtHand && lost === undefined) throw new OtherKeySigns(own, newest);
  const text = newSignerText((newest ?? own).name);
  const next = signerIn(text);
  const since = clock.now();
  say(store.prepare(text));
  await database.systemTransaction(async (run) => {
    if (!newest) await recordKey({ key: own, since, statement: null }, run);
    const statement = isAtHand && lost === undefined ? keyChangeNote(own, next, since) : null;
    await recordKey({ key: next, since, statement }, run);
  });
  await outside.keepKey(verifierKeyText(newest ?? own));
  await outside.keepKey(verifierKeyText(next));
  store.replace();
  await tellOf(keeper, 0, {
    type: 'log.key-replaced',
    data: { from: verifierKeyText(newest ?? own), to: verifierKeyText(next) },
    texts: { reason: lost ?? null },
  });
  say(`The key ${shortNameOf(next)} signs from the next checkpoint on. For those who hold your checkpoints:`);
  say(verifierKeyText(next));
}
