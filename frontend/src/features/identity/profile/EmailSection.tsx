import {
  choicesOf,
  EMAIL_CHOICE_LABELS,
  EMAIL_KINDS,
  isReviewer,
  isVolunteer,
  t,
  type EmailChoice,
  type EmailKind,
  type Profile,
  type Role,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useChooseEmailsMutation, useEmailChoicesQuery } from '../../../api/messaging.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { SelectField } from '../../../ui/SelectField.js';
import { ErrorState, Late } from '../../../ui/states.js';
import { tried } from '../../../ui/withToast.js';
import { Section } from './Section.js';

const KINDS: Readonly<Record<EmailKind, { readonly label: string; readonly hint: string }>> = {
  requests: { label: t('labels.emailRequests'), hint: t('profile.emailRequestsHint') },
  decisions: { label: t('labels.emailDecisions'), hint: t('profile.emailDecisionsHint') },
  opportunities: { label: t('labels.emailOpportunities'), hint: t('profile.emailOpportunitiesHint') },
  reminders: { label: t('labels.reminders'), hint: t('profile.emailRemindersHint') },
  digest: { label: t('labels.emailDigest'), hint: t('profile.emailDigestHint') },
};

/** The kinds that someone of a role can get. */
const kindsFor = (role: Role): readonly EmailKind[] =>
  EMAIL_KINDS.filter((kind) => {
    if (kind === 'requests') return isReviewer(role) || isVolunteer(role);
    if (kind === 'decisions' || kind === 'opportunities') return isVolunteer(role);
    return kind === 'reminders' || role !== 'student';
  });

export function EmailSection({ profile }: { profile: Profile }) {
  const { data: choices, ...reading } = useEmailChoicesQuery();
  const [choose, { isLoading }] = useChooseEmailsMutation();
  const { role } = useSessionUser();
  const save = (kind: EmailKind, choice: EmailChoice) =>
    tried(choose({ [kind]: choice }).unwrap(), {
      done: { title: t('profile.emailsSaved') },
      failed: { title: t('profile.emailsNotSaved'), fallback: t('profile.emailsNotSavedError') },
    });
  return (
    <Section title={t('profile.emails')} about={t('profile.emailsText')}>
      <Rows>
        <WhyNone profile={profile} />
        {choices ? (
          kindsFor(role).map((kind) => (
            <SelectField
              key={kind}
              label={KINDS[kind].label}
              hint={KINDS[kind].hint}
              value={choices[kind]}
              disabled={isLoading}
              onChange={(event) => void save(kind, event.target.value as EmailChoice)}
            >
              {choicesOf(kind).map((choice) => (
                <option key={choice} value={choice}>
                  {kind === 'digest' && choice === 'now' ? t('profile.emailWeekly') : t(EMAIL_CHOICE_LABELS[choice])}
                </option>
              ))}
            </SelectField>
          ))
        ) : reading.isError ? (
          <ErrorState title={t('profile.emailsLoadFailed')} error={reading.error} onRetry={reading.refetch} />
        ) : (
          <Late role="status" aria-label={t('profile.loadingEmails')}>
            <Skeleton variant="rounded" height={240} />
          </Late>
        )}
      </Rows>
    </Section>
  );
}

const Rows = styled('div')({ display: 'grid', gap: 20, maxWidth: 480 });

function WhyNone({ profile: { sendsMail, savesMail, emailConfirmed } }: { profile: Profile }) {
  if (savesMail) return <Alert>{t('profile.emailsAreFiles')}</Alert>;
  if (!sendsMail) return <Alert>{t('profile.emailsAreOff')}</Alert>;
  return emailConfirmed ? null : <Alert>{t('profile.emailsNeedConfirmation')}</Alert>;
}
