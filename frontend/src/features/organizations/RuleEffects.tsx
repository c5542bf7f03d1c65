import { t, addDays, LIMITS, todayInZone, type ApprovalPolicy, type OrganizationView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { useWatch, type Control } from 'react-hook-form';
import { useHoursPageQuery } from '../../api/hours.js';
import { useReportOverviewQuery } from '../../api/reporting.js';
import { formatDate, formatTimeOfDay } from '../../lib/dates.js';
import { useDebounced } from '../../lib/hooks.js';
import { wholeOf } from '../../lib/wireResolver.js';
import { TIME_ZONES, zoneNamed, type SchoolFormValues } from './schoolForm.js';

interface RuleEffectsProps {
  readonly school: OrganizationView;
  readonly control: Control<SchoolFormValues>;
}

/** What the typed rules would change, before they are saved. */
export function RuleEffects({ school, control }: RuleEffectsProps) {
  const names = ['approvalPolicy', 'hoursGoal', 'oldestAcceptedDays', 'timeZone'] as const;
  const [approvalPolicy, hoursGoal, oldestAcceptedDays, typedZone] = useWatch({ control, name: names });
  const zone = zoneNamed(typedZone);
  const timeZone = TIME_ZONES.includes(zone) ? zone : school.timeZone;
  const effects = [
    usePolicyEffect(school, approvalPolicy),
    useGoalEffect(school, useDebounced(wholeOf(hoursGoal))),
    daysEffect(school, wholeOf(oldestAcceptedDays), timeZone),
    zoneEffect(school, timeZone),
  ].filter((effect) => effect !== undefined);
  return (
    <div role="status">
      {effects.length > 0 && (
        <Alert>
          {t('schools.effects')}
          <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

type Effect = string | undefined;

const isRule = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;

function usePolicyEffect({ id, approvalPolicy }: OrganizationView, policy: ApprovalPolicy): Effect {
  const skip = policy === approvalPolicy;
  const waiting = { status: ['pending'], organizationId: id, limit: 1 } as const;
  const { currentData, isError } = useHoursPageQuery(waiting, { skip, refetchOnMountOrArgChange: true });
  if (skip) return undefined;
  if (!currentData) return isError ? t('schools.effectUnknown') : undefined;
  const values = { count: Number.parseInt(currentData.total, 10), shown: currentData.total };
  return policy === 'strict' ? t('schools.effectStrict', values) : t('schools.effectStandard', values);
}

function useGoalEffect({ id: organizationId, hoursGoal }: OrganizationView, goal: number): Effect {
  const skip = goal === hoursGoal || !isRule(goal, LIMITS.hoursGoalMax);
  const options = { skip, refetchOnMountOrArgChange: true };
  const present = useReportOverviewQuery({ organizationId }, options);
  const wanted = useReportOverviewQuery({ organizationId, goal }, options);
  if (skip) return undefined;
  if (!present.currentData || !wanted.currentData)
    return present.isError || wanted.isError ? t('schools.effectUnknown') : undefined;
  const { students, progress } = present.currentData;
  return t('schools.effectGoal', { students, now: reachedIn(progress), then: reachedIn(wanted.currentData.progress) });
}

const reachedIn = (progress: readonly { readonly reached: string; readonly students: number }[]): number =>
  progress.find(({ reached }) => reached === 'goal')?.students ?? 0;

function daysEffect({ oldestAcceptedDays }: OrganizationView, days: number, timeZone: string): Effect {
  if (days === oldestAcceptedDays || !isRule(days, LIMITS.oldestAcceptedDaysMax)) return undefined;
  return t('schools.effectDays', { date: formatDate(addDays(todayInZone(timeZone), -days)) });
}

function zoneEffect(school: OrganizationView, timeZone: string): Effect {
  if (timeZone === school.timeZone) return undefined;
  return t('schools.effectTimeZone', { time: formatTimeOfDay(new Date().toISOString(), timeZone) });
}
