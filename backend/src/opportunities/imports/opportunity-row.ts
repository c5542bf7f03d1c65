import {
  t,
  anEndOrHoursAreGiven,
  AUDIENCES,
  LIMITS,
  problemOfText,
  PublishOpportunity,
  type Audience,
} from '@hourtrail/contracts';
import { flagIn, timeIn, wordsOf } from '../../platform/imports/cells.js';
import { dateIn, type DateSetting } from '../../platform/imports/dates.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { readAs } from '../../platform/web/input/read-as.js';
import type { OpportunityFields } from '../domain/opportunity.state.js';

export interface OpportunityRow {
  /** Undefined if a field is invalid. */
  readonly fields: Omit<OpportunityFields, 'coordinatorId'> | undefined;
  readonly coordinatorEmail: string;
  readonly cancelled: { readonly reason: string } | undefined;
  readonly shown: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

type Cells = Readonly<Record<string, string>>;

/** Validates a row like the publish form. Without an organization name, the school's name is used. */
export function opportunityRowIn(cells: Cells, school: DateSetting & { readonly name: string }): OpportunityRow {
  const cell = (name: string): string => (cells[name] ?? '').trim();
  const isActive = cell('isActive') === '' ? true : flagIn(cell('isActive'));
  const maxSlots = cell('maxSlots') === '' ? LIMITS.defaultSlots : Number(cell('maxSlots'));
  const date = dateIn(cell('date'), school, t('common.date'));
  const input = {
    title: cell('title'),
    description: cell('description'),
    organizationName: cell('organizationName') || school.name,
    date: date.date ?? cell('date'),
    startTime: timeIn(cell('startTime')) ?? cell('startTime'),
    endTime: timeIn(cell('endTime')) ?? cell('endTime'),
    location: cell('location'),
    maxSlots: /^\d+$/.test(cell('maxSlots')) ? maxSlots : cell('maxSlots') === '' ? maxSlots : Number.NaN,
    targetAudience: audienceIn(cell('targetAudience')),
    isActive: isActive ?? true,
  };
  const cancelled = cell('cancelledAt') === '' ? undefined : { reason: cell('cancelReason') };
  const reason = problemOfText(t('common.reason'), LIMITS.commentMax, cell('cancelReason'));
  const form = problemsOf(input);
  const problems = [
    ...form.problems.filter(({ field }) => field !== 'date' || date.problem === undefined),
    ...(date.problem === undefined ? [] : [{ field: 'date', message: date.problem }]),
    ...[anEndOrHoursAreGiven(input)].filter((problem) => problem !== undefined),
    ...(isActive === undefined
      ? [{ field: 'isActive', message: t('rules.trueOrFalse', { field: t('common.active') }) }]
      : []),
    ...(reason === undefined ? [] : [{ field: 'cancelReason', message: reason }]),
  ];
  const texts = form.read ?? input;
  const fields = {
    ...input,
    title: texts.title,
    description: texts.description,
    organizationName: texts.organizationName,
    location: texts.location,
    targetAudience: input.targetAudience as Audience,
    isActive: input.isActive && !cancelled,
  };
  const shown = Object.entries({ ...fields, coordinatorEmail: cell('coordinatorEmail') }).map(
    ([field, value]) => [field, String(value).slice(0, 200)] as const,
  );
  return {
    fields: problems.length === 0 ? fields : undefined,
    coordinatorEmail: cell('coordinatorEmail').toLowerCase(),
    cancelled,
    shown: Object.fromEntries(shown),
    problems,
  };
}

function problemsOf(input: object): { read?: PublishOpportunity; problems: OpportunityRow['problems'] } {
  try {
    return { read: readAs(PublishOpportunity, input), problems: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problems: error.details.errors ?? [] };
  }
}

const AUDIENCE_WORDS = wordsOf<Audience>({
  student: 'students',
  parent: 'parents',
  all: 'both',
  everyone: 'both',
  everybody: 'both',
});

/** Passes unknown words through, so that the form's own validation reports them. */
function audienceIn(cell: string): string {
  const word = cell.toLowerCase();
  return cell === '' ? 'both' : (AUDIENCES.find((audience) => audience === word) ?? AUDIENCE_WORDS.get(word) ?? cell);
}
