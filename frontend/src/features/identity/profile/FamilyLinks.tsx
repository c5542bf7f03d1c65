import { useState } from 'react';
import { msg, t, type FamilyLinkStatus, type FamilyLinkView } from '@hourtrail/contracts';
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
import { toast } from '../../../ui/toast.js';
import { showFailure, tried } from '../../../ui/withToast.js';

type Side = 'parent' | 'student';

const STANDINGS: Readonly<Record<FamilyLinkStatus, { look: ChipLook; icon: typeof Clock; words: string }>> = {
  requested: { look: 'pending', icon: Clock, words: t('profile.waitingForSchool') },
  confirmed: { look: 'approved', icon: CircleCheck, words: t('common.confirmed') },
  refused: { look: 'rejected', icon: X, words: t('profile.notConfirmed') },
  revoked: { look: 'draft', icon: X, words: t('profile.ended') },
};

const SHOWN: Readonly<Record<Side, readonly FamilyLinkStatus[]>> = {
  parent: ['requested', 'confirmed', 'refused'],
  student: ['requested', 'confirmed'],
};

const TITLES = { parent: t('profile.yourChildren'), student: t('profile.parentsWhoFollowYou') } as const;

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
        failed={t('common.listNotLoaded')}
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
  const date = formatDay(link.requestedAt, timeZone);
  const grade = side === 'parent' && link.student.gradeLevel;
  return (
    <Row
      icon={<PersonAvatar name={name} role={other} />}
      title={name}
      text={grade ? t('profile.gradeAndRequested', { grade, date }) : t('profile.requestedOn', { date })}
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
    action: t('profile.withdraw'),
    label: msg('profile.withdrawFor'),
    title: msg('profile.withdrawForQuestion'),
    question: t('profile.withdrawDetail'),
    busy: t('profile.withdrawing'),
  },
  confirmed: {
    action: t('profile.stopFollowing'),
    label: msg('profile.stopFollowingName'),
    title: msg('profile.stopFollowingQuestion'),
    question: t('profile.stopFollowingDetail'),
    busy: t('profile.stopping'),
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
  const { label, title, action, ...words } = ENDINGS[status];
  const confirmation: Confirmation = {
    ...words,
    title: t(title, { name }),
    confirm: action,
    destructive: true,
    onConfirm: () => end(id, status).then(() => null),
  };
  return (
    <>
      <Button size="small" aria-label={t(label, { name })} onClick={() => setConfirming(true)}>
        {action}
      </Button>
      <ConfirmDialog confirmation={confirming ? confirmation : null} onClose={() => setConfirming(false)} />
    </>
  );
}

const SENT = { title: t('profile.requestSent'), description: t('profile.followSentDetail') };
const NOT_SENT = { title: t('profile.requestNotSent'), fallback: t('profile.requestNotSentError') };
const ENDED = { requested: t('profile.requestWithdrawn'), confirmed: t('profile.stoppedFollowing') } as const;
const NOT_ENDED = {
  requested: { title: t('profile.notWithdrawn'), fallback: t('profile.notWithdrawnError') },
  confirmed: { title: t('profile.stillFollowing'), fallback: t('profile.stillFollowingError') },
} as const;

/** Resolves to the error, or to null. */
export function useFollow(): (code: string) => Promise<unknown> {
  const [send] = useLinkFamilyMutation();
  return async (code) => {
    try {
      const { status, student } = await send({ code }).unwrap();
      toast(status === 'confirmed' ? { title: t('profile.alreadyFollowing', { name: fullName(student) }) } : SENT);
      return null;
    } catch (error) {
      showFailure(error, NOT_SENT);
      return error;
    }
  };
}

function useEndLink(): (id: number, status: keyof typeof ENDED) => Promise<unknown> {
  const [send] = useUnlinkFamilyMutation();
  return (id, status) => tried(send({ id }).unwrap(), { done: { title: ENDED[status] }, failed: NOT_ENDED[status] });
}
