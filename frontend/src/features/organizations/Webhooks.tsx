import { Suspense, useState } from 'react';
import { t, type WebhookView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus, Webhook } from 'lucide-react';
import { useRemoveWebhookMutation, useSwitchWebhookOnMutation, useWebhooksQuery } from '../../api/connections.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDay } from '../../lib/dates.js';
import { useLast } from '../../lib/hooks.js';
import { lazily } from '../../lib/lazily.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { Row, Rows } from '../../ui/Rows.js';
import { LinesSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { tried, withToast, type Outcome } from '../../ui/withToast.js';

const WebhookForm = lazily(async () => (await import('./ConnectionForms.js')).WebhookForm);
const RotateSecretForm = lazily(async () => (await import('./ConnectionForms.js')).RotateSecretForm);
const Deliveries = lazily(async () => (await import('./ConnectionLists.js')).Deliveries);

type Opened = 'new' | { readonly what: 'deliveries' | 'secret'; readonly webhook: WebhookView };

export function Webhooks() {
  const query = useWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [removing, setRemoving] = useState<WebhookView | null>(null);
  const removal = useRemoval();
  const [switchOn] = useSwitchWebhookOnMutation();
  const textOf = useWebhookText();
  return (
    <section aria-labelledby="webhooks">
      <Typography id="webhooks" variant="h3" sx={{ mt: 6, mb: 1 }}>
        {t('connections.webhooks')}
      </Typography>
      <LoadedRows
        rows={query.data}
        query={query}
        skeleton={<LinesSkeleton label={t('connections.loadingWebhooks')} />}
        empty={
          <EmptyState
            icon={Webhook}
            title={t('connections.noWebhooks')}
            action={
              <Button variant="outlined" onClick={() => setOpened('new')}>
                {t('connections.addWebhook')}
              </Button>
            }
          >
            {t('connections.noWebhooksHint')}
          </EmptyState>
        }
        failed={t('connections.webhooksNotLoaded')}
      >
        {(webhooks) => (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('connections.webhooksText')}</Typography>
            <Rows aria-label={t('connections.webhooks')}>
              {webhooks.map((webhook) => (
                <Row key={webhook.id} title={webhook.url} text={textOf(webhook)}>
                  {webhook.offSince && (
                    <Button
                      size="small"
                      aria-label={t('connections.switchOnNamed', { url: webhook.url })}
                      onClick={() => void tried(switchOn(webhook.id).unwrap(), SWITCHED_ON)}
                    >
                      {t('connections.switchOn')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t('connections.deliveriesTo', { url: webhook.url })}
                    onClick={() => setOpened({ what: 'deliveries', webhook })}
                  >
                    {t('connections.deliveries')}
                  </Button>
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t('connections.rotateNamed', { url: webhook.url })}
                    onClick={() => setOpened({ what: 'secret', webhook })}
                  >
                    {t('connections.rotate')}
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    aria-label={t('connections.removeNamed', { url: webhook.url })}
                    onClick={() => setRemoving(webhook)}
                  >
                    {t('connections.remove')}
                  </Button>
                </Row>
              ))}
            </Rows>
            <Button
              variant="outlined"
              startIcon={<Plus size={16} aria-hidden />}
              sx={{ mt: 3 }}
              onClick={() => setOpened('new')}
            >
              {t('connections.addWebhook')}
            </Button>
          </>
        )}
      </LoadedRows>
      <WebhookDialog opened={opened} onClose={() => setOpened(null)} />
      <ConfirmDialog confirmation={removing && removal(removing)} onClose={() => setRemoving(null)} />
    </section>
  );
}

function WebhookDialog({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  const shown = useLast(opened);
  const webhook = shown === 'new' ? undefined : shown?.webhook;
  const isSecret = shown !== 'new' && shown?.what === 'secret';
  const title = isSecret ? t('connections.rotateQuestion') : t('connections.deliveries');
  return (
    <FormDialog open={opened !== null} title={webhook ? title : t('connections.addWebhook')} onClose={onClose}>
      {(dialog) => (
        <Suspense fallback={<FormSkeleton />}>
          {!webhook ? (
            <WebhookForm dialog={dialog} />
          ) : isSecret ? (
            <RotateSecretForm id={webhook.id} dialog={dialog} />
          ) : (
            <Deliveries webhook={webhook} onClose={dialog.close} />
          )}
        </Suspense>
      )}
    </FormDialog>
  );
}

function useWebhookText(): (webhook: WebhookView) => string {
  const { timeZone } = useSessionUser();
  const statusOf = ({ offSince, failingSince }: WebhookView): string => {
    if (offSince) return t('connections.webhookOff', { date: formatDay(offSince, timeZone) });
    return failingSince
      ? t('connections.webhookFails', { date: formatDay(failingSince, timeZone) })
      : t('connections.webhookWorks');
  };
  return (webhook) => t('connections.webhookLine', { events: webhook.events.length, status: statusOf(webhook) });
}

const SWITCHED_ON: Outcome = {
  done: { title: t('connections.switchedOn') },
  failed: { title: t('connections.notSwitchedOn'), fallback: t('connections.notSwitchedOnError') },
};

const REMOVED: Outcome = {
  done: { title: t('connections.removed') },
  failed: { title: t('connections.notRemoved'), fallback: t('connections.notRemovedError') },
};

function useRemoval(): (webhook: WebhookView) => Confirmation {
  const [remove] = useRemoveWebhookMutation();
  return ({ id, url }) => ({
    title: t('connections.removeQuestion'),
    question: t('connections.removeDetail', { url }),
    confirm: t('connections.removeWebhook'),
    busy: t('connections.removing'),
    destructive: true,
    onConfirm: () => withToast(remove(id).unwrap(), REMOVED).then(() => null),
  });
}
