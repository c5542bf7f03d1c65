import {
  ROLE_LABELS,
  isVolunteer,
  parseHours,
  type ChangeHours,
  type HoursAction,
  type HoursEntryFields,
  type HoursPart,
  type HoursStatus,
  type HoursView,
  type LogHours,
  type ReviewManyHours,
  type Role,
} from '@hourtrail/contracts';
import type { Command } from '@nestjs/cqrs';
import { forbidden, invalid, type DomainError } from '../../platform/kernel/domain-error.js';
import { AmendHours } from '../commands/amend-hours.js';
import { ApproveHours } from '../commands/approve-hours.js';
import { RejectHours } from '../commands/reject-hours.js';
import { ReopenHours } from '../commands/reopen-hours.js';
import { RetractVerification } from '../commands/retract-verification.js';
import { ReviewHours } from '../commands/review-hours.js';
import { SubmitHours } from '../commands/submit-hours.js';
import { VerifyHours } from '../commands/verify-hours.js';
import { WithdrawHours } from '../commands/withdraw-hours.js';
import type { EntryInput } from '../domain/entry-input.js';
import { roleNever } from '../domain/volunteer-hours.rules.js';
import type { Review } from '../domain/volunteer-hours.state.js';
import type { Wish } from '../domain/wishes.js';
import type { Asked, HoursActor } from '../persistence/hours-book.js';

/**
 * What a PATCH or PUT asks for, by who sends it: a status is a wish, and beside it hours and a comment are the
 * review; any other field, or hours that nothing credits, is an amendment. Beside an amendment the status that the
 * entry has already asks for nothing, so that whose role never may ask for it is refused once the entry is known.
 */
export function commandOf(asked: Asked, body: ChangeHours): Command<HoursView> {
  const { role } = asked.by;
  const wish = body.status && wishOf(body.status, role);
  const hundredths = hundredthsOf(body.hours);
  const reviews = wish && !isVolunteer(role) && areReviewed(wish, role);
  const fields = fieldsOf(body, reviews ? undefined : hundredths);
  const amends = Object.values<unknown>(fields).some((value) => value !== undefined);
  const never = wish && neverFor(wish, role);
  const neverAmends = amends ? neverFor('amend', role) : never;
  if (neverAmends) throw never ?? neverAmends;
  if (wish && !isVolunteer(role) && hundredths === null) {
    throw invalid('invalid-input', [{ field: 'hours', message: 'Hours is required' }]);
  }
  const comment = commentOf(body, role);
  if (!amends) {
    if (!wish) throw invalid('invalid-input', [{ field: 'status', message: 'Say what to change.' }]);
    return wished(wish, asked, { hundredths: hundredths ?? undefined, comment });
  }
  const status = body.status as HoursStatus;
  const amended = { ...asked, nominee: body.verifierId, ...(never ? { unlessIs: { status, refusal: never } } : {}) };
  return new AmendHours(amended, fieldsOf(body, hundredths), { comment }, wish && { wish, status });
}

/** The decision on many entries that a reviewer asks for. */
export function reviewOf(by: HoursActor, { ids, status, comments, versions }: ReviewManyHours): ReviewHours {
  const wish = wishOf(status, by.role);
  const never = neverFor(wish, by.role);
  if (never) throw never;
  if (versions && versions.length !== ids.length) {
    throw invalid('invalid-input', [{ field: 'versions', message: 'There must be one version for each entry.' }]);
  }
  const asked = ids.map((id, index) => ({ id, version: versions?.[index] }));
  return new ReviewHours(by, asked, wish, comments);
}

function neverFor(action: HoursAction, role: Role): DomainError | undefined {
  const part = partOf(role);
  if (part && !roleNever(action, part)) return undefined;
  return forbidden('hours.not-yours', `${ROLE_LABELS[role]}s cannot ${action} volunteer hours.`);
}

/** Whether a reviewer's hours beside this wish are no amendment: credited, or ignored by a rejection. */
const areReviewed = (wish: Wish, role: Role): boolean =>
  wish === 'approve' || wish === 'reject' || neverFor('amend', role) !== undefined;

/** The wish that naming a status stands for. */
export function wishOf(status: HoursStatus, role: Role): Wish {
  switch (status) {
    case 'draft':
      return 'withdraw';
    case 'pending':
      return isVolunteer(role) ? 'submit' : role === 'verifier' ? 'retract' : 'reopen';
    case 'verified':
      return 'verify';
    case 'approved':
      return role === 'verifier' ? 'verify' : 'approve';
    case 'rejected':
      return 'reject';
  }
}

function wished(wish: Wish, asked: Asked, review: Review): Command<HoursView> {
  switch (wish) {
    case 'submit':
      return new SubmitHours(asked);
    case 'withdraw':
      return new WithdrawHours(asked);
    case 'verify':
      return new VerifyHours(asked, review);
    case 'retract':
      return new RetractVerification(asked, review.comment);
    case 'approve':
      return new ApproveHours(asked, review);
    case 'reject':
      return new RejectHours(asked, review);
    case 'reopen':
      return new ReopenHours(asked, review.comment);
  }
}

/** The part a role can have in an entry; none for those who only read. */
function partOf(role: Role): HoursPart | undefined {
  if (role === 'auditor') return undefined;
  return isVolunteer(role) ? 'volunteer' : (role as Exclude<Role, 'student' | 'parent' | 'auditor'>);
}

/** A comment travels under the name of who writes it; nobody writes in another's. */
function commentOf(body: ChangeHours, role: Role): string | null | undefined {
  if (body.verifierComments && role !== 'verifier') throw notTheirs('verifierComments', 'the verifier');
  if (body.approverComments && (role === 'verifier' || isVolunteer(role))) {
    throw notTheirs('approverComments', 'a teacher or administrator');
  }
  return body.verifierComments || body.approverComments || body.reason;
}

const notTheirs = (field: string, author: string): DomainError =>
  invalid('invalid-input', [{ field, message: `These comments are written by ${author}.` }]);

const fieldsOf = (body: HoursEntryFields, hundredths: number | null | undefined): EntryInput => ({
  organizationName: emptied(body.organizationName),
  description: emptied(body.description),
  date: emptied(body.date),
  startTime: emptied(body.startTime),
  endTime: emptied(body.endTime),
  hundredths,
  verifierId: body.verifierId,
});

export const entryInputOf = (body: LogHours): EntryInput => fieldsOf(body, hundredthsOf(body.hours));

const emptied = (text: string | null | undefined): string | null | undefined => (text?.trim() === '' ? null : text);

const hundredthsOf = (hours: LogHours['hours']): number | null | undefined =>
  hours === undefined
    ? undefined
    : hours === null || hours === ''
      ? null
      : Math.round((parseHours(hours) as number) * 100);
