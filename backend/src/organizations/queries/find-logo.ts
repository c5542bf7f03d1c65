import { t } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import { FileStore } from '../../platform/files/file-store.js';
import { schoolLook } from '../../platform/files/school-look.js';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { Schools } from '../persistence/schools.js';

/** Throws not-found if the school has none, or is not the person's. */
export class FindLogo extends Query<Buffer> {
  constructor(readonly record: OnRecord) {
    super();
  }
}

@QueryHandler(FindLogo)
export class FindLogoHandler implements IQueryHandler<FindLogo> {
  constructor(
    private readonly schools: Schools,
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  async execute({ record }: FindLogo): Promise<Buffer> {
    const { logoId } = await this.schools.find(record);
    if (logoId === null) throw notFound();
    const { logo } = await schoolLook((statement) => this.database.read(record.id, statement), this.files, record.id);
    if (!logo) throw conflict('organizations.logo-damaged', t('apiSchools.logoDamaged'));
    return logo;
  }
}
