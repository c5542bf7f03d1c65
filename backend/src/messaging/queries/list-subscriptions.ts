import { LIMITS, SYSTEM_ORGANIZATION, type SubscriptionQuery, type SubscriptionView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { containing } from '../../platform/database/conditions.js';
import { Database } from '../../platform/database/database.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import { SUBSCRIPTION_ROWS, subscriptionViewOf, type SubscriptionViewRow } from '../persistence/subscriptions.js';

export class ListSubscriptions extends Query<Page<SubscriptionView>> {
  constructor(readonly filter: SubscriptionQuery) {
    super();
  }
}

@QueryHandler(ListSubscriptions)
export class ListSubscriptionsHandler implements IQueryHandler<ListSubscriptions> {
  constructor(private readonly database: Database) {}

  async execute({ filter }: ListSubscriptions): Promise<Page<SubscriptionView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const [before] = filter.cursor ? cursorValues(filter.cursor, [Number.isSafeInteger]) : [null];
    const values = [
      SYSTEM_ORGANIZATION,
      filter.status ? filter.status.split(',') : null,
      filter.q ? containing(filter.q.normalize('NFC')) : null,
    ];
    const [rows, [totals]] = (await this.database.readAll(SYSTEM_ORGANIZATION, [
      { name: 'list-subscriptions', text: LIST, values: [...values, before, limit + 1] },
      { name: 'count-subscriptions', text: COUNT, values },
    ])) as [SubscriptionViewRow[], { total: number }[]];
    const found = rows.map(subscriptionViewOf);
    return pageOf(found, { limit, total: totals?.total ?? 0, cursorOf: ({ id }) => [id] });
  }
}

const FILTER = `
  r.organization_id = $1 AND r.erased_at IS NULL AND ($2::text[] IS NULL OR r.status = ANY ($2)) AND ($3::text IS NULL OR r.email ILIKE $3)`;

const LIST = `
  ${SUBSCRIPTION_ROWS} WHERE ${FILTER} AND ($4::integer IS NULL OR r.id < $4) ORDER BY r.id DESC LIMIT $5`;

const COUNT = `
  SELECT count(*)::integer AS total FROM (SELECT FROM messaging.subscriptions r WHERE ${FILTER} LIMIT 1001) c`;
