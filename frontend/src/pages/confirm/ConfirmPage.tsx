import { useRef, useState } from 'react';
import { t, type AccountOffer, type ConfirmationAnswer, type ConfirmationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MailX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useAnswerConfirmationMutation, useConfirmationQuery } from '../../api/confirmations.js';
import { errorBody, errorMessage, errorStatus } from '../../api/errorMessage.js';
import { PATHS } from '../../lib/paths.js';
import { Narrow } from '../../ui/Columns.js';
import { MessagePage } from '../../ui/MessagePage.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ErrorState, Late } from '../../ui/states.js';
import { showFailure } from '../../ui/withToast.js';
import { EntryToAnswer, type Answered } from './EntryToAnswer.js';
import { OfferAccount } from './OfferAccount.js';

const FAILED = { title: t('confirm.notSent'), fallback: t('confirm.notSentText') };
/** Errors that a retry cannot fix. */
const IS_OVER: readonly unknown[] = [400, 404, 410];

/** The page behind the link in the email to a supervisor. */
export function ConfirmPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useConfirmationQuery(token);
  if (IS_OVER.includes(errorStatus(error))) {
    const title = errorStatus(error) === 410 ? t('confirm.linkOver') : t('confirm.linkUnknown');
    return (
      <MessagePage icon={MailX} title={title} text={errorMessage(error, t('confirm.linkOverText'))}>
        {errorBody(error)?.code === 'hours.link-joined' && (
          <Button href={PATHS.logIn} variant="contained">
            {t('ui.goToLogIn')}
          </Button>
        )}
      </MessagePage>
    );
  }
  if (error) return <ErrorState title={t('confirm.notLoaded')} error={error} onRetry={refetch} />;
  return data ? <Confirmation token={token} view={data} /> : <ConfirmSkeleton />;
}

function Confirmation({ token, view }: { token: string; view: ConfirmationView }) {
  const [send, { isLoading }] = useAnswerConfirmationMutation();
  const [sayOpened] = useAnswerConfirmationMutation();
  const [results, setResults] = useState<Readonly<Record<number, Answered>>>({});
  const [offer, setOffer] = useState<AccountOffer | null>(null);
  const [differing, setDiffering] = useState<Readonly<Record<number, boolean>>>({});
  const isOpened = useRef(false);
  const open = view.entries.filter(({ id }) => results[id]?.outcome !== 'done');

  const opened = (): void => {
    if (isOpened.current) return;
    isOpened.current = true;
    void sayOpened({ token, answers: [] });
  };
  const answer = async (answers: readonly ConfirmationAnswer[]): Promise<void> => {
    try {
      const { results: found, account } = await send({ token, answers }).unwrap();
      setOffer(account);
      const answered = found.map((one) => {
        const { hours, comment } = answers.find(({ id }) => id === one.id) ?? {};
        return [one.id, { ...one, hours, comment }] as const;
      });
      setResults((before) => ({ ...before, ...Object.fromEntries(answered) }));
    } catch (failure) {
      showFailure(failure, FAILED);
    }
  };
  const [first] = view.entries;
  const isOver = open.length === 0;
  return (
    <Narrow onPointerDownCapture={opened} onKeyDownCapture={opened}>
      <PageHeading key={String(isOver)} title={isOver ? t('confirm.thanks') : t('confirm.title')} />
      <Typography sx={{ mt: 2 }}>
        {isOver
          ? t('confirm.thanksText', { school: view.school })
          : t('confirm.intro', {
              school: view.school,
              count: view.entries.length,
              volunteer: first ? `${first.volunteer.firstName} ${first.volunteer.lastName}` : '',
            })}
      </Typography>
      {isOver && offer && <OfferAccount token={token} school={view.school} offer={offer} />}
      <Stack spacing={5} sx={{ mt: 5 }}>
        {view.entries.map((entry) => (
          <EntryToAnswer
            key={entry.id}
            entry={entry}
            result={results[entry.id]}
            busy={isLoading}
            onAnswer={(said) => answer([{ id: entry.id, ...said }])}
            onDiffers={(differs) => setDiffering((before) => ({ ...before, [entry.id]: differs }))}
          />
        ))}
      </Stack>
      {open.length > 1 && !open.some(({ id }) => differing[id]) && (
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
