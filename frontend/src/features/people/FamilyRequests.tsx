import { useState } from 'react';
import type { FamilyLinkView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { fullName } from '../../lib/names.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { Row } from '../../ui/Rows.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Since } from '../../ui/Since.js';
import { useFamilyConfirmations } from './useFamilyConfirmations.js';
import { WAITING_ROWS, WaitingCard } from './WaitingCard.js';

interface Answering {
  readonly link: FamilyLinkView;
  readonly action: 'confirm' | 'refuse';
}

export function FamilyRequests() {
  const list = useFamilyLinksInfiniteQuery({ status: ['requested'], sort: 'requestedAt', limit: WAITING_ROWS });
  const [answering, setAnswering] = useState<Answering | null>(null);
  const confirmations = useFamilyConfirmations();
  return (
    <>
      <WaitingCard title="Families" list={list}>
        {(link) => (
          <Row
            key={link.id}
            icon={<PersonAvatar name={fullName(link.parent)} role="parent" />}
            title={`${fullName(link.parent)} asks to follow ${fullName(link.student)}`}
            text={
              <>
                {link.student.gradeLevel && `Grade ${link.student.gradeLevel}, `}
                <Since at={link.requestedAt} />
              </>
            }
          >
            <Button
              variant="outlined"
              aria-label={`Confirm ${fullName(link.parent)}`}
              onClick={() => setAnswering({ link, action: 'confirm' })}
            >
              Confirm
            </Button>
            <Button
              color="error"
              aria-label={`Refuse ${fullName(link.parent)}`}
              onClick={() => setAnswering({ link, action: 'refuse' })}
            >
              Refuse
            </Button>
          </Row>
        )}
      </WaitingCard>
      <ConfirmDialog
        confirmation={answering && confirmations(answering.link)[answering.action]}
        onClose={() => setAnswering(null)}
      />
    </>
  );
}
