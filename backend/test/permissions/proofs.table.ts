import { ALONE, but, type Row } from './table.js';

const READERS = 'auditor admin super-admin foreign-admin';
const HERE = 'auditor admin super-admin';
const NO_EVIDENCE = 'verifier teacher';

const proof = (path: string, query: string): Row => ({
  route: `GET /api/audit/${path}`,
  kind: 'sealed school',
  never: but(READERS),
  namesSchool: true,
  on: { Lincoln: { done: HERE }, Roosevelt: { done: 'super-admin foreign-admin' }, missing: {} },
  query: ({ id }) => `organizationId=${id}${query}`,
});

const ownMail = (method: 'GET' | 'POST' | 'DELETE', answers: Row['on'][string]): Row => ({
  route: `${method} /api/profile/checkpoint-mail`,
  ...ALONE,
  never: `${but(READERS)} district-admin district-auditor`,
  on: { '': answers },
});

/** Proofs of the log, and the evidence that a person may take away. */
export const PROOFS: readonly Row[] = [
  { route: 'GET /api/audit/keys', kind: 'nothing', isPublic: true, on: { '': {} } },
  ownMail('GET', { done: READERS }),
  // this server sends no mail
  ownMail('POST', { conflict: READERS }),
  ownMail('DELETE', { done: READERS }),
  proof('checkpoint', ''),
  proof('checkpoints', ''),
  proof('proofs/inclusion', '&number=1'),
  proof('proofs/consistency', '&from=1'),
  {
    route: 'POST /api/audit/evidence',
    as: 'of an entry',
    kind: 'sealed entry',
    never: NO_EVIDENCE,
    on: {
      "the student's, draft": { done: 'student' },
      "the student's, approved": { done: `student parent ${HERE}` },
      "the student's, deleted": { done: HERE },
      "another student's, approved": { done: HERE },
      "a Roosevelt student's, approved": { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ id }) => ({ kind: 'entry', id: String(id) }),
  },
  {
    route: 'POST /api/audit/evidence',
    as: 'of a school',
    kind: 'sealed school',
    never: but(READERS),
    namesSchool: true,
    on: { Lincoln: { done: HERE }, Roosevelt: { done: 'super-admin foreign-admin' }, missing: {} },
    body: ({ id }) => ({ kind: 'school', organizationId: String(id) }),
  },
];
