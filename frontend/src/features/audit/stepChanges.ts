import type { AuditStep } from '@hourtrail/contracts';

export interface StepChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a text was said about a step; every other text is a field of the record. */
export const isRemark = (field: string): boolean => field === 'comment' || field === 'reason';

const objectIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const known = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A message is sent; it changes nothing of the record. */
const isMessage = ({ type }: AuditStep): boolean => type.endsWith('.announced') || type === 'hours.message-sent';

/** The fields that a step sets, as far as its event holds them. */
function fieldsSetBy({ data, texts }: AuditStep): Fields {
  const { set, hundredthsAfter: hundredths, dateAfter: date, gradeLevel } = data;
  const written = Object.entries(texts).filter(([field]) => !isRemark(field));
  return { ...objectIn(set), ...known({ hundredths, date, gradeLevel }), ...Object.fromEntries(written) };
}

/** The fields that the event itself holds before and after, as those of rules and settings do. */
const pairsIn = ({ data }: AuditStep): readonly StepChange[] =>
  Object.entries(data).flatMap(([field, value]) => {
    const { from, to } = objectIn(value);
    return from === undefined || to === undefined ? [] : [{ field, from, to }];
  });

/** Whether a step changed something that was there for others to read: neither the first step nor what a draft became. */
export const changesRecord = (step: AuditStep): boolean =>
  step.version > 1 && step.data['from'] !== 'draft' && !isMessage(step);

/**
 * Every field that a step changed, with its values before and after. An event that holds no value from before gets it
 * from the last step of `trail` that set the field.
 */
export function changesIn(step: AuditStep, trail: readonly AuditStep[]): readonly StepChange[] {
  if (!changesRecord(step)) return pairsIn(step);
  const { was, from, to, hundredthsBefore: hundredths, dateBefore: date } = step.data;
  const earlier = trail.filter((one) => one.version < step.version && !isMessage(one)).map(fieldsSetBy);
  const before = Object.assign({}, ...earlier, known({ hundredths, date }), objectIn(was)) as Fields;
  const moved = { field: step.record.startsWith('user/') ? 'role' : 'status', from, to };
  const fields = Object.entries(fieldsSetBy(step)).map(([field, value]) => ({
    field,
    from: before[field] ?? null,
    to: value,
  }));
  const isErased = ({ field, to: value }: StepChange): boolean => field in step.texts && value === null;
  return [...(from === undefined || to === undefined ? [] : [moved]), ...pairsIn(step), ...fields].filter(
    (change) => change.from !== change.to || isErased(change),
  );
}
