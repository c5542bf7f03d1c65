import type { ReactNode } from 'react';
import { t, type NewCountingRules, type RulesEffect, type RulesEffectOnStudent } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { errorMessage, errorStatus } from '../../api/errorMessage.js';
import { useRulesEffectQuery } from '../../api/organizations.js';
import { useDebounced } from '../../lib/hooks.js';
import { fullName } from '../../lib/names.js';
import { Row, Rows } from '../../ui/Rows.js';

/** What the typed rules would change for whom, before they are saved. Null: they are no rules, or the ones in force. */
export function RulesEffectNotice({ rules }: { rules: NewCountingRules | null }) {
  // as a text, since the object is another at every render
  const settled = useDebounced(JSON.stringify(rules));
  const asked = JSON.parse(settled) as NewCountingRules | null;
  const { currentData, error, isError } = useRulesEffectQuery(asked ?? {}, {
    skip: asked === null || rules === null,
    refetchOnMountOrArgChange: true,
  });
  if (rules === null) return <Summary />;
  return (
    <>
      <Summary>
        {currentData ? (
          <Alert>{wordsOf(currentData)}</Alert>
        ) : isError ? (
          <Alert severity="warning">
            {errorStatus(error) === 400 ? errorMessage(error, t('schools.effectUnknown')) : t('schools.effectUnknown')}
          </Alert>
        ) : (
          t('whatCounts.counting')
        )}
      </Summary>
      {currentData && currentData.rows.length > 0 && <Students effect={currentData} />}
    </>
  );
}

const Summary = ({ children }: { children?: ReactNode }) => <div role="status">{children}</div>;

const wordsOf = ({ students, affected, fallShort, otherGoals }: RulesEffect): string =>
  [
    t('whatCounts.affected', { students, affected, fallShort }),
    ...(otherGoals > 0 ? [t('whatCounts.otherGoals', { students: otherGoals })] : []),
  ].join(' ');

const Students = ({ effect: { rows, affected } }: { effect: RulesEffect }) => (
  <Box role="region" aria-label={t('whatCounts.whoIsAffected')} tabIndex={0} sx={{ maxHeight: 260, overflowY: 'auto' }}>
    <Rows aria-label={t('whatCounts.whoIsAffected')}>
      {rows.map((student) => (
        <Row key={student.id} title={fullName(student)} text={effectOn(student)}>
          {null}
        </Row>
      ))}
    </Rows>
    {affected > rows.length && t('whatCounts.firstOnly', { count: rows.length })}
  </Box>
);

function effectOn(student: RulesEffectOnStudent): string {
  const { waitingCountsNow, waitingWouldCount, missingNow, wouldBeMissing, goalNow, goalWouldBe } = student;
  return [
    ...(goalWouldBe === goalNow ? [] : [t('whatCounts.otherGoal', { would: goalWouldBe, now: goalNow })]),
    ...(waitingWouldCount === waitingCountsNow
      ? []
      : [t('whatCounts.waiting', { would: waitingWouldCount, now: waitingCountsNow })]),
    ...(wouldBeMissing === missingNow ? [] : [t('whatCounts.missing', { would: wouldBeMissing, now: missingNow })]),
  ].join(' ');
}
