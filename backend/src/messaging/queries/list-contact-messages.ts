import { LIMITS, SYSTEM_ORGANIZATION, type ContactMessageQuery, type ContactMessageView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { containing } from '../../platform/database/conditions.js';
import { Database } from '../../platform/database/database.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import {
  CONTACT_MESSAGE_ROWS,
  ContactMessageViews,
  type ContactMessageViewRow,
} from '../persistence/contact-messages.js';

export class ListContactMessages extends Query<Page<ContactMessageView>> {
  constructor(readonly filter: ContactMessageQuery) {
    super();
  }
}

@QueryHandler(ListContactMessages)
export class ListContactMessagesHandler implements IQueryHandler<ListContactMessages> {
  constructor(
    private readonly database: Database,
    private readonly views: ContactMessageViews,
  ) {}

  async execute({ filter }: ListContactMessages): Promise<Page<ContactMessageView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const [before] = filter.cursor ? cursorValues(filter.cursor, [Number.isSafeInteger]) : [null];
    const values = [
      SYSTEM_ORGANIZATION,
      filter.status || null,
      filter.q ? containing(filter.q.normalize('NFC')) : null,
    ];
    const [rows, [totals]] = (await this.database.readAll(SYSTEM_ORGANIZATION, [
      { name: 'list-contact-messages', text: LIST, values: [...values, before, limit + 1] },
      { name: 'count-contact-messages', text: COUNT, values },
    ])) as [ContactMessageViewRow[], { total: number }[]];
    const found = await this.views.all(rows);
    return pageOf(found, { limit, total: totals?.total ?? 0, cursorOf: ({ id }) => [id] });
  }
}

const FILTER = `
  r.organization_id = $1 AND r.erased_at IS NULL AND ($2::text IS NULL OR r.status = $2) AND ($3::text IS NULL
    OR concat_ws(E'\\n', r.first_name || ' ' || r.last_name, r.email, r.organization, r.message) ILIKE $3)`;

const LIST = `
  ${CONTACT_MESSAGE_ROWS} WHERE ${FILTER} AND ($4::integer IS NULL OR r.id < $4) ORDER BY r.id DESC LIMIT $5`;

const COUNT = `
  SELECT count(*)::integer AS total FROM (SELECT FROM messaging.contact_messages r WHERE ${FILTER} LIMIT 1001) c`;
