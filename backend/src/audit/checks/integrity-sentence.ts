import { t, SYSTEM_ORGANIZATION, type Integrity, type IntegrityState } from '@hourtrail/contracts';
import type { Break } from '../../platform/sealing/continuity.js';
import {
  NOT_AS_WRITTEN,
  EXTERNAL_COPY_DAMAGED,
  TREE_CHANGED,
  type SealingStop,
} from '../../platform/sealing/sealing-stops.js';

export interface Known {
  readonly organizationId: number;
  /** Undefined if nothing was ever sealed. */
  readonly sealed: number | undefined;
  readonly waiting: number;
  readonly stop: SealingStop | undefined;
  readonly checks: Integrity['checks'];
  /** Why the log is read-only; undefined if it is writable. */
  readonly refusal: string | undefined;
  /** Logs, of any school, that differ from their newest signed checkpoint. */
  readonly breaks: readonly Break[];
  /** Sealing fails at the moment; the server's log says why. */
  readonly inTrouble: boolean;
}

/** Returns the most urgent state. */
export function integrityState({ sealed, waiting, stop, checks, refusal, inTrouble }: Known): IntegrityState {
  if (refusal) return 'read-only';
  if (stop) return 'halted';
  if (checks.some(({ holds }) => holds === false)) return 'faulty';
  if (inTrouble) return 'waiting';
  if (waiting > 0) return 'sealing';
  return sealed === undefined ? 'empty' : 'sealed';
}

export function integritySentence(state: IntegrityState, known: Known): string {
  const { organizationId, sealed = 0, waiting, stop } = known;
  switch (state) {
    case 'empty':
      return t('apiAudit.empty');
    case 'sealed':
      return organizationId === SYSTEM_ORGANIZATION
        ? t('apiAudit.allSystemSealed', { sealed })
        : t('apiAudit.allSealed', { sealed });
    case 'sealing':
      return t('apiAudit.sealingSoon', { sealed, waiting });
    case 'waiting':
      return t('apiAudit.sealingDelayed', { waiting });
    case 'faulty':
      return t('apiAudit.faulty', { sealed });
    case 'halted':
      return t('apiAudit.sealingStopped', { cause: stop ? causeOf(stop) : '', sealed, waiting });
    case 'read-only':
      return readOnlySentence(known);
  }
}

/** `problem` is stored in English. */
function causeOf({ stream, version, problem }: SealingStop): string {
  if (problem === TREE_CHANGED) return t('apiAudit.treeChanged');
  if (problem === EXTERNAL_COPY_DAMAGED) return t('apiAudit.externalUnsigned');
  if (stream === null) return `${problem}.`;
  const step = { record: stream, version: version ?? 0 };
  return problem === NOT_AS_WRITTEN ? t('apiAudit.stepChanged', step) : t('apiAudit.stepStopped', { ...step, problem });
}

function readOnlySentence({ refusal, breaks, organizationId }: Known): string {
  if (breaks.length === 0) return refusal ?? '';
  const own = breaks.find((one) => one.organizationId === organizationId);
  return t('apiAudit.readOnly', { cause: own ? breakSentence(own) : t('apiAudit.otherLogBroken') });
}

function breakSentence({ kind, inside, external }: Break): string {
  switch (kind) {
    case 'older':
      return t('apiAudit.databaseOlder', { inside, external });
    case 'other':
      return t('apiAudit.databaseOther', { external });
    case 'unreadable':
      return t('apiAudit.externalDamaged');
  }
}
