import type { ImportKind } from './imports.js';

/** The columns of another product's export, as they were seen in the source on the day. */
export interface ImportPreset {
  readonly product: string;
  readonly kind: ImportKind;
  /** Headings that no other file has. */
  readonly marks: readonly string[];
  /** The heading for each field. Fields without one aren't matched by name, because their words mean something else. */
  readonly columns: Readonly<Record<string, string>>;
  readonly source: string;
  readonly seen: string;
}

const GIVEPULSE = 'https://github.com/Daksh-T/bonner-dashboard/blob/75941cc3bd9af831fa842d59edba8bdb68e8d336/csv';

/** x2VOL, MobileServe and Track It Forward publish no list of columns, and none was seen, so they have no preset. */
export const IMPORT_PRESETS: readonly ImportPreset[] = [
  {
    product: 'GivePulse',
    kind: 'hours',
    marks: ['Impact ID', 'Hours Served', 'Verified'],
    columns: {
      studentEmail: 'Email',
      organizationName: 'Group',
      hours: 'Hours Served',
      date: 'Start Date',
      description: 'Event Name',
      reflection: 'Review/Reflection',
      startTime: 'Start Time',
      endTime: 'End Time',
      status: 'Verified',
      verifierComments: 'Dispute Notes',
      id: 'Impact ID',
    },
    source: `${GIVEPULSE}/impacts-bonner-demo-1777477838.csv`,
    seen: '2026-11-28',
  },
  {
    product: 'GivePulse',
    kind: 'users',
    marks: ['GivePulse Hours', 'GivePulse Impacts'],
    columns: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email',
      role: 'Role',
      gradeLevel: 'Current Year',
    },
    source: `${GIVEPULSE}/users-bonner-demo-1777477535.csv`,
    seen: '2026-11-28',
  },
];

/** Letters and digits of a heading in lower case: case, spaces and punctuation differ between versions of a product. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The product whose export has these headings; undefined if none is known. */
export function presetOf(kind: ImportKind, headings: readonly string[]): ImportPreset | undefined {
  const found = new Set(headings.map(plainHeading));
  return IMPORT_PRESETS.find(
    (preset) => preset.kind === kind && preset.marks.every((one) => found.has(plainHeading(one))),
  );
}
