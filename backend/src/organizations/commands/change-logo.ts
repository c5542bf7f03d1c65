import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { fileDigest, fileKeyOf, FileStore } from '../../platform/files/file-store.js';
import { keptLogo } from '../../platform/files/kept-file.js';
import type { Upload } from '../../platform/files/upload.js';
import { changeLogo, removeLogo } from '../domain/organization.js';
import type { Organization } from '../domain/organization.state.js';
import { Schools } from '../persistence/schools.js';

/** `upload` is read once it is known that the person may see the school. */
export class ChangeLogo extends Command<Organization> {
  constructor(
    readonly record: OnRecord,
    readonly upload: () => Promise<Upload>,
    readonly reason?: string | null,
  ) {
    super();
  }
}

/** Each file has its own id: whoever stores the same picture at the same moment does not share it. */
const IDS = 2 ** 31 - 1;

@CommandHandler(ChangeLogo)
export class ChangeLogoHandler implements ICommandHandler<ChangeLogo> {
  constructor(
    private readonly schools: Schools,
    private readonly files: FileStore,
  ) {}

  async execute({ record, upload, reason }: ChangeLogo): Promise<Organization> {
    await this.schools.find(record);
    const bytes = await keptLogo((await upload()).bytes);
    const logo = { id: randomInt(1, IDS), sha256: fileDigest(bytes), bytes: bytes.length };
    const key = fileKeyOf(record.id, logo);
    await this.files.put(key, bytes);
    let before: string | undefined;
    const deciding = this.schools.decide(record, (school) => {
      before = keyOf(school);
      return changeLogo(school, record.by, { logo, reason });
    });
    const after = await deciding.catch(async (error: unknown) => {
      await this.files.remove(key);
      throw error;
    });
    const unused = after.logoId === logo.id ? before : key;
    if (unused) await this.files.remove(unused);
    return after;
  }
}

export class RemoveLogo extends Command<void> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RemoveLogo)
export class RemoveLogoHandler implements ICommandHandler<RemoveLogo> {
  constructor(
    private readonly schools: Schools,
    private readonly files: FileStore,
  ) {}

  async execute({ record, reason }: RemoveLogo): Promise<void> {
    let key: string | undefined;
    await this.schools.decide(record, (school) => {
      key = keyOf(school);
      return removeLogo(school, record.by, { reason });
    });
    if (key) await this.files.remove(key);
  }
}

const keyOf = ({ id: school, logoId: id, logoHash: sha256 }: Organization): string | undefined =>
  id === null || sha256 === null ? undefined : fileKeyOf(school, { id, sha256 });
