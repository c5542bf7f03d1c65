import { useState, Suspense } from 'react';
import { t, can, type HoursView, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { UserPlus, History, CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHoursPageQuery } from '../../api/hours.js';
import { useOpportunitiesPageQuery } from '../../api/opportunities.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { DECIDED_COLUMNS, HoursListSkeleton } from '../../features/hours/list/columns.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { AttendancePanel } from '../../features/opportunities/attendance/AttendancePanel.js';
import {
  CoordinatedOpportunities,
  OpportunityRows,
} from '../../features/opportunities/attendance/CoordinatedOpportunities.js';
import { titleAndDay } from '../../features/opportunities/opportunityWords.js';
import { ManageMenu } from '../../features/opportunities/publishing/ManageMenu.js';
import type { NewOpportunity } from '../../features/opportunities/publishing/opportunityForm.js';
import { PublishingPanels } from '../../features/opportunities/publishing/PublishingPanels.js';
import { usePublishing, choicesOf, type Publishing } from '../../features/opportunities/publishing/usePublishing.js';
import { AddCoordinatorDialog } from '../../features/people/VerifierDialogs.js';
import { RosterMenu } from '../../features/reporting/exports/RosterMenu.js';
import { QuickStatistics } from '../../features/reporting/QuickStatistics.js';
import { ApprovalStats, VerifierStats } from '../../features/reporting/ReviewStats.js';
import { SchoolProgress } from '../../features/reporting/SchoolProgress.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { lazily } from '../../lib/lazily.js';
import { PATHS } from '../../lib/paths.js';
import { Sections } from '../../ui/Columns.js';
import { FoldingCard } from '../../ui/FoldingCard.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { FormSkeleton } from '../../ui/formStates.js';
import { visuallyHidden } from '../../ui/styled.js';
import { Trans } from '../../ui/Trans.js';
import { Queue } from './Queue.js';
import { useFormOnPage } from './useFormOnPage.js';

export function ReviewerDashboard() {
  const { firstName, role } = useSessionUser();
  const panels = usePanels();
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const [adding, setAdding] = useState(false);
  const publishing = usePublishing();
  const verifies = role === 'verifier';
  const publishes = can(role, 'opportunities.manage');
  return (
    <Sections>
      <PageHeading title={t('dashboard.dashboard')} heading={t('dashboard.welcomeBack', { firstName })}>
        {role === 'teacher' && (
          <Button variant="outlined" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {t('dashboard.addCoordinator')}
          </Button>
        )}
      </PageHeading>
      <Queue onOpen={panels.openTrail} onReview={setReviewing} />
      {verifies ? <VerifierStats /> : <ApprovalStats verifies={false} />}
      {publishes && <SchoolProgress />}
      {publishes && (
        <>
          <CreateOpportunity publishing={publishing} />
          <RecentOpportunities publishing={publishing} />
        </>
      )}
      {verifies && <CoordinatedOpportunities />}
      <QuickStatistics />
      {verifies && <RecentDecisions onOpen={panels.openTrail} />}
      <AddCoordinatorDialog open={adding} onClose={() => setAdding(false)} />
      {!publishes && <AttendancePanel tools={roster} />}
      <HoursPanels panels={panels} reviewing={reviewing} onReview={setReviewing} />
    </Sections>
  );
}

const OpportunityLoader = lazily(
  async () => (await import('../../features/opportunities/publishing/OpportunityLoader.js')).OpportunityLoader,
);

const roster = (opportunity: OpportunityView) => <RosterMenu opportunity={opportunity} />;

const CREATE: NewOpportunity = { title: t('common.createOpportunity'), lasts: 'hours', withActive: false };

/** A new opportunity has its form on the page; a copy of another opens in a dialog. */
function CreateOpportunity({ publishing }: { publishing: Publishing }) {
  const { form, like, closeForm } = publishing;
  const isRequested = form === 'new' && like === null;
  const { focusKey, sent, beginNext } = useFormOnPage(isRequested, closeForm);
  return (
    <>
      <FoldingCard title={CREATE.title} requested={focusKey !== null} onLeave={closeForm} done={sent}>
        <Suspense fallback={<FormSkeleton />}>
          <OpportunityLoader
            key={sent}
            target="new"
            like={null}
            fresh={CREATE}
            dialog={{ close: beginNext, onDirty: () => undefined, focusKey }}
          />
        </Suspense>
      </FoldingCard>
      <PublishingPanels
        publishing={isRequested ? { ...publishing, form: null } : publishing}
        fresh={CREATE}
        tools={roster}
      />
    </>
  );
}

const ROWS = 5;

function RecentDecisions({ onOpen }: { onOpen: (id: number) => void }) {
  const filter = { status: ['verified', 'approved', 'rejected'], sort: '-decidedAt', limit: ROWS } as const;
  const query = useHoursPageQuery(filter, FRESH);
  return (
    <ListCard title={t('dashboard.recentActivity')}>
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<HoursListSkeleton rows={ROWS} />}
        empty={<EmptyState icon={History} title={t('dashboard.noRecentActivity')} />}
        failed={t('hours.entriesNotLoaded')}
      >
        {(rows) => (
          <HoursList label={t('dashboard.recentActivity')} columns={DECIDED_COLUMNS} rows={rows} onOpen={onOpen} />
        )}
      </LoadedRows>
    </ListCard>
  );
}

const SHOWN = 3;

function RecentOpportunities({ publishing }: { publishing: Publishing }) {
  const query = useOpportunitiesPageQuery({ sort: '-createdAt', limit: SHOWN }, FRESH);
  const create = (
    <Button
      variant="outlined"
      startIcon={<CalendarPlus size={18} aria-hidden />}
      onClick={() => publishing.openForm('new')}
    >
      {t('common.createOpportunity')}
    </Button>
  );
  return (
    <ListCard
      title={t('dashboard.recentOpportunities')}
      foot={
        query.data?.rows.length ? (
          <Button component={Link} to={PATHS.opportunities}>
            {t('opportunities.allOpportunities')}
          </Button>
        ) : undefined
      }
    >
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<RowsSkeleton label={t('common.loadingOpportunities')} rows={SHOWN} cardHeight={120} />}
        empty={
          <EmptyState icon={CalendarPlus} title={t('dashboard.noOpportunities')} action={create}>
            {t('dashboard.publishedAppearHere')}
          </EmptyState>
        }
        failed={t('opportunities.loadFailed')}
      >
        {(opportunities) => (
          <OpportunityRows label={t('dashboard.recentOpportunities')} opportunities={opportunities}>
            {(opportunity) => (
              <>
                {choicesOf(opportunity).includes('edit') && (
                  <Button variant="outlined" onClick={() => publishing.openForm(opportunity.id)}>
                    <Trans
                      id="publishing.edit"
                      values={{ opportunity: titleAndDay(opportunity) }}
                      components={{ hidden: <span style={visuallyHidden} /> }}
                    />
                  </Button>
                )}
                <ManageMenu opportunity={opportunity} publishing={publishing} />
              </>
            )}
          </OpportunityRows>
        )}
      </LoadedRows>
    </ListCard>
  );
}
