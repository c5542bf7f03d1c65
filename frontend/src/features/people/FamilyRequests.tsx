import { useState } from 'react';
import type { FamilyLinkView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { fullName } from '../../lib/names.js';
import { useLast } from '../../lib/useLast.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { Row } from '../../ui/Rows.js';
import { AskDialog } from '../../ui/AskDialog.js';
import { Since } from '../../ui/Since.js';
import { useFamilyAsks } from './useFamilyAsks.js';
import { WAITING_ROWS, WaitingCard } from './WaitingCard.js';

interface Asked {
  readonly link: FamilyLinkView;
  readonly action: 'confirm' | 'refuse';
}

/** Parents who entered a student's family code, until staff answer. */
export function FamilyRequests() {
  const list = useFamilyLinksInfiniteQuery({ status: ['requested'], sort: 'requestedAt', limit: WAITING_ROWS });
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = useLast(asked);
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
              onClick={() => setAsked({ link, action: 'confirm' })}
            >
              Confirm
            </Button>
            <Button
              color="error"
              aria-label={`Refuse ${fullName(link.parent)}`}
              onClick={() => setAsked({ link, action: 'refuse' })}
            >
              Refuse
            </Button>
          </Row>
        )}
      </WaitingCard>
      {shown && <FamilyAsk asked={shown} open={asked !== null} onClose={() => setAsked(null)} />}
    </>
  );
}

interface FamilyAskProps {
  readonly asked: Asked;
  readonly open: boolean;
  readonly onClose: () => void;
}

function FamilyAsk({ asked: { link, action }, open, onClose }: FamilyAskProps) {
  const asks = useFamilyAsks(link);
  return <AskDialog ask={open ? asks[action] : null} onClose={onClose} />;
}
