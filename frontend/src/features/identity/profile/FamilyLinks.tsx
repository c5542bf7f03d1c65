import { useState } from 'react';
import type { FamilyLinkStatus, FamilyLinkView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleCheck, Clock, X } from 'lucide-react';
import { useFamilyLinksInfiniteQuery, useLinkFamilyMutation, useUnlinkFamilyMutation } from '../../../api/families.js';
import { rowsOf } from '../../../api/paging.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDay } from '../../../lib/dates.js';
import { fullName } from '../../../lib/names.js';
import { Chip, type ChipLook } from '../../../ui/Chip.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { PagedRows } from '../../../ui/LoadedRows.js';
import { PersonAvatar } from '../../../ui/PersonAvatar.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { Late } from '../../../ui/states.js';
import { tried } from '../../../ui/withToast.js';

type Side = 'parent' | 'student';

const STANDINGS: Readonly<Record<FamilyLinkStatus, { look: ChipLook; icon: typeof Clock; words: string }>> = {
  requested: { look: 'pending', icon: Clock, words: 'Waiting for the school' },
  confirmed: { look: 'approved', icon: CircleCheck, words: 'Confirmed' },
  refused: { look: 'rejected', icon: X, words: 'Not confirmed' },
  revoked: { look: 'draft', icon: X, words: 'Ended' },
};

const SHOWN: Readonly<Record<Side, readonly FamilyLinkStatus[]>> = {
  parent: ['requested', 'confirmed', 'refused'],
  student: ['requested', 'confirmed'],
};

const TITLES = { parent: 'Your children', student: 'Parents who follow you' } as const;

export function FamilyLinks({ side }: { side: Side }) {
  const list = useFamilyLinksInfiniteQuery({ status: SHOWN[side], limit: 100 });
  if (rowsOf(list)?.length === 0) return null;
  return (
    <div style={{ marginTop: 24 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 4 }}>
        {TITLES[side]}
      </Typography>
      <PagedRows
        list={list}
        skeleton={
          <Late>
            <Skeleton variant="rounded" height={56} />
          </Late>
        }
        empty={null}
        failed="The list could not be loaded"
      >
        {(links) => (
          <Rows>
            {links.map((link) => (
              <LinkRow key={link.id} link={link} side={side} />
            ))}
          </Rows>
        )}
      </PagedRows>
    </div>
  );
}

function LinkRow({ link, side }: { link: FamilyLinkView; side: Side }) {
  const { timeZone } = useSessionUser();
  const other = side === 'parent' ? 'student' : 'parent';
  const name = fullName(link[other]);
  const { look, icon, words } = STANDINGS[link.status];
  const requestedOn = `Asked ${formatDay(link.requestedAt, timeZone)}`;
  const grade = side === 'parent' && link.student.gradeLevel;
  return (
    <Row
      icon={<PersonAvatar name={name} role={other} />}
      title={name}
      text={grade ? `Grade ${grade} · ${requestedOn}` : requestedOn}
    >
      <Chip look={look} icon={icon}>
        {words}
      </Chip>
      {side === 'parent' && (link.status === 'requested' || link.status === 'confirmed') && (
        <EndLink id={link.id} name={name} status={link.status} />
      )}
    </Row>
  );
}

const ENDINGS = {
  requested: {
    action: 'Withdraw',
    label: 'Withdraw the request for',
    question: 'Your school will not be asked any more. You can ask again with the family code.',
    busy: 'Withdrawing...',
  },
  confirmed: {
    action: 'Stop following',
    label: 'Stop following',
    question: 'You will no longer see their hours. To follow them again you need their code, and your school confirms.',
    busy: 'Stopping...',
  },
} as const;

interface EndLinkProps {
  readonly id: number;
  readonly name: string;
  readonly status: keyof typeof ENDINGS;
}

function EndLink({ id, name, status }: EndLinkProps) {
  const end = useEndLink();
  const [confirming, setConfirming] = useState(false);
  const { label, action, ...words } = ENDINGS[status];
  const confirmation: Confirmation = {
    ...words,
    title: `${label} ${name}?`,
    confirm: action,
    destructive: true,
    onConfirm: () => end(id, status).then(() => null),
  };
  return (
    <>
      <Button size="small" aria-label={`${label} ${name}`} onClick={() => setConfirming(true)}>
        {action}
      </Button>
      <ConfirmDialog confirmation={confirming ? confirmation : null} onClose={() => setConfirming(false)} />
    </>
  );
}

const SENT = { title: 'Request sent', description: 'Your school will confirm that you may follow this student.' };
const NOT_SENT = { title: 'Request not sent', fallback: 'Failed to send the request. Please try again.' };
const ENDED = { requested: 'Request withdrawn', confirmed: 'You no longer follow them' } as const;
const NOT_ENDED = {
  requested: { title: 'Not withdrawn', fallback: 'Failed to withdraw the request. Please try again.' },
  confirmed: { title: 'Still following', fallback: 'Failed to stop following. Please try again.' },
} as const;

/** Resolves to the error, or to null. */
export function useFollow(): (code: string) => Promise<unknown> {
  const [send] = useLinkFamilyMutation();
  return (code) => tried(send({ code }).unwrap(), { done: SENT, failed: NOT_SENT });
}

function useEndLink(): (id: number, status: keyof typeof ENDED) => Promise<unknown> {
  const [send] = useUnlinkFamilyMutation();
  return (id, status) => tried(send({ id }).unwrap(), { done: { title: ENDED[status] }, failed: NOT_ENDED[status] });
}
