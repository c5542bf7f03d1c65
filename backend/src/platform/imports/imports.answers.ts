import {
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportedFrom,
  type ImportProblem,
  type ImportReport,
  type ImportView,
} from '@hourtrail/contracts';
import { choice, flag, instant, integer, list, nullable, object, record, shape, text } from '../web/openapi/shape.js';

const somebody = () => object<ImportView['by']>({ id: integer(), name: text() });

const problem = object<ImportProblem>({
  row: integer({ description: 'From 1, the heading not counted; 0 is the file as a whole.' }),
  column: text(),
  value: text(),
  message: text(),
});

export const importReport = shape<ImportReport>('ImportReport', {
  rows: integer(),
  valid: integer(),
  errors: list(problem, { description: 'The first 1,000; `problems` counts all.' }),
  problems: integer(),
  applied: flag({ description: 'All rows were taken in; otherwise none was.' }),
  importId: nullable(integer()),
  fileHash: text({ pattern: '^[0-9a-f]{64}$' }),
  headings: list(object<ImportReport['headings'][number]>({ heading: text(), field: nullable(text()) })),
  preview: list(record(text(), { description: 'A row as it is understood, by field.' })),
});

export const importView = shape<ImportView>('ImportView', {
  id: integer(),
  kind: choice(IMPORT_KINDS),
  state: choice(IMPORT_STATES),
  fileName: nullable(text()),
  fileHash: text(),
  rows: integer(),
  done: integer({ description: 'How many rows are done, while it runs.' }),
  at: instant(),
  by: somebody(),
  undoneAt: nullable(instant()),
  undoneBy: nullable(somebody()),
  keptBecause: nullable(text({ description: 'Why it cannot be undone.' })),
});

export const importViews = list(importView);

export const importedFrom = object<ImportedFrom>({
  importId: integer(),
  fileName: nullable(text()),
  fileHash: text(),
  row: integer(),
  approver: nullable(text({ description: 'Who approved it in the earlier system, as the file says.' })),
  at: instant(),
  by: somebody(),
});
