import { Field } from './field.js';
import { LIMITS } from './limits.js';
import { msg } from './messages/translate.js';
import { IsOneOf, IsText, Optional } from './validation.js';

/** A ZIP of files for the entries of an import of hours. */
export class ImportFilesQuery {
  @Optional()
  @IsOneOf(msg('labels.dryRun'), ['true', 'false'])
  dryRun?: 'true' | 'false';

  /** The `fileHash` of the dry run; another file gets 409. */
  @Optional()
  @IsText(msg('labels.fileHash'), 64)
  expect?: string;
}

/** `duplicate`: the entry has this file already. `too-many`: the entry has as many files as it may. */
export const IMPORTED_FILE_STATES = [
  'matched',
  'attached',
  'duplicate',
  'unmatched',
  'too-large',
  'wrong-type',
  'too-many',
  'refused',
] as const;
export type ImportedFileState = (typeof IMPORTED_FILE_STATES)[number];

export class ImportedFile {
  @Field.text() readonly name!: string;
  @Field.choice(IMPORTED_FILE_STATES) readonly state!: ImportedFileState;
  @Field.integer({ description: 'The entry that it belongs to; null if none was found.', nullable: true })
  readonly entryId!: number | null;
  @Field.text({ description: 'The entry in words: who, when and where.' }) readonly entry!: string;
  @Field.text({ description: 'Why it is left out; null if it isn’t.', nullable: true })
  readonly message!: string | null;
}

/** Each file is attached as a whole or not at all. Sending the same ZIP again attaches what is still missing. */
export class ImportFilesReport {
  @Field.text({ pattern: '^[0-9a-f]{64}$' }) readonly fileHash!: string;
  @Field.integer({ description: 'Files in the ZIP, without the manifest.' }) readonly files!: number;
  @Field.integer({ description: 'Files that a dry run would attach.' }) readonly matched!: number;
  @Field.integer() readonly attached!: number;
  @Field.integer({ description: 'Files that their entries have already.' }) readonly duplicates!: number;
  @Field.integer({ description: 'Files that are left out for another reason.' }) readonly problems!: number;
  @Field.list(() => ImportedFile, { description: `What is left out comes first; the first ${LIMITS.importErrorsMax}.` })
  readonly listed!: readonly ImportedFile[];
}
