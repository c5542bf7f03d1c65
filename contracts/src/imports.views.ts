import { Field } from './field.js';
import {
  DATE_ORDERS,
  IMPORT_STATES,
  LISTED_IMPORT_KINDS,
  ROSTER_CHANGES,
  type DateOrder,
  type ImportState,
  type ListedImportKind,
  type RosterChangeKind,
} from './imports.js';
import { NamedRecord } from './names.views.js';

export class ImportReportHeadings {
  @Field.text() readonly heading!: string;
  @Field.text({ nullable: true }) readonly field!: string | null;
  @Field.text({ description: 'The cell of the first row below.' }) readonly example!: string;
}

export class ImportProblem {
  @Field.integer({ description: 'As a spreadsheet counts: the headings are row 1. 0 is the file as a whole.' })
  readonly row!: number;
  @Field.text() readonly column!: string;
  @Field.text() readonly value!: string;
  @Field.text() readonly message!: string;
}

export class DateCell {
  @Field.integer() readonly row!: number;
  @Field.text() readonly value!: string;
}

export class DateChoice {
  @Field.choice(DATE_ORDERS) readonly order!: DateOrder;
  @Field.day({ description: 'What the example is then; null if no real date.', nullable: true })
  readonly date!: string | null;
  @Field.object(() => DateCell, {
    description: 'The first date that isn’t real in this order; null if all are.',
    nullable: true,
  })
  readonly unreal!: DateCell | null;
}

/** Asked if the dates of the file don't show what comes first, or show that it isn't the month. Nothing is imported without an answer. */
export class DateQuestion extends DateCell {
  @Field.text() readonly column!: string;
  @Field.list(() => DateChoice) readonly choices!: readonly DateChoice[];
}

export class SimilarName {
  @Field.text() readonly name!: string;
  @Field.integer({ description: 'Rows of the file with this name; 0 for one that only the school has.' })
  readonly rows!: number;
}

/** Names that may be one organization. Unanswered, they are kept apart. */
export class NameQuestion {
  @Field.list(() => SimilarName) readonly names!: readonly SimilarName[];
}

/** Applies all rows or none. */
export class ImportReport {
  @Field.integer() readonly rows!: number;
  @Field.integer() readonly valid!: number;
  @Field.list(() => ImportProblem, { description: 'The first 1,000; `problems` counts all.' })
  readonly errors!: readonly ImportProblem[];
  @Field.integer() readonly problems!: number;
  @Field.flag({ description: 'All rows were taken in; otherwise none was.' }) readonly applied!: boolean;
  @Field.integer({ nullable: true }) readonly importId!: number | null;
  @Field.text({ pattern: '^[0-9a-f]{64}$' }) readonly fileHash!: string;
  @Field.text({ description: 'The product whose export this looks like.', nullable: true })
  readonly product!: string | null;
  @Field.list(() => ImportReportHeadings) readonly headings!: readonly ImportReportHeadings[];
  @Field.object(() => DateQuestion, { nullable: true }) readonly dateQuestion!: DateQuestion | null;
  @Field.list(() => NameQuestion) readonly nameQuestions!: readonly NameQuestion[];
  @Field.texts({ description: 'What the import does besides, in sentences.' }) readonly notes!: readonly string[];
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

export class RosterChange {
  @Field.choice(ROSTER_CHANGES) readonly change!: RosterChangeKind;
  @Field.text() readonly name!: string;
  @Field.text({ description: 'Role and grade, or what changes.' }) readonly details!: string;
}

export class RosterNote {
  @Field.text({ description: 'The file in the ZIP.' }) readonly file!: string;
  @Field.integer({ description: 'As a spreadsheet counts; 0 is the file as a whole.' }) readonly row!: number;
  @Field.text() readonly name!: string;
  @Field.text() readonly message!: string;
}

/** A roster is applied as a whole or not at all. If nothing differs, `applied` is true and there is no import. */
export class RosterReport extends ImportReport {
  @Field.integer({ description: 'People who join.' }) readonly adds!: number;
  @Field.integer({ description: 'People whose details change, or who are active again.' }) readonly changes!: number;
  @Field.integer({ description: 'People who are deactivated.' }) readonly leavers!: number;
  @Field.integer({ description: 'Classes that are added or changed.' }) readonly classes!: number;
  @Field.integer({ description: 'School years that are added.' }) readonly years!: number;
  @Field.integer({ description: 'Family links that are made.' }) readonly families!: number;
  @Field.integer({ description: 'Family links that end.' }) readonly endedFamilies!: number;
  @Field.integer({ description: 'Students who no longer have a grade.' }) readonly blankedGrades!: number;
  @Field.integer({ description: 'Students who are taken out of a class.' }) readonly removedMembers!: number;
  @Field.flag({ description: 'Too much would go: send `allowLeavers=true`.' }) readonly stopped!: boolean;
  @Field.text({ description: 'Why it stopped.', nullable: true }) readonly message!: string | null;
  @Field.list(() => RosterChange, { description: 'The first of each kind, by name.' })
  readonly listed!: readonly RosterChange[];
  @Field.list(() => RosterNote, { description: 'What is left out or kept; the first 1,000.' })
  readonly exceptions!: readonly RosterNote[];
  @Field.integer({ description: 'All of them.' }) readonly exceptionCount!: number;
}

export class ImportView {
  @Field.integer() readonly id!: number;
  @Field.choice(LISTED_IMPORT_KINDS) readonly kind!: ListedImportKind;
  @Field.choice(IMPORT_STATES) readonly state!: ImportState;
  @Field.text({ nullable: true }) readonly fileName!: string | null;
  @Field.text() readonly fileHash!: string;
  @Field.integer() readonly rows!: number;
  @Field.integer({ description: 'How many rows are done, while it runs.' }) readonly done!: number;
  @Field.integer({ description: 'What a roster left out or kept; 0 for other files.' }) readonly exceptions!: number;
  @Field.instant() readonly at!: string;
  @Field.object(() => NamedRecord, { description: 'Id 0: the server, from its folder of rosters.' })
  readonly by!: NamedRecord;
  @Field.instant({ nullable: true }) readonly undoneAt!: string | null;
  @Field.object(() => NamedRecord, { nullable: true }) readonly undoneBy!: NamedRecord | null;
  @Field.text({ description: 'Why it cannot be undone; null where it can.', nullable: true }) readonly keptBecause!:
    string | null;
}

export class ImportedFrom {
  @Field.integer() readonly importId!: number;
  @Field.text({ nullable: true }) readonly fileName!: string | null;
  @Field.text() readonly fileHash!: string;
  @Field.integer({ description: 'As a spreadsheet counts: the headings are row 1.' }) readonly row!: number;
  @Field.text({ description: 'Who approved it in the earlier system, as the file says.', nullable: true })
  readonly approver!: string | null;
  @Field.instant() readonly at!: string;
  @Field.object(() => NamedRecord) readonly by!: NamedRecord;
}
