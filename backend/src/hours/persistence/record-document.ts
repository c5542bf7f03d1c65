import { sign } from 'node:crypto';
import type {
  RecordCategory,
  RecordContent,
  RecordCountersigner,
  RecordEntry,
  RecordPart,
  RecordStatement,
  RecordVerifier,
  RecordYear,
  SignedContent,
  SignedRecord,
} from '@hourtrail/contracts';
import { canonicalJson } from '../../platform/event-log/recording.js';
import type { Json } from '../../platform/kernel/event.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { verifierKeyText, type NoteSigner } from '../../platform/sealing/signed-note.js';

export interface ApprovedEntry {
  readonly date: string;
  readonly hundredths: number;
  /** Of the hundredths, as many count. */
  readonly counted: number;
  readonly category: string | null;
  readonly organization: string;
  /** `id` is null without an account. */
  readonly verifier: (RecordVerifier & { readonly id: number | null }) | null;
}

export interface ApprovedHours {
  readonly name: string;
  readonly school: string;
  readonly goal: number;
  /** What the school's rules of what counts say of the goal; null if it has none. */
  readonly rules: { readonly met: boolean; readonly year: string | null } | null;
  /** The school's, oldest first. */
  readonly years: readonly Omit<RecordYear, 'hours' | 'counted'>[];
  /** Oldest first. */
  readonly entries: readonly ApprovedEntry[];
  /** Of refused amendments, oldest first: whoever shows the record shows them. */
  readonly statements: readonly RecordStatement[];
}

/** Organizations and verifiers are shown with their entries, or in a list where the entries are not shown. */
export function contentOf(
  { name, school, goal, rules, years, entries, statements }: ApprovedHours,
  show: readonly RecordPart[],
): { readonly content: RecordContent; readonly verifierIds: readonly number[] } {
  const shows = (part: RecordPart): boolean => show.includes(part);
  const hundredths = entries.reduce((sum, entry) => sum + entry.hundredths, 0);
  const counted = entries.reduce((sum, entry) => sum + entry.counted, 0);
  const entryOf = ({ organization, verifier, category, ...entry }: ApprovedEntry): RecordEntry => ({
    date: entry.date,
    hours: inHours(entry.hundredths) as string,
    ...(entry.counted !== entry.hundredths && { counted: inHours(entry.counted) as string }),
    ...(shows('categories') && category !== null && { category }),
    ...(shows('organizations') && { organization }),
    ...(shows('verifiers') && { verifier: verifier && named(verifier) }),
  });
  const verifiers = entries.flatMap(({ verifier }) => verifier ?? []);
  const content = {
    ...(shows('name') && { name }),
    ...(shows('school') && { school }),
    totals: { hours: hundredths / 100, ...(rules && { counted: counted / 100 }), entries: entries.length },
    ...(shows('goal') && {
      goal: {
        hours: goal,
        met: rules ? rules.met : hundredths >= goal * 100,
        ...(rules?.year && { year: rules.year }),
      },
    }),
    ...(shows('years') && { years: years.flatMap((year) => yearWith(year, entries)) }),
    ...(shows('categories') && categoriesIn(entries)),
    ...(shows('entries') && { entries: entries.map(entryOf) }),
    ...(!shows('entries') &&
      shows('organizations') && {
        organizations: [...new Set(entries.map(({ organization }) => organization))].sort(),
      }),
    ...(!shows('entries') && shows('verifiers') && { verifiers: once(verifiers.map(named)) }),
    ...(statements.length > 0 && { statements }),
  };
  const accounts = shows('verifiers') ? verifiers.flatMap(({ id }) => id ?? []) : [];
  return { content, verifierIds: [...new Set(accounts)].sort((a, b) => a - b) };
}

function yearWith(year: ApprovedHours['years'][number], entries: readonly ApprovedEntry[]): readonly RecordYear[] {
  const within = entries.filter(({ date }) => year.startsOn <= date && date <= year.endsOn);
  if (within.length === 0) return [];
  const hundredths = within.reduce((sum, entry) => sum + entry.hundredths, 0);
  const counted = within.reduce((sum, entry) => sum + entry.counted, 0);
  return [{ ...year, hours: hundredths / 100, ...(counted !== hundredths && { counted: counted / 100 }) }];
}

/** Absent where no entry has one. */
function categoriesIn(entries: readonly ApprovedEntry[]): { readonly categories?: readonly RecordCategory[] } {
  const hundredths = new Map<string, number>();
  for (const { category, counted } of entries)
    if (category !== null) hundredths.set(category, (hundredths.get(category) ?? 0) + counted);
  const categories = [...hundredths].sort(([one], [other]) => one.localeCompare(other));
  return categories.length === 0
    ? {}
    : { categories: categories.map(([name, hours]) => ({ name, hours: hours / 100 })) };
}

const named = ({ name, level }: RecordVerifier): RecordVerifier => ({ name, level });

const once = (verifiers: readonly RecordVerifier[]): readonly RecordVerifier[] => [
  ...new Map(verifiers.map((one) => [`${one.level} ${one.name}`, one])).values(),
];

/** Signed by the log's key over the RFC 8785 bytes of its statement. */
export function signedCountersignature(
  document: string,
  { name, role, at }: RecordCountersigner,
  signer: NoteSigner,
): string {
  const { record, signature: recordSignature } = JSON.parse(document) as SignedRecord;
  const statement = { code: record.code, recordSignature, name, role, at };
  const signature = sign(null, Buffer.from(canonicalJson(statement)), signer.privateKey).toString('base64');
  return canonicalJson({ statement, signature, key: verifierKeyText(signer) });
}

/** The file that the holder hands over. What was signed first keeps its bytes. */
export const withCountersignature = (document: string, countersignature: string | null): string =>
  countersignature === null
    ? document
    : canonicalJson({
        ...(JSON.parse(document) as Record<string, Json>),
        countersignature: JSON.parse(countersignature) as Json,
      });

/** The signature is over the RFC 8785 bytes of `record`, which are also a part of these bytes. */
export function signedDocument(
  record: Omit<SignedContent, 'checkpoint'>,
  checkpoint: string | null,
  signer: NoteSigner,
): string {
  const content = { ...record, checkpoint: checkpointIn(checkpoint) } as unknown as Json;
  const signature = sign(null, Buffer.from(canonicalJson(content)), signer.privateKey).toString('base64');
  return canonicalJson({ record: content, signature, key: verifierKeyText(signer), checkpoint });
}

function checkpointIn(note: string | null): SignedContent['checkpoint'] {
  const [origin = '', size = '', root = ''] = note?.split('\n') ?? [];
  return note === null ? null : { origin, size: Number(size), root };
}
