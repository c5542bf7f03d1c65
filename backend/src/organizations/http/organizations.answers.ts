import { APPROVAL_POLICIES, type JoinCode, type OrganizationView, type SystemSettings } from '@hourtrail/contracts';
import { choice, flag, instant, integer, list, nullable, shape, text } from '../../platform/web/openapi/shape.js';

export const organizationView = shape<OrganizationView>('OrganizationView', {
  id: integer(),
  version: integer({ description: 'Raised by every change; also the ETag.' }),
  name: text(),
  description: nullable(text()),
  isActive: flag({ description: 'Nobody but super-admins signs in at a school that is closed.' }),
  timeZone: text({ example: 'America/New_York' }),
  approvalPolicy: choice(APPROVAL_POLICIES),
  hoursGoal: integer(),
  oldestAcceptedDays: integer({ description: 'How many days back volunteers may log hours.' }),
  joinCode: nullable(text({ example: 'K7QM2XPR' })),
  createdAt: instant(),
});

export const organizationList = list(organizationView);

export const joinCode = shape<JoinCode>('JoinCode', { joinCode: text({ example: 'K7QM2XPR' }) });

export const systemSettings = shape<SystemSettings>('SystemSettings', {
  version: integer({ description: 'Raised by every change; 0 until the first.' }),
  defaultHoursGoal: integer(),
  defaultOldestAcceptedDays: integer(),
  defaultApprovalPolicy: choice(APPROVAL_POLICIES),
  passwordMinLength: integer(),
  staffPasswordMinLength: integer(),
  sessionIdleHours: integer(),
  sessionDays: integer(),
});
