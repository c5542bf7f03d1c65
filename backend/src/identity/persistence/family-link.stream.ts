import { conflict } from '../../platform/kernel/domain-error.js';
import type { Stream } from '../../platform/event-log/stream.js';
import { evolve } from '../domain/family-link.js';
import type { FamilyLink } from '../domain/family-link.state.js';

export const ALREADY_LINKED = 'family-link.linked';

export const familyLinkStream: Stream<FamilyLink> = {
  name: 'family-link',
  table: 'identity.family_links',
  evolve,
  refusals: { family_links_live: () => conflict(ALREADY_LINKED, 'This parent and this student are linked already.') },
  columns: [
    { name: 'parent_id', type: 'integer', value: (link) => link.parentId },
    { name: 'student_id', type: 'integer', value: (link) => link.studentId },
    { name: 'status', type: 'text', value: (link) => link.status },
    { name: 'requested_by', type: 'integer', value: (link) => link.requestedBy },
    { name: 'requested_at', type: 'timestamptz', value: (link) => link.requestedAt },
    { name: 'decided_by', type: 'integer', value: (link) => link.decidedBy },
    { name: 'decided_at', type: 'timestamptz', value: (link) => link.decidedAt },
  ],
};
