import { useId } from 'react';
import { t, type Sample } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Download, SearchX } from 'lucide-react';
import { useSampleQuery, useLazyWorkpaperQuery, type SampleQuestion } from '../../api/audit.js';
import { errorBody } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { useOtherSchool } from '../../api/organizations.js';
import { Folded, Hash } from '../../features/audit/Hash.js';
import { SampleFields, FIRST_ENTRIES, type SampleForm } from '../../features/audit/SampleFields.js';
import { SampleRowsSkeleton, SampleRows, PrintedSample } from '../../features/audit/SampleRows.js';
import { PATHS } from '../../lib/paths.js';
import { saveFile } from '../../lib/saveFile.js';
import { daysInWords } from '../../lib/useSearchState.js';
import { Sections } from '../../ui/Columns.js';
import { CopyField } from '../../ui/CopyField.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { ListFrame, ListHead } from '../../ui/ListCard.js';
import { PrintButton } from '../../ui/PrintButton.js';
import { ErrorState, EmptyState } from '../../ui/states.js';
import { showFailure } from '../../ui/withToast.js';
import { sampleOf, linkTo, type AuditPartProps, type AuditSearch } from './auditAddress.js';

/** Reproducible: the same seed and settings draw the same sample. */
export function SamplePart({ address, onRecord }: AuditPartProps) {
  const id = useId();
  const { search, of, set } = address;
  const question = sampleOf(search, of);
  const { currentData, isError, error, isFetching, refetch } = useSampleQuery(question ?? { seed: '', entries: '' }, {
    skip: !question,
    refetchOnMountOrArgChange: !search.size,
  });
  const { seed, entries, from, to } = search;
  const size = search.size || (isFetching || !currentData ? '' : String(currentData.size));
  const draw = (form: SampleForm): void => {
    const isSame = JSON.stringify(sampleOf({ ...search, ...form }, of)) === JSON.stringify(question);
    if (question && isSame) void refetch();
    else set({ ...form });
  };
  return (
    <Sections>
      <Card aria-labelledby={id}>
        <Typography id={id} variant="h2">
          {t('auditReview.drawASample')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5, maxWidth: '68ch' }}>
          {t('auditReview.sampleIntro')}
        </Typography>
        <SampleFields
          values={{ seed, entries: entries || FIRST_ENTRIES, size, from, to }}
          busy={isFetching}
          onDraw={draw}
        />
        <Folded sx={{ mt: 4 }}>
          <summary>{t('auditReview.howItIsDrawn')}</summary>
          <p>{t('auditReview.howItIsDrawnMeaning')}</p>
        </Folded>
      </Card>
      {question &&
        (currentData ? (
          <DrawnSample sample={currentData} question={question} search={search} onRecord={onRecord} />
        ) : isError ? (
          [400, 404].includes(errorBody(error)?.statusCode ?? 0) ? (
            <Alert role="alert">{errorBody(error)?.message}</Alert>
          ) : (
            <Card aria-label={t('audit.sample')}>
              <ErrorState title={t('auditReview.sampleNotDrawn')} error={error} onRetry={refetch} />
            </Card>
          )
        ) : (
          <Card component="div" sx={{ p: '0 !important' }}>
            <SampleRowsSkeleton />
          </Card>
        ))}
    </Sections>
  );
}

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media print': {
    '& .screen': { display: 'none' },
    '& h2': { marginBottom: 12 },
  },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '20px 0' });

const FAILED = { title: t('audit.downloadFailed'), fallback: t('auditReview.workpaperNotMade') };

interface DrawnSampleProps {
  readonly sample: Sample;
  readonly question: SampleQuestion;
  readonly search: AuditSearch;
  readonly onRecord: (record: string) => void;
}

function DrawnSample({ sample, question, search, onRecord }: DrawnSampleProps) {
  const [read, { isFetching }] = useLazyWorkpaperQuery();
  const { seed, size, root, population, entries, organizationId } = sample;
  const download = (): void =>
    void read({ ...question, size: String(size) })
      .unwrap()
      .then(
        (text) => saveFile(new Blob([text], { type: 'text/plain' }), `workpaper-${organizationId}-${size}.txt`),
        (error: unknown) => showFailure(error, FAILED),
      );
  const { organizationName } = useSessionUser();
  const other = useOtherSchool(organizationId);
  const { from, to } = search;
  const link = linkTo(search, { tab: 'sample', seed, entries: question.entries, from, to, size: String(size) });
  return (
    <Parts className="for-paper">
      <Typography className="print-only" variant="h1" component="p">
        {t('auditReview.printedTitle', { school: other ?? organizationName })}
      </Typography>
      <Card aria-label={t('auditReview.sampleDetails')}>
        <Typography variant="h2">
          {t('auditReview.entriesOfApprovals', { count: entries.length, approvals: population })}
        </Typography>
        <Actions className="screen">
          <Button
            variant="outlined"
            aria-disabled={isFetching}
            startIcon={<Download size={18} aria-hidden />}
            onClick={isFetching ? undefined : download}
          >
            {isFetching ? t('auditReview.signing') : t('auditReview.downloadWorkpaper')}
          </Button>
          <PrintButton />
        </Actions>
        <FactGrid
          facts={[
            [t('auditReview.seed'), seed],
            [t('common.approved'), daysInWords(search) || t('auditReview.anyTime')],
            [t('auditReview.drawnFrom'), t('auditReview.firstEvents', { count: size })],
            [t('auditReview.rootOfThese'), <Hash key="root" of={root} />],
          ]}
        />
        <div className="screen" style={{ marginTop: 20, maxWidth: 640 }}>
          <CopyField label={t('auditReview.linkToSample')} value={`${window.location.origin}${PATHS.audit}${link}`} />
        </div>
      </Card>
      <ListFrame className="screen" aria-label={t('audit.sample')}>
        {entries.length === 0 ? (
          <EmptyState icon={SearchX} title={t('auditReview.noApprovals')}>
            {t('auditReview.noApprovalsHint')}
          </EmptyState>
        ) : (
          <>
            <ListHead>
              <Typography variant="h2">{t('common.entries')}</Typography>
            </ListHead>
            <SampleRows rows={entries} onOpen={onRecord} />
          </>
        )}
      </ListFrame>
      <PrintedSample rows={entries} />
    </Parts>
  );
}
