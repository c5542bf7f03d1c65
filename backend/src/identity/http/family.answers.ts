import { FAMILY_LINK_STATUSES, type FamilyCode, type FamilyLinkView } from '@hourtrail/contracts';
import { choice, instant, integer, list, nullable, object, shape, text } from '../../platform/web/openapi/shape.js';

export const familyLink = shape<FamilyLinkView>('FamilyLinkView', {
  id: integer(),
  version: integer({ description: 'Raised by every change; also the ETag.' }),
  organizationId: integer(),
  parent: object<FamilyLinkView['parent']>({ id: integer(), firstName: text(), lastName: text() }),
  student: object<FamilyLinkView['student']>({
    id: integer(),
    firstName: text(),
    lastName: text(),
    gradeLevel: nullable(text()),
  }),
  status: choice(FAMILY_LINK_STATUSES),
  requestedAt: instant(),
  decidedAt: nullable(instant()),
});

export const familyLinks = list(familyLink);

export const familyCode = shape<FamilyCode>('FamilyCode', { familyCode: text({ example: 'K7QM2XPR' }) });
