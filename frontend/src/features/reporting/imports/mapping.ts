import { IMPORT_FIELDS, type ImportField, type ImportKind, type ImportReport } from '@hourtrail/contracts';

/** The field that each heading is taken for; null for what is not imported. */
export type Mapping = readonly { readonly heading: string; readonly field: string | null }[];

/** A heading that is empty cannot be named to the server. */
export const mappingOf = ({ headings }: ImportReport): Mapping => headings.filter(({ heading }) => heading !== '');

/** Takes a heading for a field; what had it before is taken for none. */
export const withField = (mapping: Mapping, heading: string, field: string | null): Mapping =>
  mapping.map((one) =>
    one.heading === heading ? { heading, field } : one.field === field ? { ...one, field: null } : one,
  );

export const sameMapping = (one: Mapping, other: Mapping): boolean => columnsOf(one) === columnsOf(other);

const columnsOf = (mapping: Mapping): string => JSON.stringify(mapping.map(({ heading, field }) => [heading, field]));

/** As the server takes it: every field is named, so that none is found by its name. */
export const columnsParam = (kind: ImportKind, mapping: Mapping): string =>
  JSON.stringify(
    Object.fromEntries(
      IMPORT_FIELDS[kind].map(({ name }) => [name, mapping.find(({ field }) => field === name)?.heading ?? '']),
    ),
  );

/** What has to be in the file and is not. */
export const missingFields = (kind: ImportKind, mapping: Mapping): readonly ImportField[] =>
  IMPORT_FIELDS[kind].filter(({ name, required }) => required && !mapping.some(({ field }) => field === name));
