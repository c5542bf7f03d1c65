import { Field } from './field.js';
import { IMPORT_KINDS, IMPORT_STATES, type ImportKind, type ImportState } from './imports.js';
import { NamedRecord } from './names.views.js';

export class ImportReportHeadings {
  @Field.text() readonly heading!: string;
  @Field.text({ nullable: true }) readonly field!: string | null;
}

/** What is wrong with a row. Rows count from 1, the heading not counted; row 0 is the file as a whole. */
export class ImportProblem {
  @Field.integer({ description: 'From 1, the heading not counted; 0 is the file as a whole.' }) readonly row!: number;
  /** The heading in the file; the field's label where the file has none for it; empty for the whole row. */
  @Field.text() readonly column!: string;
  @Field.text() readonly value!: string;
  @Field.text() readonly message!: string;
}

/** The answer of POST /api/admin/import/{kind}: all rows are applied, or none. */
export class ImportReport {
  /** Rows that hold anything. */
  @Field.integer() readonly rows!: number;
  @Field.integer() readonly valid!: number;
  @Field.list(() => ImportProblem, { description: 'The first 1,000; `problems` counts all.' })
  readonly errors!: readonly ImportProblem[];
  @Field.integer() readonly problems!: number;
  @Field.flag({ description: 'All rows were taken in; otherwise none was.' }) readonly applied!: boolean;
  /** Null where nothing was applied. */
  @Field.integer({ nullable: true }) readonly importId!: number | null;
  /** SHA-256 of the bytes of the file, in hex. */
  @Field.text({ pattern: '^[0-9a-f]{64}$' }) readonly fileHash!: string;
  /** The headings of the file, and which field each was taken for. */
  @Field.list(() => ImportReportHeadings) readonly headings!: readonly ImportReportHeadings[];
  /** The first rows as they would be taken in, by field. */
  @Field.as<readonly Readonly<Record<string, string>>[]>({
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A row as it is understood, by field.',
    },
  })
  readonly preview!: readonly Readonly<Record<string, string>>[];
}

/** GET /api/admin/imports: newest first; also one that is being taken in or undone just now, and one that failed. */
export class ImportView {
  @Field.integer() readonly id!: number;
  @Field.choice(IMPORT_KINDS) readonly kind!: ImportKind;
  @Field.choice(IMPORT_STATES) readonly state!: ImportState;
  @Field.text({ nullable: true }) readonly fileName!: string | null;
  @Field.text() readonly fileHash!: string;
  /** 0 while they are not counted yet. */
  @Field.integer() readonly rows!: number;
  @Field.integer({ description: 'How many rows are done, while it runs.' }) readonly done!: number;
  @Field.instant() readonly at!: string;
  @Field.object(() => NamedRecord) readonly by!: NamedRecord;
  @Field.instant({ nullable: true }) readonly undoneAt!: string | null;
  @Field.object(() => NamedRecord, { nullable: true }) readonly undoneBy!: NamedRecord | null;
  @Field.text({ description: 'Why it cannot be undone; null where it can.', nullable: true }) readonly keptBecause!:
    string | null;
}

/** Where an entry came from that was imported; part of HoursView. */
export class ImportedFrom {
  @Field.integer() readonly importId!: number;
  @Field.text({ nullable: true }) readonly fileName!: string | null;
  @Field.text() readonly fileHash!: string;
  @Field.integer() readonly row!: number;
  @Field.text({ description: 'Who approved it in the earlier system, as the file says.', nullable: true })
  readonly approver!: string | null;
  @Field.instant() readonly at!: string;
  /** Who attests it by having imported it. */
  @Field.object(() => NamedRecord) readonly by!: NamedRecord;
}
