import type { Sample } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Download, Printer, SearchX } from 'lucide-react';
import { useLazyWorkpaperQuery, type SampleQuestion } from '../../api/audit.js';
import { useOtherSchool } from '../../api/useOtherSchool.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { Hash } from '../../features/audit/Hash.js';
import { SamplePaper } from '../../features/audit/SamplePaper.js';
import { SampleRows } from '../../features/audit/SampleRows.js';
import { countOf } from '../../lib/counts.js';
import { PATHS } from '../../lib/paths.js';
import { saveFile } from '../../lib/saveFile.js';
import { CopyField } from '../../ui/CopyField.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { ListFrame, ListHead } from '../../ui/ListCard.js';
import { EmptyState } from '../../ui/states.js';
import { tellFailure } from '../../ui/told.js';
import { linkTo, type AskedAudit } from './auditAddress.js';
import { daysInWords } from '../../lib/useSearchState.js';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media print': {
    '& .screen': { display: 'none' },
    '& h2': { marginBottom: 12 },
  },
});
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '20px 0' });

const FAILED = { title: 'Download failed', fallback: 'The workpaper could not be made. Try again.' };

interface DrawnSampleProps {
  readonly sample: Sample;
  readonly question: SampleQuestion;
  readonly asked: AskedAudit;
  readonly onRecord: (record: string) => void;
}

/** What was drawn, with its question, to be worked through, printed, and drawn again by others. */
export function DrawnSample({ sample, question, asked, onRecord }: DrawnSampleProps) {
  const [read, { isFetching }] = useLazyWorkpaperQuery();
  const { seed, size, root, population, entries, organizationId } = sample;
  const download = (): void =>
    void read({ ...question, size: String(size) })
      .unwrap()
      .then(
        (text) => saveFile(new Blob([text], { type: 'text/plain' }), `workpaper-${organizationId}-${size}.txt`),
        (error: unknown) => tellFailure(error, FAILED),
      );
  const { organizationName } = useSessionUser();
  const other = useOtherSchool(organizationId);
  const { from, to } = asked;
  const link = linkTo(asked, { tab: 'sample', seed, entries: question.entries, from, to, size: String(size) });
  return (
    <Parts className="for-paper">
      <Typography className="paper-only" variant="h1" component="p">
        {other ?? organizationName}: sample of approved entries
      </Typography>
      <Card aria-label="What was asked">
        <Typography variant="h2">
          {countOf(entries.length, 'entry', 'entries')} of {countOf(population, 'approval')}
        </Typography>
        <Acts className="screen">
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
        </Acts>
        <FactGrid
          facts={[
            ['Seed', seed],
            ['Approved', daysInWords(asked) || 'at any time'],
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
      <SamplePaper rows={entries} />
    </Parts>
  );
}
