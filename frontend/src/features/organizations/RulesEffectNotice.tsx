import { useId } from 'react';
import { t, type NewCountingRules, type RulesEffect, type RulesEffectOnStudent } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { errorMessage, errorStatus } from '../../api/errorMessage.js';
import { useRulesEffectQuery } from '../../api/organizations.js';
import { useDebounced } from '../../lib/hooks.js';
import { fullName } from '../../lib/names.js';
import { Row, Rows } from '../../ui/Rows.js';

interface RulesEffectNoticeProps {
  /** Null: they are no rules, or the ones in force. */
  readonly rules: NewCountingRules | null;
  readonly isInvalid: boolean;
}

/** What the typed rules would change for whom, before they are saved. It keeps its place, whatever there is to say. */
export function RulesEffectNotice({ rules, isInvalid }: RulesEffectNoticeProps) {
  const id = useId();
  // as a text, since the object is another at every render
  const typed = JSON.stringify(rules);
  const settled = useDebounced(typed);
  const isSettled = settled === typed && rules !== null;
  const { currentData, error, isError } = useRulesEffectQuery((JSON.parse(settled) as NewCountingRules | null) ?? {}, {
    skip: !isSettled,
    refetchOnMountOrArgChange: true,
  });
  const effect = isSettled ? currentData : undefined;
  return (
    <Box component="section" aria-labelledby={id} sx={FRAME}>
      <Typography id={id} variant="h3">
        {t('whatCounts.effect')}
      </Typography>
      <div role="status">
        {rules === null ? (
          isInvalid ? (
            t('whatCounts.effectOnceCorrected')
          ) : (
            t('whatCounts.effectOnceChanged')
          )
        ) : effect ? (
          wordsOf(effect)
        ) : isSettled && isError ? (
          <Alert severity="warning">
            {errorStatus(error) === 400 ? errorMessage(error, t('schools.effectUnknown')) : t('schools.effectUnknown')}
          </Alert>
        ) : (
          t('whatCounts.counting')
        )}
      </div>
      {effect && effect.rows.length > 0 && <Students effect={effect} />}
    </Box>
  );
}

const FRAME = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minHeight: 96,
  p: 4,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  overflowWrap: 'anywhere',
} as const;

const wordsOf = ({ students, affected, fallShort, otherGoals, withoutCategory }: RulesEffect): string =>
  [
    t('whatCounts.affected', { students, affected, fallShort }),
    ...(otherGoals > 0 ? [t('whatCounts.otherGoals', { students: otherGoals })] : []),
    ...(withoutCategory > 0 ? [t('whatCounts.withoutCategory', { entries: withoutCategory })] : []),
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
