export interface VerifierKey {
  readonly name: string;
  /** 8 hexadecimal digits. */
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly text: string;
}

export interface OpenedCheckpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
  readonly at: Date;
}

export interface EvidenceFault {
  readonly place: string;
  readonly words: string;
}

export interface CheckedEvidence {
  readonly faults: readonly EvidenceFault[];
  readonly events: number;
}

export interface Held {
  readonly key?: string | undefined;
  readonly checkpoint?: string | undefined;
}

export function utf8(text: string): Uint8Array;
export function textOf(bytes: Uint8Array): string;
export function toHex(bytes: Uint8Array): string;
export function fromHex(hex: string): Uint8Array | undefined;
export function leafHash(event: Uint8Array): Promise<Uint8Array>;
export function verifierKeyIn(text: string): Promise<VerifierKey | undefined>;
export function openCheckpoint(note: string, key: VerifierKey): Promise<OpenedCheckpoint | undefined>;
export function schoolOf(origin: string): string | undefined;
export function checksSignatures(): Promise<boolean>;
export function tilePath(level: number, index: number, width: number): string;

/** Of a leaf counted from 0. */
export function provesInclusion(proof: {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly root: Uint8Array;
  readonly hashes: readonly Uint8Array[];
}): Promise<boolean>;

export function provesConsistency(proof: {
  readonly from: number;
  readonly to: number;
  readonly fromRoot: Uint8Array;
  readonly toRoot: Uint8Array;
  readonly hashes: readonly Uint8Array[];
}): Promise<boolean>;

export function checkEvidence(files: ReadonlyMap<string, Uint8Array>, held?: Held): Promise<CheckedEvidence>;
export function wordsOf(
  found: CheckedEvidence,
  held: Held,
): { readonly verdict: string; readonly lines: readonly string[] };
