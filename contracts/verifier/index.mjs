/** What anybody checks the log with: the very code that evidence packages bring along. */
export { fromHex, textOf, toHex, utf8 } from './bytes.mjs';
export { checkEvidence } from './evidence.mjs';
export { leafHash } from './hashes.mjs';
export { checksSignatures, openCheckpoint, schoolOf, verifierKeyIn } from './notes.mjs';
export { provesConsistency, provesInclusion } from './proofs.mjs';
export { tilePath } from './tiles.mjs';
export { wordsOf } from './words.mjs';
