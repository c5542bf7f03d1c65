import { t, type InclusionProof, type LogKey } from '@hourtrail/contracts';
import {
  checksSignatures,
  fromHex,
  leafHash,
  openCheckpoint,
  provesInclusion,
  toHex,
  utf8,
  verifierKeyIn,
  type OpenedCheckpoint,
} from '@hourtrail/contracts/verifier';

export interface ProofCheck {
  /** Null if this browser cannot run the check. */
  readonly holds: boolean | null;
  readonly words: string;
}

export interface CheckedProof {
  readonly checks: readonly ProofCheck[];
  readonly checkpoint: OpenedCheckpoint | undefined;
}

interface ProofInput {
  readonly proof: InclusionProof;
  /** The signed checkpoint of the tree that the proof is for. */
  readonly note: string;
  readonly keys: readonly LogKey[];
}

/** Recomputes a proof with the code of the evidence packages; trusts no result of the server. */
export async function checkedProof({ proof, note, keys }: ProofInput): Promise<CheckedProof> {
  // `crypto.subtle` exists in secure contexts only (HTTPS or localhost)
  if ((crypto as Partial<Crypto>).subtle === undefined) return { checkpoint: undefined, checks: [NOT_HERE] };
  const [leaf, root, ...hashes] = [proof.leaf, proof.root, ...proof.hashes].map((hash) => fromHex(hash) ?? NONE);
  const { number, size, event } = proof;
  const tree = { leaf: leaf as Uint8Array, index: number - 1, size, root: root as Uint8Array, hashes };
  const own = event === null ? null : toHex(await leafHash(utf8(event))) === proof.leaf;
  const isIncluded = await provesInclusion(tree);
  const checksKeys = await checksSignatures();
  const checkpoint = checksKeys ? await openedBy(note, keys) : undefined;
  const isSigned = checkpoint?.size === size && toHex(checkpoint.root) === proof.root;
  return {
    checkpoint,
    checks: [
      { holds: own, words: OWN_WORDS[String(own) as keyof typeof OWN_WORDS] },
      {
        holds: isIncluded,
        words: isIncluded
          ? t('auditRecords.hashesLeadToRoot', { count: hashes.length })
          : t('auditRecords.hashNotInRoot'),
      },
      { holds: checksKeys ? isSigned : null, words: signedWords(checksKeys, isSigned) },
    ],
  };
}

const NOT_HERE: ProofCheck = {
  holds: null,
  words: t('auditRecords.needsHttps'),
};

const NONE = new Uint8Array();

const OWN_WORDS = {
  true: t('auditRecords.hashMatches'),
  false: t('auditRecords.hashDiffers'),
  null: t('auditRecords.hashOfDraft'),
} as const;

const signedWords = (canCheck: boolean, isSigned: boolean): string => {
  if (!canCheck) return t('auditRecords.signaturesUnsupported');
  return isSigned ? t('auditRecords.rootSigned') : t('auditRecords.rootNotSigned');
};

async function openedBy(note: string, keys: readonly LogKey[]): Promise<OpenedCheckpoint | undefined> {
  for (const { verifierKey } of keys) {
    const key = await verifierKeyIn(verifierKey);
    const checkpoint = key && (await openCheckpoint(note, key));
    if (checkpoint) return checkpoint;
  }
  return undefined;
}
