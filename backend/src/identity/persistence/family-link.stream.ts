import { t } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';
import { Stream } from '../../platform/event-log/stream.js';
import { evolve, type FamilyLink } from '../domain/family-link.js';

export const ALREADY_LINKED = 'family-link.linked';

export const familyLinkStream = new Stream<FamilyLink>({
  name: 'family-link',
  table: 'identity.family_links',
  evolve,
  refusals: { family_links_live: () => conflict(ALREADY_LINKED, t('apiPeople.alreadyLinked')) },
  columns: {
    parentId: { type: 'integer' },
    studentId: { type: 'integer' },
    status: { type: 'text' },
    requestedBy: { type: 'integer', nullable: true },
    requestedAt: { type: 'timestamptz' },
    decidedBy: { type: 'integer', nullable: true },
    decidedAt: { type: 'timestamptz', nullable: true },
  },
});
