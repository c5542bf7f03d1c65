import { useState } from 'react';
import { t, type FamilyLinkView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useConfirmFamiliesMutation, useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { rowsOf } from '../../api/paging.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { actsInOtherSchool } from '../../lib/otherSchool.js';
import { Row } from '../../ui/Rows.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { useSelection } from '../../ui/selection.js';
import { Since } from '../../ui/Since.js';
import { Trans } from '../../ui/Trans.js';
import { reportEach } from './BulkOutcome.js';
import { PeopleBar, SELECTION_FULL } from './PeopleBar.js';
import { useFamilyConfirmations } from './useFamilyConfirmations.js';
import { PickedPerson, WAITING_ROWS, WaitingCard } from './WaitingCard.js';

interface Answering {
  readonly link: FamilyLinkView;
  readonly action: 'confirm' | 'refuse';
}

export function FamilyRequests() {
  const list = useFamilyLinksInfiniteQuery({ status: ['requested'], sort: 'requestedAt', limit: WAITING_ROWS });
  const [answering, setAnswering] = useState<Answering | null>(null);
  const confirmations = useFamilyConfirmations();
  const { picking, selected, clear, drop } = useSelection('families', rowsOf(list) ?? [], {
    canPick: () => true,
    pickLabel: ({ parent }) => t('people.selectName', { name: fullName(parent) }),
    full: SELECTION_FULL,
  });
  const [confirming, setConfirming] = useState<Confirmation | null>(null);
  const confirmAll = useConfirmAll(selected, drop);
  return (
    <>
      <WaitingCard
        title={t('people.families')}
        list={list}
        picking={picking}
        bar={
          <PeopleBar label={t('people.selectedFamilies')} count={selected.length} onClear={clear}>
            <Button variant="contained" onClick={() => setConfirming(confirmAll)}>
              {t('people.confirmCount', { count: selected.length })}
            </Button>
          </PeopleBar>
        }
      >
        {(link) => (
          <Row
            key={link.id}
            icon={<PickedPerson row={link} picking={picking} name={fullName(link.parent)} role="parent" />}
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
      <ConfirmDialog confirmation={confirming} onClose={() => setConfirming(null)} />
    </>
  );
}

type Links = readonly FamilyLinkView[];

function useConfirmAll(links: Links, onDone: (links: Links) => void): Confirmation {
  const reader = useSessionUser();
  const [confirm] = useConfirmFamiliesMutation();
  const count = links.length;
  return {
    title: t('people.confirmFamiliesQuestion', { count }),
    question: t('people.confirmFamiliesDetail'),
    confirm: t('people.confirmCount', { count }),
    busy: t('people.confirming'),
    withReason: links.some(({ organizationId }) => actsInOtherSchool(reader, organizationId)),
    onConfirm: (why) =>
      reportEach(confirm({ ids: links.map(({ id }) => id), ...why }).unwrap(), {
        rows: links,
        nameOf: ({ parent, student }) =>
          t('people.wantsToFollow', { parent: fullName(parent), student: fullName(student) }),
        done: t('people.familiesConfirmed', { count }),
        onDone,
      }),
  };
}
