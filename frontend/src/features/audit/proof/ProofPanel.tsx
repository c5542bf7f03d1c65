import { useEffect, useState } from 'react';
import { t } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { CircleHelp, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useCheckpointQuery, useLogKeysQuery, useInclusionQuery, type OfSchool } from '../../../api/audit.js';
import { errorMessage } from '../../../api/errorMessage.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { Late } from '../../../ui/states.js';
import { Folded } from '../Hash.js';
import { CheckResult } from '../CheckResult.js';
import { checkedProof, type CheckedProof, type ProofCheck } from './checkedProof.js';

const Checks = styled('ul')({ margin: '8px 0 12px', padding: 0, listStyle: 'none' });
const Check = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '2px 0',
  '& > svg': { flex: 'none', marginTop: 3 },
  '&[data-holds="true"] > svg': { color: theme.vars.palette.status.approved.ink },
  '&[data-holds="false"]': { color: theme.vars.palette.status.rejected.ink },
}));

interface ProofPanelProps extends OfSchool {
  /** The number of the event in the log of its school, from 1. */
  readonly number: number;
}

export function ProofPanel({ number, ...of }: ProofPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Folded onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('auditRecords.proof')}</summary>
      {isOpen && <Proof number={number} {...of} />}
    </Folded>
  );
}

function Proof({ number, ...of }: ProofPanelProps) {
  const { timeZone } = useSessionUser();
  const inclusion = useInclusionQuery({ ...of, number: String(number) });
  const proof = inclusion.currentData;
  const note = useCheckpointQuery({ ...of, size: String(proof?.size) }, { skip: !proof });
  const keys = useLogKeysQuery();
  const checked = useChecked(proof, note.currentData, keys.currentData);
  const failed = [inclusion, note, keys].find(({ isError }) => isError);
  if (failed) return <p role="alert">{errorMessage(failed.error, t('auditRecords.proofNotLoaded'))}</p>;
  if (!proof || !checked) {
    return (
      <Late role="status" aria-label={t('auditRecords.checkingProof')}>
        <Skeleton variant="rounded" height={160} sx={{ my: 2 }} />
      </Late>
    );
  }
  const { checkpoint, checks } = checked;
  return (
    <div role="status">
      <div style={{ marginTop: 8 }}>
        <Verdict checks={checks} />
      </div>
      <Checks aria-label={t('auditRecords.proofChecks')}>
        {checks.map((check) => (
          <ProofLine key={check.words} {...check} />
        ))}
      </Checks>
      <FactGrid
        facts={[
          [t('audit.event'), t('auditRecords.eventOfSize', { number, size: proof.size })],
          [t('audit.sealed'), checkpoint && formatInstant(checkpoint.at.toISOString(), timeZone)],
          [t('auditRecords.log'), checkpoint?.origin],
          [t('auditRecords.eventHash'), proof.leaf],
          [t('audit.root'), proof.root],
        ].flatMap(([label, value]) => (label && value ? [[label, value] as const] : []))}
      />
    </div>
  );
}

/** Renders nothing if this browser cannot run a check. */
function Verdict({ checks }: Pick<CheckedProof, 'checks'>) {
  if (checks.some(({ holds }) => holds === false))
    return <CheckResult holds={false}>{t('auditRecords.notProven')}</CheckResult>;
  if (checks.some(({ holds }) => holds === null)) return null;
  return <CheckResult holds>{t('auditRecords.proven')}</CheckResult>;
}

function ProofLine({ holds, words }: ProofCheck) {
  const Icon = holds === null ? CircleHelp : holds ? ShieldCheck : ShieldAlert;
  return (
    <Check data-holds={String(holds)}>
      <Icon size={18} aria-hidden />
      <span>{words}</span>
    </Check>
  );
}

type ProofInput = Parameters<typeof checkedProof>[0];

function useChecked(
  proof: ProofInput['proof'] | undefined,
  note: string | undefined,
  keys: ProofInput['keys'] | undefined,
): CheckedProof | undefined {
  const [checked, setChecked] = useState<{ readonly of: string; readonly result: CheckedProof }>();
  const of = proof && note && keys && `${proof.organizationId} ${proof.number} ${proof.size}`;
  useEffect(() => {
    if (!proof || !note || !keys || !of) return undefined;
    let isCurrent = true;
    void checkedProof({ proof, note, keys }).then((result) => isCurrent && setChecked({ of, result }));
    return () => {
      isCurrent = false;
    };
  }, [proof, note, keys, of]);
  return checked?.of === of ? checked?.result : undefined;
}
