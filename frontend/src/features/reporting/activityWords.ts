import type { Activity } from '@hourtrail/contracts';

/** `about` comes before a name: "submitted hours of Jordan Alvarez". */
type Words = readonly [alone: string, about: string];

const WORDS: Readonly<Record<string, Words>> = {
  'hours.drafted': ['began an entry', 'began an entry for'],
  'hours.submitted': ['submitted hours', 'submitted hours of'],
  'hours.resubmitted': ['submitted hours again', 'again submitted hours of'],
  'hours.added': ['added hours', 'added hours for'],
  'hours.imported': ['imported an entry', 'imported an entry of'],
  'hours.marked-present': ['marked a volunteer present', 'marked present'],
  'hours.checked-in': ['checked in to an opportunity', 'checked in to an opportunity for'],
  'hours.withdrawn': ['withdrew hours', 'withdrew hours of'],
  'hours.verified': ['verified hours', 'verified hours of'],
  'hours.verification-retracted': ['took a verification back', 'took back the verification of hours of'],
  'hours.approved': ['approved hours', 'approved hours of'],
  'hours.rejected': ['rejected hours', 'rejected hours of'],
  'hours.reopened': ['reopened decided hours', 'reopened decided hours of'],
  'hours.revoked': ['revoked an approval', 'revoked the approval of hours of'],
  'hours.amended': ['changed an entry', 'changed an entry of'],
  'hours.deleted': ['deleted an entry', 'deleted an entry of'],
  'hours.restored': ['restored an entry', 'restored an entry of'],
  'hours.moved-away': ['let undecided hours go to another school', 'let go to another school the undecided hours of'],
  'hours.moved-in': [
    'took over undecided hours from another school',
    'took over from another school the undecided hours of',
  ],
  'hours.erased': ['took the words from an entry', 'took the words from an entry of'],

  'opportunity.published': ['published an opportunity', 'published an opportunity for'],
  'opportunity.amended': ['changed an opportunity', 'changed an opportunity of'],
  'opportunity.activated': ['opened an opportunity', 'opened an opportunity of'],
  'opportunity.deactivated': ['closed an opportunity', 'closed an opportunity of'],
  'opportunity.cancelled': ['cancelled an opportunity', 'cancelled an opportunity of'],
  'attendance.opened': ['opened the check-in of an opportunity', 'opened the check-in of an opportunity of'],
  'attendance.code-renewed': ['renewed a check-in code', 'renewed a check-in code of'],
  'signup.made': ['signed up to an opportunity', 'signed up to an opportunity for'],
  'signup.waitlisted': ['joined a waitlist', 'joined a waitlist for'],
  'signup.promoted': ['gave a free place to the first in line', 'gave a free place to'],
  'signup.cancelled': ['ended a sign-up', 'ended the sign-up of'],

  'user.signed-up': ['signed up', 'signed up as'],
  'user.created': ['made an account', 'made an account for'],
  'user.nominated': ['nominated a verifier', 'nominated verifier'],
  'user.nomination-confirmed': ['confirmed a verifier nomination', 'confirmed the verifier nomination of'],
  'user.nomination-refused': ['refused a verifier nomination', 'refused the verifier nomination of'],
  'user.details-changed': ['changed their own details', 'changed the details of'],
  'user.role-changed': ['changed a role', 'changed the role of'],
  'user.invited': ['made an invitation', 'made an invitation for'],
  'user.activated': ['activated an account', 'activated the account of'],
  'user.deactivated': ['deactivated an account', 'deactivated the account of'],
  'user.password-changed': ['chose a new password', 'changed the password of'],
  'user.password-set-by-mail': ['set a new password by mail', 'set a new password by mail for'],
  'user.email-asked': ['asked for another email', 'asked for another email for'],
  'user.email-confirmed': ['confirmed an email', 'confirmed the email of'],
  'user.email-given-up': ['took an email that nobody had confirmed', 'took an email that nobody had confirmed from'],
  'user.password-reset': ['made a one-time password', 'made a one-time password for'],
  'user.family-code-made': ['made a family code', 'made a family code for'],
  'user.family-code-dropped': ['removed a family code', 'removed the family code of'],
  'user.checkpoint-mail-started': ['asked for checkpoints by mail', 'asked for checkpoints by mail for'],
  'user.checkpoint-mail-ended': ['ended checkpoints by mail', 'ended checkpoints by mail for'],
  'user.moved-away': ['left for another school', 'moved to another school'],
  'user.moved-in': ['came from another school', 'took in from another school'],
  'user.erased': ['erased a person', 'erased a person'],

  'family-link.requested': ['asked to follow a child', 'asked to follow'],
  'family-link.made': ['linked a parent and a child', 'linked a parent with'],
  'family-link.confirmed': ['confirmed a family link', 'confirmed a parent’s link with'],
  'family-link.refused': ['refused a family link', 'refused a parent’s request to follow'],
  'family-link.revoked': ['ended a family link', 'ended a parent’s link with'],
  'family-link.erased': ['took the words from a family link', 'took the words from a family link of'],

  'join-request.asked': ['asked to join the school', 'asked to let in'],
  'join-request.admitted': ['let somebody in', 'let in'],
  'join-request.refused': ['refused a request to join', 'refused the request to join of'],
  'join-request.withdrawn': ['withdrew a request to join', 'withdrew the request to join of'],
  'join-request.erased': ['took the name from a request to join', 'took the name from the request to join of'],

  'organization.created': ['added the school', 'added the school'],
  'organization.details-changed': ['changed the details of the school', 'changed the details of the school'],
  'organization.rules-changed': ['changed the rules of the school', 'changed the rules of the school'],
  'organization.opened': ['opened the school again', 'opened the school again'],
  'organization.closed': ['closed the school', 'closed the school'],
  'organization.join-code-made': ['made a join code', 'made a join code'],
  'organization.join-code-dropped': ['removed the join code', 'removed the join code'],
  'export.made': ['exported records', 'exported records'],
  'export.interrupted': ['exported a part of the records', 'exported a part of the records'],
  'export.erased': ['took a name from what was searched for', 'took a name from what was searched for'],
  'import.applied': ['imported a file', 'imported a file'],
  'import.undone': ['took an import back', 'took an import back'],
  'import.erased': ['took a person’s name from the name of a file', 'took a person’s name from the name of a file'],
  'contact-message.received': ['wrote a message', 'wrote a message'],
  'contact-message.handled': ['saw to a message', 'saw to a message'],
  'contact-message.reopened': ['put a message back', 'put a message back'],
  'contact-message.erased': ['erased a message', 'erased a message'],
  'subscription.requested': ['asked for the newsletter', 'asked for the newsletter'],
  'subscription.confirmed': ['subscribed to the newsletter', 'subscribed to the newsletter'],
  'subscription.ended': ['left the newsletter', 'left the newsletter'],
  'subscription.removed': ['took an address off the newsletter', 'took an address off the newsletter'],
  'subscription.erased': ['erased an address of the newsletter', 'erased an address of the newsletter'],
  'log.restore-accepted': ['went on from an older backup', 'went on from an older backup'],
  'log.sealing-resumed': ['let the sealing go on', 'let the sealing go on'],
  'log.key-replaced': ['replaced the key that signs', 'replaced the key that signs'],
  'settings.changed': ['changed the system settings', 'changed the system settings'],
};

const UNKNOWN: Words = ['changed something', 'changed something of'];

export const hasWords = (type: string): boolean => Object.hasOwn(WORDS, type);

/** "approved hours of Jordan Alvarez"; leaves out the name of people who acted for themselves. */
export function activityWords({ type, actor, about }: Pick<Activity, 'type' | 'actor' | 'about'>): string {
  const [alone, withName] = WORDS[type] ?? UNKNOWN;
  const names = about !== null && about !== actor.name && withName !== alone;
  return names ? `${withName} ${about}` : alone;
}
