import { t, wordsOfWebhookEvent, type ApiKeyUse, type WebhookDelivery, type WebhookView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { History } from 'lucide-react';
import { useApiKeyUsesQuery, useDeliveriesQuery, useResendDeliveryMutation } from '../../api/connections.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { DoneFrame } from '../../ui/FormFrame.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { Row, Rows } from '../../ui/Rows.js';
import { LinesSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { tried, type Outcome } from '../../ui/withToast.js';

export function KeyUses({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useApiKeyUsesQuery(id, { refetchOnMountOrArgChange: true });
  const { timeZone } = useSessionUser();
  const textOf = ({ at, address, requestId }: ApiKeyUse): string =>
    t('connections.useLine', { date: formatInstant(at, timeZone), address, request: requestId });
  return (
    <DoneFrame onClose={onClose}>
      <LoadedRows
        rows={query.data}
        query={query}
        skeleton={<LinesSkeleton label={t('connections.loadingUses')} />}
        empty={
          <EmptyState icon={History} title={t('connections.noUses')}>
            {t('connections.noUsesHint')}
          </EmptyState>
        }
        failed={t('connections.usesNotLoaded')}
      >
        {(uses) => (
          <Rows aria-label={t('connections.uses')}>
            {uses.map((use) => (
              <Row key={use.requestId} title={`${use.route} · ${use.status}`} text={textOf(use)}>
                {null}
              </Row>
            ))}
          </Rows>
        )}
      </LoadedRows>
    </DoneFrame>
  );
}

const RESENT: Outcome = {
  done: { title: t('connections.resent') },
  failed: { title: t('connections.notResent'), fallback: t('connections.notResentError') },
};

export function Deliveries({ webhook, onClose }: { webhook: WebhookView; onClose: () => void }) {
  const query = useDeliveriesQuery(webhook.id, { refetchOnMountOrArgChange: true });
  const { timeZone } = useSessionUser();
  const [resend] = useResendDeliveryMutation();
  return (
    <DoneFrame onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>{webhook.url}</Typography>
      <LoadedRows
        rows={query.data}
        query={query}
        skeleton={<LinesSkeleton label={t('connections.loadingDeliveries')} />}
        empty={
          <EmptyState icon={History} title={t('connections.noDeliveries')}>
            {t('connections.noDeliveriesHint')}
          </EmptyState>
        }
        failed={t('connections.deliveriesNotLoaded')}
      >
        {(deliveries) => (
          <Rows aria-label={t('connections.deliveries')}>
            {deliveries.map((one) => {
              const [event, date] = [wordsOfWebhookEvent(one.event), formatInstant(one.at, timeZone)];
              return (
                <Row key={one.id} title={`${event} · ${date}`} text={textOf(one, timeZone)}>
                  <Button
                    size="small"
                    disabled={webhook.offSince !== null}
                    aria-label={t('connections.resendNamed', { event, date })}
                    onClick={() => void tried(resend({ webhookId: webhook.id, id: one.id }).unwrap(), RESENT)}
                  >
                    {t('connections.resend')}
                  </Button>
                </Row>
              );
            })}
          </Rows>
        )}
      </LoadedRows>
    </DoneFrame>
  );
}

/** Such as "Next try Nov 28, 10:05 AM · 1 try · response 500". */
function textOf({ status, tries, responseStatus, problem, nextTryAt }: WebhookDelivery, timeZone: string): string {
  const waits = nextTryAt ? t('connections.deliveryWaits', { date: formatInstant(nextTryAt, timeZone) }) : null;
  const outcome =
    responseStatus !== null
      ? t('connections.responseStatus', { status: String(responseStatus) })
      : problem && t('connections.noResponse', { problem });
  return [
    status === 'delivered' ? t('connections.delivered') : status === 'failed' ? t('connections.deliveryFailed') : waits,
    t('connections.tries', { count: tries }),
    outcome,
  ]
    .filter(Boolean)
    .join(' · ');
}
