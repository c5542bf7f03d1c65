import { t, ANOMALIES, dateInZone, type Anomaly } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { CircleCheckBig } from 'lucide-react';
import { useAnomaliesInfiniteQuery } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { AnomalyList, AnomalyListSkeleton, ANOMALY_WORDS } from '../../features/audit/AnomalyList.js';
import { FilterSelect } from '../../ui/FilterFields.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { anomaliesOf, type AuditPartProps } from './auditAddress.js';
import { AuditList } from './AuditList.js';
import { daysInWords } from '../../lib/useSearchState.js';

const RULES = ANOMALIES.map((rule) => [rule, ANOMALY_WORDS[rule].label] as const);

/** Patterns worth a review. None of them proves a mistake. */
export function Unusual({ address, onRecord }: AuditPartProps) {
  const { search, of, set, clear } = address;
  const { timeZone } = useSessionUser();
  const showAll = ({ rule, actor, person, at }: Anomaly): void => {
    const day = dateInZone(new Date(at), timeZone);
    set({
      ...{ tab: 'events', kind: 'hours', by: String(actor.id), person: person ? String(person.id) : '' },
      ...(rule === 'burst' && { from: day, to: day }),
    });
  };
  const filter = anomaliesOf(search, of);
  const list = useAnomaliesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const filters = [search.rule && ANOMALY_WORDS[search.rule].label.toLowerCase(), daysInWords(search)]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 4, maxWidth: '68ch' }}>
        {t('auditReview.unusualIntro')} {search.rule && ANOMALY_WORDS[search.rule].about}
      </Typography>
      <AuditList
        label={t('auditReview.unusualDecisions')}
        list={list}
        address={address}
        kind="audit-anomalies"
        filter={filter}
        words={filters}
        chosen={search.rule ? 1 : 0}
        fields={
          <FilterSelect
            label={t('auditReview.pattern')}
            all={t('auditReview.allPatterns')}
            value={search.rule}
            choices={RULES}
            onChange={(rule) => set({ rule })}
          />
        }
        skeleton={<AnomalyListSkeleton />}
        empty={
          filters ? (
            <NothingFound title={t('auditReview.nothingUnusualMatches', { filters })} onClear={clear} />
          ) : (
            <EmptyState icon={CircleCheckBig} title={t('auditReview.nothingUnusual')}>
              {t('auditReview.nothingUnusualHint')}
            </EmptyState>
          )
        }
        failed={t('auditReview.unusualNotLoaded')}
      >
        {(rows, density) => <AnomalyList rows={rows} density={density} onOpen={onRecord} onAll={showAll} />}
      </AuditList>
    </>
  );
}
