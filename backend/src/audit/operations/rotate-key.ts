import type { SealKeyStore } from '../../platform/config/log-keys.js';
import type { ExternalCheckpoints } from '../../platform/sealing/external-checkpoints.js';
import { keyChangeNote } from '../../platform/sealing/key-change.js';
import { OtherKeySigns, recordedKeys, recordKey, shortNameOf } from '../../platform/sealing/seal-keys.js';
import { newSignerText, signerIn, verifierKeyText, type NoteKey } from '../../platform/sealing/signed-note.js';
import { recordIntervention, type Operator } from './operator.js';

/**
 * `lost` says how the old key was lost. Otherwise both keys sign a note that names both. Returns the new private key;
 * undefined if it was in its file before.
 */
export async function rotateKey(
  operator: Operator,
  store: SealKeyStore,
  lost: string | undefined,
): Promise<string | undefined> {
  const { database, clock, keys, external, say } = operator;
  const [newest] = await database.systemTransaction(recordedKeys);
  const prepared = store.prepared();
  if (newest && prepared && verifierKeyText(prepared) === newest.verifierKey) {
    await saveExternally(newest, newest.statement, external);
    store.replace();
    say(`The key ${shortNameOf(newest)}, which was recorded before, is in its place now.`);
    return undefined;
  }
  const isAtHand = await keys.requireOwn().then(
    () => true,
    (error: unknown) => {
      if (lost !== undefined && error instanceof OtherKeySigns) return false;
      throw error;
    },
  );
  const before = isAtHand || !newest ? keys.signer : newest;
  const text = newSignerText(before.name);
  const next = signerIn(text);
  const since = clock.now();
  const statement = isAtHand && lost === undefined ? keyChangeNote(keys.signer, next, since) : null;
  await external.saveKey(verifierKeyText(before));
  say(store.prepare(text));
  await database.systemTransaction((run) => recordKey({ key: next, since, statement }, run));
  await saveExternally(next, statement, external);
  store.replace();
  await recordIntervention(operator, 0, {
    type: 'log.key-replaced',
    data: { from: verifierKeyText(before), to: verifierKeyText(next) },
    texts: { reason: lost ?? null },
  });
  say(`The key ${shortNameOf(next)} signs from the next checkpoint on. For those who hold your checkpoints:`);
  say(verifierKeyText(next));
  return text;
}

async function saveExternally(key: NoteKey, statement: string | null, external: ExternalCheckpoints): Promise<void> {
  await external.saveKey(verifierKeyText(key));
  if (statement) await external.saveKeyChange(statement);
}
