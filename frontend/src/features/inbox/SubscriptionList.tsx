import { t, type SubscriptionView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { CardList } from '../../ui/CardList.js';
import { Chip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { Email } from '../../ui/InlineLink.js';
import { useNarrow } from '../../ui/layout.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { RowTable, type Column } from '../../ui/RowTable.js';
import { Since } from '../../ui/Since.js';
import { Trans } from '../../ui/Trans.js';
import { confirmationWords, SUBSCRIPTION_STATUSES } from './words.js';

function SubscriptionChip({ status }: Pick<SubscriptionView, 'status'>) {
  const { label, look, icon } = SUBSCRIPTION_STATUSES[status];
  return (
    <Chip look={look} icon={icon}>
      {label}
    </Chip>
  );
}

function SubscriptionStatus({ status, confirmation, confirmedAt, endedAt }: SubscriptionView) {
  const since = endedAt ?? confirmedAt;
  return status === 'requested' || since === null ? confirmationWords(confirmation) : <Since at={since} />;
}

const COLUMNS: readonly Column<SubscriptionView>[] = [
  { key: 'email', header: t('common.email'), width: 'name', cell: ({ email }) => <Email>{email}</Email> },
  {
    key: 'status',
    header: t('common.status'),
    width: 'short',
    cell: (subscription) => <SubscriptionChip {...subscription} />,
  },
  { key: 'asked', header: t('inbox.requested'), width: 'short', cell: ({ askedAt }) => <Since at={askedAt} /> },
  {
    key: 'since',
    header: t('inbox.since'),
    width: 'name',
    cell: (subscription) => <SubscriptionStatus {...subscription} />,
  },
];

interface SubscriptionListProps {
  readonly subscriptions: readonly SubscriptionView[];
  readonly density: Density;
  readonly onRemove: (subscription: SubscriptionView) => void;
  readonly onErase: (subscription: SubscriptionView) => void;
}

const cellId = ({ id }: SubscriptionView): string => `subscription-${id}`;
const isOnTheList = ({ status }: SubscriptionView): boolean => status === 'requested' || status === 'confirmed';

const lookOf = (subscription: SubscriptionView, narrow: boolean) =>
  ({
    variant: 'text',
    color: 'error',
    size: narrow ? 'medium' : 'small',
    'aria-describedby': cellId(subscription),
  }) as const;

export function SubscriptionList({ subscriptions, density, onRemove, onErase }: SubscriptionListProps) {
  const narrow = useNarrow();
  const control = (subscription: SubscriptionView) => (
    <>
      {isOnTheList(subscription) && (
        <Button {...lookOf(subscription, narrow)} onClick={() => onRemove(subscription)}>
          {t('common.remove')}
        </Button>
      )}
      <Button {...lookOf(subscription, narrow)} onClick={() => onErase(subscription)}>
        {t('inbox.erase')}
      </Button>
    </>
  );
  const open = (subscription: SubscriptionView): void => {
    if (isOnTheList(subscription)) onRemove(subscription);
  };
  const caption = t('inbox.subscriptions');
  if (!narrow) {
    const table = { caption, columns: COLUMNS, rows: subscriptions, density, cellId };
    return <RowTable {...table} onOpen={open} actions={control} />;
  }
  return (
    <CardList label={caption} rows={subscriptions} onOpen={open}>
      {(subscription) => (
        <>
          <div className="line">
            <span className="name" id={cellId(subscription)}>
              <Email>{subscription.email}</Email>
            </span>
            <SubscriptionChip {...subscription} />
          </div>
          <p className="quiet">
            <Trans id="inbox.requestedAt" values={{ time: <Since at={subscription.askedAt} /> }} />
          </p>
          <p className="quiet">
            {subscription.status === 'requested' ? (
              <SubscriptionStatus {...subscription} />
            ) : (
              <Trans id="inbox.sinceTime" values={{ time: <SubscriptionStatus {...subscription} /> }} />
            )}
          </p>
          <div className="actions">{control(subscription)}</div>
        </>
      )}
    </CardList>
  );
}

export const SubscriptionsSkeleton = () => (
  <RowsSkeleton label={t('inbox.loadingSubscriptions')} rows={6} cardHeight={150} />
);
