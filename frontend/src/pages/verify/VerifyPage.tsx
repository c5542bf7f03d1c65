import { useState } from 'react';
import { t, recordCode, shownRecordCode, VERIFY_ROUTE } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../../api/errorMessage.js';
import { useRecordQuery } from '../../api/records.js';
import { Narrow } from '../../ui/Columns.js';
import { Field } from '../../ui/Field.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ErrorState, Late } from '../../ui/states.js';
import { RecordDetails } from './RecordDetails.js';

/** No record has this code, or too many were tried from here. */
const SAID: readonly unknown[] = [404, 429];

/** For whoever was given an official record, and for a code that they type. */
export function VerifyPage() {
  const { code } = useParams();
  return code === undefined ? <TypeCode /> : <FoundRecord key={code} code={code} />;
}

function FoundRecord({ code }: { code: string }) {
  const { data, error, refetch } = useRecordQuery(code);
  if (SAID.includes(errorStatus(error)))
    return <TypeCode typed={code} unknown={errorMessage(error, t('records.codeWrong'))} />;
  if (error) return <ErrorState title={t('records.notLoaded')} error={error} onRetry={refetch} />;
  return data ? <RecordDetails record={data} /> : <RecordSkeleton />;
}

interface TypeCodeProps {
  readonly typed?: string;
  /** What the server says of the code. */
  readonly unknown?: string;
}

function TypeCode({ typed = '', unknown }: TypeCodeProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const [problem, setProblem] = useState(unknown);
  const lookUp = (): void => {
    const code = recordCode(text);
    if (code === undefined) setProblem(t('records.codeWrong'));
    else void navigate(VERIFY_ROUTE + shownRecordCode(code));
  };
  return (
    <Narrow>
      <PageHeading title={t('records.checkPage')} />
      <Typography sx={{ mt: 2, mb: 5 }}>{t('records.checkPageText')}</Typography>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          lookUp();
        }}
      >
        <Stack spacing={4}>
          <Field
            label={t('records.code')}
            hint={t('records.codeHint')}
            error={problem}
            value={text}
            autoComplete="off"
            spellCheck={false}
            slotProps={{ input: { autoCapitalize: 'characters' } }}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" variant="contained" size="large">
            {t('records.lookUp')}
          </Button>
        </Stack>
      </form>
    </Narrow>
  );
}

const RecordSkeleton = () => (
  <Late role="status" aria-label={t('records.loading')} sx={{ maxWidth: 760, mx: 'auto' }}>
    <Skeleton width="60%" height={40} />
    <Skeleton variant="rounded" height={320} sx={{ mt: 5 }} />
  </Late>
);
