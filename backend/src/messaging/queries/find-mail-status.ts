import { SYSTEM_ORGANIZATION, type MailStatus } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { mailCounts } from '../../platform/mail/outbox.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';

export class FindMailStatus extends Query<MailStatus> {}

@QueryHandler(FindMailStatus)
export class FindMailStatusHandler implements IQueryHandler<FindMailStatus> {
  constructor(
    private readonly database: Database,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute(): Promise<MailStatus> {
    const { mail } = this.options;
    const [counts] = await this.database.read<Pick<MailStatus, 'queued' | 'failed'>>(
      SYSTEM_ORGANIZATION,
      mailCounts(SYSTEM_ORGANIZATION),
    );
    return {
      from: mail?.from ?? null,
      forwardsTo: mail?.forwardTo ?? null,
      queued: counts?.queued ?? 0,
      failed: counts?.failed ?? 0,
    };
  }
}
