import { t } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { thumbnailOf } from '../../platform/files/kept-file.js';
import { fileDigest } from '../../platform/files/file-store.js';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import type { Attachment, Person } from '../domain/volunteer-hours.state.js';
import { AttachmentFiles } from '../persistence/attachments.js';
import { VisibleHours } from '../persistence/visible-hours.js';
import { volunteerHoursStream } from '../persistence/volunteer-hours.stream.js';

export interface FoundAttachment {
  readonly entry: number;
  readonly attachment: Attachment;
  readonly bytes: Buffer;
  readonly type: string;
}

/** The file, as its event describes it, or a small picture of a photo. */
export class FindAttachment extends Query<FoundAttachment> {
  constructor(
    readonly by: Person,
    readonly id: number,
    readonly size?: 'thumbnail',
  ) {
    super();
  }
}

@QueryHandler(FindAttachment)
export class FindAttachmentHandler implements IQueryHandler<FindAttachment> {
  constructor(
    private readonly hours: VisibleHours,
    private readonly files: AttachmentFiles,
  ) {}

  async execute({ by, id, size }: FindAttachment): Promise<FoundAttachment> {
    const entryId = await this.files.entryOf(id);
    if (entryId === undefined) throw notFound();
    const entry = volunteerHoursStream.stateOf((await this.hours.read(by, entryId)).row);
    const attachment = entry.attachments.find((one) => one.id === id);
    if (!attachment) throw notFound();
    const bytes = await this.files.read(entry.organizationId, attachment);
    if (!bytes || fileDigest(bytes) !== attachment.sha256) {
      throw conflict('attachments.damaged', t('apiHours.attachmentDamaged'));
    }
    const found = { entry: entry.id, attachment, bytes, type: attachment.type };
    if (size !== 'thumbnail' || attachment.type === 'application/pdf') return found;
    return { ...found, bytes: await thumbnailOf(bytes), type: 'image/webp' };
  }
}
