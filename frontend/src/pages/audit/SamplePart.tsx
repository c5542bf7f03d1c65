import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSampleQuery } from '../../api/audit.js';
import { errorBody } from '../../api/errorMessage.js';
import { Folded } from '../../features/audit/Folded.js';
import { SampleFields } from '../../features/audit/SampleFields.js';
import { FIRST_ENTRIES } from '../../features/audit/sampleForm.js';
import { SampleRowsSkeleton } from '../../features/audit/SampleRows.js';
import { Sections } from '../../ui/Columns.js';
import { ErrorState } from '../../ui/states.js';
import { sampleOf } from './auditAddress.js';
import type { AuditPartProps } from './useAuditAddress.js';
import { DrawnSample } from './DrawnSample.js';

/** A random sample of what was approved, which anybody with its question draws again. */
export function SamplePart({ address, onRecord }: AuditPartProps) {
  const id = useId();
  const { asked, of, set } = address;
  const question = sampleOf(asked, of);
  const { currentData, isError, error, isFetching, refetch } = useSampleQuery(question ?? { seed: '', entries: '' }, {
    skip: !question,
  });
  const { seed, entries, from, to } = asked;
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
          asked={{ seed, entries: entries || FIRST_ENTRIES, from, to }}
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
          <DrawnSample sample={currentData} question={question} asked={asked} onRecord={onRecord} />
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
