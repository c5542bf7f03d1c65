import { anEntry, student, teacher, verifier } from '../../../testing/builders.js';
import { statusInWords } from './hoursStatus.js';

describe('where an entry stands, in words', () => {
  it('waits for its verifier by name, or for you', () => {
    expect(statusInWords(anEntry(), student)).toMatchObject({
      stage: 'Submitted for verification',
      waitingFor: 'Vera Okafor',
    });
    expect(statusInWords(anEntry(), verifier).waitingFor).toBe('you');
  });

  it('waits for a teacher or administrator where nobody is to verify it', () => {
    expect(statusInWords(anEntry({ verifierId: null, verifier: null }), student).waitingFor).toBe(
      'a teacher or administrator',
    );
  });

  it('once verified, says by whom and who is next', () => {
    const status = statusInWords(anEntry({ status: 'verified' }), student);
    expect(status).toMatchObject({ stage: 'Verified by Vera Okafor', waitingFor: 'a teacher or administrator' });
  });

  it('once approved, waits for nobody', () => {
    const approved = anEntry({ status: 'approved', approvedBy: teacher.id, approver: { name: 'Tomas Rivera' } });
    expect(statusInWords(approved, student)).toMatchObject({ stage: 'Approved by Tomas Rivera', waitingFor: null });
    expect(statusInWords(approved, teacher).stage).toBe('Approved by you');
  });

  it('is final once its volunteer was erased', () => {
    const erasedAt = '2026-10-02T12:00:00.000Z';
    expect(statusInWords(anEntry({ status: 'approved', erasedAt }), teacher)).toEqual({
      stage: 'Approved before its volunteer was erased',
      waitingFor: null,
      next: 'Nothing of it can be changed any more.',
    });
    expect(statusInWords(anEntry({ erasedAt, deletedAt: erasedAt }), teacher).stage).toBe(
      'Ended: its volunteer was erased',
    );
  });

  it('tells the volunteer that a rejected entry can be handed in again', () => {
    expect(statusInWords(anEntry({ status: 'rejected' }), student).next).toBe(
      'You can correct it and submit it again.',
    );
    expect(statusInWords(anEntry({ status: 'rejected' }), teacher).next).toBe(
      'Maya can correct it and submit it again.',
    );
  });

  it('keeps a draft between the volunteer and the page', () => {
    expect(statusInWords(anEntry({ status: 'draft' }), student)).toMatchObject({
      stage: 'A draft that only you can see',
      waitingFor: 'you',
    });
  });

  it('says under the strict policy that it has to be verified first, and by whom where nobody is named', () => {
    const strict = { approvalPolicy: 'strict' } as const;
    const unnamed = anEntry({ verifierId: null, verifier: null });
    expect(statusInWords(anEntry(), { ...teacher, ...strict }).next).toBe(
      'This school approves only what a verifier has verified first. After that, a teacher or administrator gives the final approval.',
    );
    expect(statusInWords(unnamed, { ...student, ...strict })).toEqual({
      stage: 'Submitted without a verifier',
      waitingFor: 'a verifier to be named',
      next: 'This school approves only what a verifier has verified first. You or an administrator can name one.',
    });
    expect(statusInWords({ ...unnamed, organizationId: 3 }, { ...teacher, ...strict }).stage).toBe('Submitted');
  });
});
