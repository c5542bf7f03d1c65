import { useId } from 'react';
import type { Sample } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Download, Printer, SearchX } from 'lucide-react';
import { useSampleQuery, useLazyWorkpaperQuery, type SampleQuestion } from '../../api/audit.js';
import { errorBody } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { useOtherSchool } from '../../api/organizations.js';
import { Folded, Hash } from '../../features/audit/Hash.js';
import { SampleFields, FIRST_ENTRIES } from '../../features/audit/SampleFields.js';
import { SampleRowsSkeleton, SampleRows, PrintedSample } from '../../features/audit/SampleRows.js';
import { countOf } from '../../lib/counts.js';
import { PATHS } from '../../lib/paths.js';
import { saveFile } from '../../lib/saveFile.js';
import { daysInWords } from '../../lib/useSearchState.js';
import { Sections } from '../../ui/Columns.js';
import { CopyField } from '../../ui/CopyField.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { ListFrame, ListHead } from '../../ui/ListCard.js';
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
  });
  const { seed, entries, from, to } = search;
  return (
    <Sections>
      <Card aria-labelledby={id}>
        <Typography id={id} variant="h2">
          Draw a sample
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5, maxWidth: '68ch' }}>
          A random choice of approved entries that nobody can bend: the same question gives the same entries, today and
          to everybody who asks it.
        </Typography>
        <SampleFields
          values={{ seed, entries: entries || FIRST_ENTRIES, from, to }}
          busy={isFetching}
          onDraw={(form) => set({ ...form, size: '' })}
        />
        <Folded sx={{ mt: 4 }}>
          <summary>How it is drawn</summary>
          <p>
            Every approval has a number in the sealed log. SHA-256 is computed over the seed, the number of the school
            and the number of the approval, each on a line of its own, in UTF-8; the approvals whose result is smallest
            are drawn. Nobody foresees them without the seed, and who has it draws them again from the log alone.
          </p>
        </Folded>
      </Card>
      {question &&
        (currentData ? (
          <DrawnSample sample={currentData} question={question} search={search} onRecord={onRecord} />
        ) : isError ? (
          [400, 404].includes(errorBody(error)?.statusCode ?? 0) ? (
            <Alert role="alert">{errorBody(error)?.message}</Alert>
          ) : (
            <Card aria-label="Sample">
              <ErrorState title="The sample could not be drawn" error={error} onRetry={refetch} />
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

const FAILED = { title: 'Download failed', fallback: 'The workpaper could not be made. Try again.' };

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
        {other ?? organizationName}: sample of approved entries
      </Typography>
      <Card aria-label="What was search">
        <Typography variant="h2">
          {countOf(entries.length, 'entry', 'entries')} of {countOf(population, 'approval')}
        </Typography>
        <Actions className="screen">
          <Button
            variant="outlined"
            aria-disabled={isFetching}
            startIcon={<Download size={18} aria-hidden />}
            onClick={isFetching ? undefined : download}
          >
            {isFetching ? 'Signing...' : 'Download workpaper'}
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Printer size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </Actions>
        <FactGrid
          facts={[
            ['Seed', seed],
            ['Approved', daysInWords(search) || 'at any time'],
            ['Drawn from', `the first ${countOf(size, 'event')} of the log`],
            ['Root of these', <Hash key="root" of={root} />],
          ]}
        />
        <div className="screen" style={{ marginTop: 20, maxWidth: 640 }}>
          <CopyField label="The question as a link" value={`${window.location.origin}${PATHS.audit}${link}`} />
        </div>
      </Card>
      <ListFrame className="screen" aria-label="Sample">
        {entries.length === 0 ? (
          <EmptyState icon={SearchX} title="Nothing was approved in this time">
            Choose other days, and draw again.
          </EmptyState>
        ) : (
          <>
            <ListHead>
              <Typography variant="h2">Entries</Typography>
            </ListHead>
            <SampleRows rows={entries} onOpen={onRecord} />
          </>
        )}
      </ListFrame>
      <PrintedSample rows={entries} />
    </Parts>
  );
}
