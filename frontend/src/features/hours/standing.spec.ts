import { anEntry, student, teacher, verifier } from '../../testing/builders.js';
import { standingOf } from './standing.js';

describe('where an entry stands, in words', () => {
  it('waits for its verifier by name, or for you', () => {
    expect(standingOf(anEntry(), student)).toMatchObject({
      stage: 'Submitted for verification',
      waitingFor: 'Vera Okafor',
    });
    expect(standingOf(anEntry(), verifier).waitingFor).toBe('you');
  });

  it('waits for a teacher or administrator where nobody is to verify it', () => {
    expect(standingOf(anEntry({ verifierId: null, verifier: null }), student).waitingFor).toBe(
      'a teacher or administrator',
    );
  });

  it('once verified, says by whom and who is next', () => {
    const standing = standingOf(anEntry({ status: 'verified' }), student);
    expect(standing).toMatchObject({ stage: 'Verified by Vera Okafor', waitingFor: 'a teacher or administrator' });
  });

  it('once approved, waits for nobody', () => {
    const approved = anEntry({ status: 'approved', approvedBy: teacher.id, approver: { name: 'Tomas Rivera' } });
    expect(standingOf(approved, student)).toMatchObject({ stage: 'Approved by Tomas Rivera', waitingFor: null });
    expect(standingOf(approved, teacher).stage).toBe('Approved by you');
  });

  it('tells the volunteer that a rejected entry can be handed in again', () => {
    expect(standingOf(anEntry({ status: 'rejected' }), student).next).toBe('You can correct it and submit it again.');
    expect(standingOf(anEntry({ status: 'rejected' }), teacher).next).toBe('Maya can correct it and submit it again.');
  });

  it('keeps a draft between the volunteer and the page', () => {
    expect(standingOf(anEntry({ status: 'draft' }), student)).toMatchObject({
      stage: 'A draft that only you can see',
      waitingFor: 'you',
    });
  });
});
