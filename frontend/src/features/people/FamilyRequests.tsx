import { useState } from 'react';
import { t, type FamilyLinkView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { fullName } from '../../lib/names.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { Row } from '../../ui/Rows.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Since } from '../../ui/Since.js';
import { Trans } from '../../ui/Trans.js';
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
      <WaitingCard title={t('people.families')} list={list}>
        {(link) => (
          <Row
            key={link.id}
            icon={<PersonAvatar name={fullName(link.parent)} role="parent" />}
            title={t('people.wantsToFollow', { parent: fullName(link.parent), student: fullName(link.student) })}
            text={
              link.student.gradeLevel ? (
                <Trans
                  id="people.gradeAndTime"
                  values={{ grade: link.student.gradeLevel, time: <Since at={link.requestedAt} /> }}
                />
              ) : (
                <Since at={link.requestedAt} />
              )
            }
          >
            <Button
              variant="outlined"
              aria-label={t('people.confirmName', { name: fullName(link.parent) })}
              onClick={() => setAnswering({ link, action: 'confirm' })}
            >
              {t('people.confirm')}
            </Button>
            <Button
              color="error"
              aria-label={t('people.declineName', { name: fullName(link.parent) })}
              onClick={() => setAnswering({ link, action: 'refuse' })}
            >
              {t('people.decline')}
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
