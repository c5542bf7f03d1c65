import { useRef, useState } from 'react';
import { t, type ConfirmationAnswer, type ConfirmationResult, type ConfirmationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, MailX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useAnswerConfirmationMutation, useConfirmationQuery } from '../../api/confirmations.js';
import { errorMessage, errorStatus } from '../../api/errorMessage.js';
import { Narrow } from '../../ui/Columns.js';
import { MessagePage } from '../../ui/MessagePage.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ErrorState, Late } from '../../ui/states.js';
import { showFailure } from '../../ui/withToast.js';
import { EntryToAnswer } from './EntryToAnswer.js';

const FAILED = { title: t('confirm.notSent'), fallback: t('confirm.notSentText') };
/** Errors that a retry cannot fix. */
const IS_OVER: readonly unknown[] = [400, 404, 410];

/** The page behind the link in the email to a supervisor. */
export function ConfirmPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useConfirmationQuery(token);
  if (IS_OVER.includes(errorStatus(error))) {
    return (
      <MessagePage icon={MailX} title={t('confirm.linkOver')} text={errorMessage(error, t('confirm.linkOverText'))} />
    );
  }
  if (error) return <ErrorState title={t('confirm.notLoaded')} error={error} onRetry={refetch} />;
  return data ? <Confirmation token={token} view={data} /> : <ConfirmSkeleton />;
}

function Confirmation({ token, view }: { token: string; view: ConfirmationView }) {
  const [send, { isLoading }] = useAnswerConfirmationMutation();
  const [sayOpened] = useAnswerConfirmationMutation();
  const [results, setResults] = useState<Readonly<Record<number, ConfirmationResult>>>({});
  const isOpened = useRef(false);
  const open = view.entries.filter(({ id }) => results[id]?.outcome !== 'done');

  const opened = (): void => {
    if (isOpened.current) return;
    isOpened.current = true;
    void sayOpened({ token, answers: [] });
  };
  const answer = async (answers: readonly ConfirmationAnswer[]): Promise<void> => {
    try {
      const { results: found } = await send({ token, answers }).unwrap();
      setResults((before) => ({ ...before, ...Object.fromEntries(found.map((one) => [one.id, one])) }));
    } catch (failure) {
      showFailure(failure, FAILED);
    }
  };
  const [first] = view.entries;
  if (open.length === 0) {
    return (
      <MessagePage
        icon={CircleCheck}
        title={t('confirm.thanks')}
        text={t('confirm.thanksText', { school: view.school })}
      />
    );
  }
  return (
    <Narrow onPointerDownCapture={opened} onKeyDownCapture={opened}>
      <PageHeading title={t('confirm.title')} />
      <Typography sx={{ mt: 2 }}>
        {t('confirm.intro', {
          school: view.school,
          count: view.entries.length,
          volunteer: first ? `${first.volunteer.firstName} ${first.volunteer.lastName}` : '',
        })}
      </Typography>
      <Stack spacing={5} sx={{ mt: 5 }}>
        {view.entries.map((entry) => (
          <EntryToAnswer
            key={entry.id}
            entry={entry}
            result={results[entry.id]}
            busy={isLoading}
            onAnswer={(said) => answer([{ id: entry.id, ...said }])}
          />
        ))}
      </Stack>
      {open.length > 1 && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={isLoading}
          sx={{ mt: 5 }}
          onClick={() => void answer(open.map(({ id }) => ({ id, outcome: 'confirm' })))}
        >
          {t('confirm.confirmAll', { count: open.length })}
        </Button>
      )}
    </Narrow>
  );
}

const ConfirmSkeleton = () => (
  <Narrow>
    <Late role="status" aria-label={t('confirm.loading')}>
      <Skeleton width="70%" height={40} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 5 }} />
    </Late>
  </Narrow>
);
