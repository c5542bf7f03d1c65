import { NEW_SCHOOL } from '@hourtrail/contracts';
import { anEntry, student, teacher, verifier } from '../../../testing/builders.js';
import { statusInWords } from './hoursStatus.js';

describe('where an entry stands, in words', () => {
  it('waits for its verifier by name, or for you', () => {
    expect(statusInWords(anEntry(), student)).toMatchObject({
      status: 'Submitted for verification — waiting for Vera Okafor',
      waits: true,
    });
    expect(statusInWords(anEntry(), verifier).status).toBe('Submitted for verification — waiting for you');
  });

  it('says that the verifier it waits for is no longer active', () => {
    const left = anEntry({ verifierInactive: true });
    expect(statusInWords(left, student)).toEqual({
      status: 'Submitted — waiting for a teacher or administrator',
      waits: true,
      next: 'Vera Okafor no longer verifies, so nobody does. A teacher or administrator approves or rejects it.',
    });
    expect(statusInWords(left, { ...student, approvalPolicy: 'strict' }).status).toBe(
      'Submitted for verification — waiting for Vera Okafor (no longer verifies)',
    );
  });

  it('waits for a teacher or administrator where nobody is to verify it', () => {
    expect(statusInWords(anEntry({ verifierId: null, verifier: null }), student).status).toBe(
      'Submitted — waiting for a teacher or administrator',
    );
  });

  it('names nobody but the trail for a form on paper: whoever signed need not be the verifier', () => {
    const verification = { level: 'paper', at: '2026-10-01T15:00:00.000Z' } as const;
    const { status } = statusInWords(anEntry({ status: 'verified', verification }), student);
    expect(status).toBe('Verified on paper — waiting for a teacher or administrator');
  });

  it('once verified, says by whom and who is next', () => {
    const status = statusInWords(anEntry({ status: 'verified' }), student);
    expect(status).toMatchObject({
      status: 'Verified by Vera Okafor — waiting for a teacher or administrator',
      waits: true,
    });
  });

  it('once approved, waits for nobody', () => {
    const approved = anEntry({ status: 'approved', approvedBy: teacher.id, approver: { name: 'Tomas Rivera' } });
    expect(statusInWords(approved, student)).toMatchObject({ status: 'Approved by Tomas Rivera', waits: false });
    expect(statusInWords(approved, teacher).status).toBe('Approved by you');
  });

  it('is final once its volunteer was erased', () => {
    const erasedAt = '2026-10-02T12:00:00.000Z';
    expect(statusInWords(anEntry({ status: 'approved', erasedAt }), teacher)).toEqual({
      status: 'Approved before the volunteer’s data was erased',
      waits: false,
      next: 'It can’t be changed anymore.',
    });
    expect(statusInWords(anEntry({ erasedAt, deletedAt: erasedAt }), teacher).status).toBe(
      'Closed because the volunteer’s data was erased',
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
      status: 'A draft only you can see — waiting for you to submit it',
      waits: true,
    });
  });

  it('leaves nobody to wait for a teacher where there is none', () => {
    const inNewSchool = { ...anEntry(), organizationId: NEW_SCHOOL.id };
    expect(statusInWords(inNewSchool, { ...student, organizationId: NEW_SCHOOL.id })).toEqual({
      status: 'Submitted — waiting for you to join a school',
      waits: true,
      next: 'Once your school admits you, this becomes a draft there. Then submit it again.',
    });
  });

  it('says under the strict policy that it has to be verified first, and by whom where nobody is named', () => {
    const strict = { approvalPolicy: 'strict' } as const;
    const unnamed = anEntry({ verifierId: null, verifier: null });
    expect(statusInWords(anEntry(), { ...teacher, ...strict }).next).toBe(
      'At this school, a verifier must verify an entry before it can be approved. After that, a teacher or administrator gives the final approval.',
    );
    expect(statusInWords(unnamed, { ...student, ...strict })).toEqual({
      status: 'Submitted without a verifier — waiting for someone to choose one',
      waits: true,
      next: 'At this school, a verifier must verify an entry before it can be approved. You or an administrator can choose one.',
    });
    expect(statusInWords({ ...unnamed, organizationId: 3 }, { ...teacher, ...strict }).status).toBe(
      'Submitted — waiting for a teacher or administrator',
    );
  });
});
