import { LIMITS, t, withoutInvisible, type Attachment, type AttachmentType } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isStale } from '../../platform/event-log/unit-of-work.js';
import { keptFile } from '../../platform/files/kept-file.js';
import type { Upload } from '../../platform/files/upload.js';
import { fileDigest } from '../../platform/files/file-store.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { attach, removeAttachment } from '../domain/volunteer-hours.js';
import { anEntryHasFewAttachments, whoMayAttach } from '../domain/volunteer-hours.rules.js';
import type { Attachment as NewAttachment } from '../domain/volunteer-hours.state.js';
import { AttachmentFiles, type FileOfImport } from '../persistence/attachments.js';
import { HoursStore, type HoursActor, type OnEntry } from '../persistence/hours-store.js';
import { attachmentView } from '../persistence/hours-view.js';

/** `upload` is read once it is known that the person may attach something. */
export class AttachFile extends Command<Attachment> {
  constructor(
    readonly record: OnEntry,
    readonly upload: () => Promise<Upload>,
    readonly imported?: FileOfImport,
  ) {
    super();
  }
}

/** Several files of one form arrive at once. */
const TRIES = 5;

@CommandHandler(AttachFile)
export class AttachFileHandler implements ICommandHandler<AttachFile> {
  constructor(
    private readonly hours: HoursStore,
    private readonly files: AttachmentFiles,
  ) {}

  async execute({ record, upload, imported }: AttachFile): Promise<Attachment> {
    const { entry } = await this.hours.find(record);
    whoMayAttach(entry, record.by);
    anEntryHasFewAttachments(entry);
    const { name, bytes: sent } = await upload();
    const { type, bytes } = await keptFile(sent);
    const sha256 = fileDigest(bytes);
    const by = { ...record.by, organizationId: entry.organizationId };
    const id = await this.files.add(by, entry.id, { sha256, bytes, imported });
    const attachment = { id, name: plainName(name, type), type, bytes: bytes.length, sha256 };
    try {
      await this.attach(record, attachment);
    } catch (error) {
      await this.files.discard(by, id);
      throw error;
    }
    return attachmentView(attachment);
  }

  private async attach(record: OnEntry, attachment: NewAttachment): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.hours.decide(record, (entry) => attach(entry, record.by, attachment));
        return;
      } catch (error) {
        if (!isStale(error) || tries === TRIES) throw error;
      }
    }
  }
}

const EXTENSIONS: Readonly<Record<AttachmentType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/** Without a path and invisible characters, and with the extension of what it is. */
function plainName(name: string, type: AttachmentType): string {
  const own = withoutInvisible(name.split(/[/\\]/).at(-1) ?? '').trim();
  const [, stem = own, extension = ''] = /^(.*)\.([^.]*)$/.exec(own) ?? [];
  const extensions = EXTENSIONS[type];
  const right = extensions.includes(extension.toLowerCase()) ? extension : extensions[0];
  return `${stem.slice(0, LIMITS.fileNameMax - 10) || t('labels.unnamedFile')}.${right}`;
}

export class RemoveAttachment extends Command<void> {
  constructor(
    readonly by: HoursActor,
    readonly id: number,
  ) {
    super();
  }
}

@CommandHandler(RemoveAttachment)
export class RemoveAttachmentHandler implements ICommandHandler<RemoveAttachment> {
  constructor(
    private readonly hours: HoursStore,
    private readonly files: AttachmentFiles,
  ) {}

  async execute({ by, id }: RemoveAttachment): Promise<void> {
    const entry = await this.files.entryOf(id);
    if (entry === undefined) throw notFound();
    await this.hours.decide({ by, id: entry }, (found) => removeAttachment(found, by, id));
  }
}
