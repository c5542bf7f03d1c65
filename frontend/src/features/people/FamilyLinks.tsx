import { useState } from 'react';
import type { FamilyLinkView, UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, Clock } from 'lucide-react';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDay } from '../../lib/dates.js';
import { fullName } from '../../lib/names.js';
import { Chip } from '../../ui/Chip.js';
import { Late } from '../../ui/loading.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { Row, Rows } from '../../ui/Rows.js';
import { actionsOn } from './allowed.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { LinkFamilyDialog } from './LinkFamilyDialog.js';
import { useFamilyConfirmations, type FamilyAction } from './useFamilyConfirmations.js';

interface FamilyLinksProps {
  readonly user: UserView;
  readonly onOpen: (id: number) => void;
}

/** A student's parents or a parent's children. */
export function FamilyLinks({ user, onOpen }: FamilyLinksProps) {
  const isStudent = user.role === 'student';
  const [linking, setLinking] = useState(false);
  const list = useFamilyLinksInfiniteQuery({
    ...(isStudent ? { studentId: user.id } : { parentId: user.id }),
    status: ['requested', 'confirmed'],
    limit: 100,
  });
  const mayLink = actionsOn(user, useSessionUser()).includes('link-family');
  return (
    <section aria-label="Family">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 7, mb: 1 }}>
        <Typography variant="h3" component="h4">
          {isStudent ? 'Parents' : 'Children'}
        </Typography>
        {mayLink && (
          <Button size="small" onClick={() => setLinking(true)}>
            {isStudent ? 'Link a parent' : 'Link a child'}
          </Button>
        )}
      </Stack>
      <PagedRows
        list={list}
        skeleton={
          <Late role="status" aria-label="Loading the family">
            <Skeleton variant="rounded" height={44} />
          </Late>
        }
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            {isStudent ? 'No parent follows this student.' : 'This parent follows nobody.'}
          </Typography>
        }
        failed="The family could not be loaded"
      >
        {(links) => (
          <Rows>
            {links.map((link) => (
              <FamilyRow key={link.id} link={link} other={isStudent ? 'parent' : 'student'} onOpen={onOpen} />
            ))}
          </Rows>
        )}
      </PagedRows>
      <LinkFamilyDialog open={linking} user={user} onClose={() => setLinking(false)} />
    </section>
  );
}

interface FamilyRowProps {
  readonly link: FamilyLinkView;
  readonly other: 'parent' | 'student';
  readonly onOpen: (id: number) => void;
}

function FamilyRow({ link, other, onOpen }: FamilyRowProps) {
  const { timeZone } = useSessionUser();
  const confirmations = useFamilyConfirmations();
  const [confirming, setConfirming] = useState<FamilyAction | null>(null);
  const name = fullName(link[other]);
  const waits = link.status === 'requested';
  const act = (action: FamilyAction, label: string) => (
    <Button
      size="small"
      variant={action === 'remove' ? 'text' : 'outlined'}
      {...(action !== 'confirm' && { color: 'error' as const })}
      aria-label={`${label} ${name}`}
      onClick={() => setConfirming(action)}
    >
      {label}
    </Button>
  );
  return (
    <Row
      title={
        <Link component="button" type="button" onClick={() => onOpen(link[other].id)}>
          {name}
        </Link>
      }
      text={`${waits ? 'Asked' : 'Since'} ${formatDay(link.decidedAt ?? link.requestedAt, timeZone)}`}
    >
      <Chip look={waits ? 'pending' : 'approved'} icon={waits ? Clock : CircleCheck}>
        {waits ? 'Waiting' : 'Confirmed'}
      </Chip>
      {waits ? (
        <>
          {act('confirm', 'Confirm')}
          {act('refuse', 'Refuse')}
        </>
      ) : (
        act('remove', 'Remove')
      )}
      <ConfirmDialog confirmation={confirming && confirmations(link)[confirming]} onClose={() => setConfirming(null)} />
    </Row>
  );
}
