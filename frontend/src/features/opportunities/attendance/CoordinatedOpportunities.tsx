import type { ReactNode } from 'react';
import { t, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOpportunitiesPageQuery } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { PATHS } from '../../../lib/paths.js';
import { ListCard } from '../../../ui/ListCard.js';
import { LoadedRows } from '../../../ui/LoadedRows.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { EmptyState } from '../../../ui/states.js';
import { OpportunityChip } from '../OpportunityChip.js';
import { dayAndTimes, lineWords, takenWords } from '../opportunityWords.js';
import { shownState, windowNow } from './attendance.js';
import { TakeAttendanceButton } from './TakeAttendanceButton.js';

const SHOWN = 3;
const FRESH = { refetchOnMountOrArgChange: true } as const;

export function CoordinatedOpportunities() {
  const { timeZone } = useSessionUser();
  const begun = useOpportunitiesPageQuery({ coordinator: 'me', when: 'past', sort: '-date', limit: SHOWN }, FRESH);
  const next = useOpportunitiesPageQuery({ coordinator: 'me', when: 'upcoming', sort: 'date', limit: SHOWN }, FRESH);
  const rows = begun.data && next.data && byUrgency(begun.data.rows, next.data.rows, timeZone);
  const failed = [begun, next].find(({ isError, data }) => isError && !data);
  const refetch = (): void => [begun, next].forEach((query) => void query.refetch());
  return (
    <ListCard
      title={t('attendance.yourOpportunities')}
      foot={
        rows &&
        rows.length > 0 && (
          <Button component={Link} to={`${PATHS.opportunities}?coordinator=me&when=all`}>
            {t('attendance.allYourOpportunities')}
          </Button>
        )
      }
    >
      <LoadedRows
        rows={rows}
        query={{ isError: failed !== undefined, error: failed?.error, refetch }}
        skeleton={<RowsSkeleton label={t('common.loadingOpportunities')} rows={SHOWN} cardHeight={120} />}
        empty={
          <EmptyState icon={CalendarHeart} title={t('attendance.youCoordinateNone')}>
            {t('attendance.coordinatedAppearHere')}
          </EmptyState>
        }
        failed={t('opportunities.loadFailed')}
      >
        {(opportunities) => (
          <OpportunityRows label={t('attendance.yourOpportunities')} opportunities={opportunities}>
            {(opportunity) => <TakeAttendanceButton opportunity={opportunity} />}
          </OpportunityRows>
        )}
      </LoadedRows>
    </ListCard>
  );
}

/** Current and just ended ones first, then upcoming, then past. */
function byUrgency(
  begun: readonly OpportunityView[],
  next: readonly OpportunityView[],
  timeZone: string,
): readonly OpportunityView[] {
  const isOn = (opportunity: OpportunityView): boolean => windowNow(opportunity, timeZone) === 'open';
  return [...begun.filter(isOn), ...next, ...begun.filter((one) => !isOn(one))];
}

const Inset = styled('div')(({ theme }) => ({
  padding: '4px 20px',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

interface OpportunityRowsProps {
  readonly label: string;
  readonly opportunities: readonly OpportunityView[];
  readonly children: (opportunity: OpportunityView) => ReactNode;
}

export function OpportunityRows({ label, opportunities, children }: OpportunityRowsProps) {
  const { timeZone } = useSessionUser();
  return (
    <Inset>
      <Rows aria-label={label}>
        {opportunities.map((opportunity) => (
          <Row
            key={opportunity.id}
            title={
              <Typography
                component={Link}
                to={`${PATHS.opportunities}?opportunity=${opportunity.id}`}
                sx={{ fontWeight: 'inherit', color: 'inherit' }}
              >
                {opportunity.title}
              </Typography>
            }
            text={[dayAndTimes(opportunity), takenWords(opportunity), lineWords(opportunity)]
              .filter(Boolean)
              .join(' · ')}
          >
            <OpportunityChip state={shownState(opportunity, timeZone)} managed />
            {children(opportunity)}
          </Row>
        ))}
      </Rows>
    </Inset>
  );
}
