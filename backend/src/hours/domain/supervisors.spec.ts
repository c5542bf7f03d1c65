import { aDay, anEntry, nowA, refusalOf, student, supervisedMorning, teacher, verifier } from '../../../test/given.js';
import { approve, supervisorJoined } from './volunteer-hours.js';
import { isOfferedAnAccount, onlyWhoAnsweredOftenAsksForAnAccount } from './volunteer-hours.rules.js';

const waiting = anEntry().with(supervisedMorning).pending();

describe('a supervisor who answers often', () => {
  it('is offered an account after three answers, not before', () => {
    expect([0, 1, 2, 3, 30].map(isOfferedAnAccount)).toEqual([false, false, false, true, true]);
  });

  it('who asks for one earlier is told after how many answers', () => {
    expect(refusalOf(() => onlyWhoAnsweredOftenAsksForAnAccount(2))).toMatchObject({
      kind: 'conflict',
      code: 'hours.answer-more-first',
      message: 'An account is offered after 3 answers. Until then, keep using the links in your email.',
    });
    expect(refusalOf(() => onlyWhoAnsweredOftenAsksForAnAccount(3))).toBeUndefined();
  });
});

describe('once a supervisor has an account', () => {
  it('what waited for their link waits for their account', () => {
    const { entry } = waiting.joinedBy(verifier);
    expect(entry).toMatchObject({ status: 'pending', verifierId: verifier.id, supervisorEmail: null });
    expect(waiting.joinedBy(verifier).verifiedBy(verifier).entry).toMatchObject({ verificationLevel: null });
  });

  it('what they confirmed by link is theirs, and still says that it was by link', () => {
    const { entry } = waiting.confirmedByLink({ hundredths: 200 }).joinedBy(verifier);
    expect(entry).toMatchObject({
      ...{ status: 'verified', hundredths: 200, verifierId: verifier.id, verificationLevel: 'email-link' },
      ...{ verifiedBy: null, supervisorEmail: supervisedMorning.supervisorEmail },
    });
  });

  it('they never approve what they confirmed by link, whatever they become', () => {
    const { entry } = waiting.confirmedByLink().joinedBy(verifier);
    expect(refusalOf(() => approve(entry, nowA('teacher', verifier), {}, aDay()))).toMatchObject({
      code: 'hours.verified-by-you',
    });
    expect(refusalOf(() => approve(entry, teacher, {}, aDay()))).toBeUndefined();
  });

  it('what they declined goes to their account when it is submitted again', () => {
    const declined = waiting.declinedByLink('They left at noon').joinedBy(verifier);
    expect(declined.entry).toMatchObject({ status: 'rejected', verifierComments: 'They left at noon' });
    expect(declined.submitted().entry).toMatchObject({ verifierId: verifier.id, supervisorEmail: null });
  });

  it('the question that their volunteer asked stays unanswered', () => {
    const asked = waiting.askedBy(student, 'Did Rosa get it?');
    expect(asked.joinedBy(verifier).entry.unansweredSince).toEqual(asked.entry.unansweredSince);
  });

  it.each([
    ['of their own', waiting.entry, student.id],
    ['that is deleted', waiting.deletedBy(student).entry, verifier.id],
    ['that is erased', waiting.confirmedByLink().approvedBy(teacher).erased().entry, verifier.id],
    ['that names no supervisor', anEntry().pending().entry, verifier.id],
  ])('an entry %s does not become theirs', (_what, entry, id) => {
    expect(supervisorJoined(entry, id)).toEqual([]);
  });
});
