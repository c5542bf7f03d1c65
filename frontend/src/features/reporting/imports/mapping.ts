import {
  IMPORT_FIELDS,
  missingFields,
  type ImportField,
  type ImportKind,
  type ImportReport,
} from '@hourtrail/contracts';
import { PROBLEM } from './mending.js';

/** `field` is null for columns that are not imported. */
export type Mapping = ImportReport['headings'];

/** The server cannot address a column with an empty heading. */
export const mappingOf = ({ headings }: ImportReport): Mapping => headings.filter(({ heading }) => heading !== '');

/** Removes the field from the heading that had it before. */
export const withField = (mapping: Mapping, heading: string, field: string | null): Mapping =>
  mapping.map((one) =>
    one.heading === heading ? { ...one, field } : one.field === field ? { ...one, field: null } : one,
  );

/** Whether a file has the columns of an earlier one, such as the rows of it that were fixed. */
export const hasColumnsOf = (earlier: Mapping, mapping: Mapping): boolean =>
  headingsOf(earlier) === headingsOf(mapping);

const headingsOf = (mapping: Mapping): string =>
  JSON.stringify(
    mapping
      .map(({ heading }) => heading)
      .filter((heading) => heading !== PROBLEM)
      .sort(),
  );

export const withFieldsOf = (earlier: Mapping, mapping: Mapping): Mapping =>
  mapping.map((one) => ({ ...one, field: earlier.find(({ heading }) => heading === one.heading)?.field ?? null }));

export const sameMapping = (one: Mapping, other: Mapping): boolean => columnsOf(one) === columnsOf(other);

const columnsOf = (mapping: Mapping): string => JSON.stringify(mapping.map(({ heading, field }) => [heading, field]));

/** Names every field, because the server matches unnamed fields by heading. */
export const columnsParam = (kind: ImportKind, mapping: Mapping): string =>
  JSON.stringify(
    Object.fromEntries(
      IMPORT_FIELDS[kind].map(({ name }) => [name, mapping.find(({ field }) => field === name)?.heading ?? '']),
    ),
  );

export const fieldsToMap = (kind: ImportKind, mapping: Mapping): readonly ImportField[] =>
  missingFields(
    IMPORT_FIELDS[kind],
    mapping.flatMap(({ field }) => field ?? []),
  );
