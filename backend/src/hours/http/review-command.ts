import {
  t,
  forEachText,
  isVolunteer,
  partOfStaff,
  parseHours,
  type ChangeHours,
  type HoursAction,
  type HoursEntryFields,
  type HoursPart,
  type LogHours,
  type ReviewManyHours,
  type Role,
  isRequired,
} from '@hourtrail/contracts';
import { forbidden, invalid, type DomainError } from '../../platform/kernel/domain-error.js';
import { ChangeHours as Change } from '../commands/change-hours.js';
import { ReviewHours } from '../commands/review-hours.js';
import { requestedAction, type RequestedAction } from '../domain/decide.js';
import type { EntryInput } from '../domain/entry-fields.rules.js';
import { roleNever } from '../domain/volunteer-hours.rules.js';
import type { OnEntry, HoursActor } from '../persistence/hours-store.js';

// Hours sent with a status belong to that decision if it credits or ignores them; otherwise they amend the entry.
// A status that the role can't request is an error, unless the entry to amend has it already.
export function commandOf(record: OnEntry, { status, ...body }: ChangeHours): Change {
  const { role } = record.by;
  const action = status && requestedAction(status, role);
  const hundredths = hundredthsOf(body.hours);
  const reviews = action && !isVolunteer(role) && areReviewed(action, role);
  // who can't amend an entry sets its category with the decision
  const sets = reviews && mayNever('amend', role) ? (body.categoryId ?? undefined) : undefined;
  const sent = sets === undefined ? body : { ...body, categoryId: undefined };
  const fields = fieldsOf(sent, reviews ? undefined : hundredths);
  const amends = Object.values<unknown>(fields).some((value) => value !== undefined);
  const never = action && neverFor(action, role);
  const neverAmends = amends ? neverFor('amend', role) : never;
  if (neverAmends) throw never ?? neverAmends;
  if (action && !isVolunteer(role) && hundredths === null) {
    throw hoursAreRequired();
  }
  const comment = commentOf(body, role);
  if (!amends) {
    if (!action) throw invalid('invalid-input', [{ field: 'status', message: t('apiHours.nothingToChange') }]);
    return new Change(record, { action, review: { hundredths: hundredths ?? undefined, categoryId: sets, comment } });
  }
  const unlessIs = status && never ? { unlessIs: { status, refusal: never } } : {};
  const then = status && action && { action, status };
  const amendment = { fields: fieldsOf(body, hundredths), review: { comment }, then };
  const named = { nominee: body.verifierId, supervisorEmail: body.supervisor?.email };
  return new Change({ ...record, ...named, ...unlessIs }, amendment);
}

export function reviewOf(
  by: HoursActor,
  { ids, status, comments, versions, hours, categoryId }: ReviewManyHours,
): ReviewHours {
  const action = requestedAction(status, by.role);
  const never = neverFor(action, by.role);
  if (never) throw never;
  if (versions && versions.length !== ids.length) {
    throw invalid('invalid-input', [{ field: 'versions', message: t('rules.versionForEachEntry') }]);
  }
  const entries = ids.map((id, index) => ({ id, version: versions?.[index] }));
  if (categoryId && ids.length > 1) {
    throw invalid('invalid-input', [{ field: 'categoryId', message: t('rules.categoryOfOneEntry') }]);
  }
  const review = { hundredths: hoursOfReview(hours, ids), categoryId: categoryId ?? undefined, comment: comments };
  return new ReviewHours(by, entries, action, review);
}

function hoursOfReview(hours: ReviewManyHours['hours'], ids: readonly number[]): number | undefined {
  const hundredths = hundredthsOf(hours);
  if (hundredths === null) {
    throw hoursAreRequired();
  }
  if (hundredths !== undefined && ids.length > 1) {
    throw invalid('invalid-input', [{ field: 'hours', message: t('rules.hoursOfOneEntry') }]);
  }
  return hundredths;
}

function mayNever(action: HoursAction, role: Role): boolean {
  const part = partOf(role);
  return !part || roleNever(action, part);
}

const neverFor = (action: HoursAction, role: Role): DomainError | undefined =>
  mayNever(action, role) ? forbidden('hours.not-yours', t('apiHours.roleNever', { role, action })) : undefined;

/** Whether hours sent with this action are credited or ignored, instead of amending the entry. */
const areReviewed = (action: RequestedAction, role: Role): boolean =>
  action === 'approve' || action === 'reject' || mayNever('amend', role);

function partOf(role: Role): HoursPart | undefined {
  if (isVolunteer(role)) return 'volunteer';
  return role === 'verifier' ? role : partOfStaff(role);
}

function commentOf(body: ChangeHours, role: Role): string | null | undefined {
  if (body.verifierComments && role !== 'verifier') throw notTheirs('verifierComments', t('apiHours.verifierComments'));
  if (body.approverComments && (role === 'verifier' || isVolunteer(role))) {
    throw notTheirs('approverComments', t('apiHours.approverComments'));
  }
  return body.verifierComments || body.approverComments || body.reason;
}

const notTheirs = (field: string, message: string): DomainError => invalid('invalid-input', [{ field, message }]);

const fieldsOf = (body: HoursEntryFields, hundredths: number | null | undefined): EntryInput => ({
  organizationName: emptied(body.organizationName),
  ...forEachText((text) => emptied(body[text])),
  date: emptied(body.date),
  startTime: emptied(body.startTime),
  endTime: emptied(body.endTime),
  hundredths,
  verifierId: body.verifierId,
  categoryId: body.categoryId,
  isNonProfit: body.isNonProfit,
  ...supervisorOf(body),
});

/** Naming a supervisor takes the verifier away; naming a verifier or none takes the supervisor away. */
function supervisorOf({ supervisor, verifierId }: HoursEntryFields): Partial<EntryInput> {
  if (supervisor && verifierId) {
    throw invalid('invalid-input', [{ field: 'supervisor', message: t('rules.verifierOrSupervisor') }]);
  }
  if (supervisor) return { supervisorName: supervisor.name, supervisorEmail: supervisor.email, verifierId: null };
  if (supervisor === null || verifierId !== undefined) return { supervisorName: null, supervisorEmail: null };
  return {};
}

export const entryInputOf = (body: LogHours): EntryInput => fieldsOf(body, hundredthsOf(body.hours));

const emptied = (text: string | null | undefined): string | null | undefined => (text?.trim() === '' ? null : text);

export const hoursAreRequired = (): DomainError =>
  invalid('invalid-input', [{ field: 'hours', message: isRequired(t('common.hours')) }]);

export const hundredthsOf = (hours: LogHours['hours']): number | null | undefined =>
  hours === undefined
    ? undefined
    : hours === null || hours === ''
      ? null
      : Math.round((parseHours(hours) as number) * 100);
