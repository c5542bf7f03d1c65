import {
  AUDIENCES,
  OPPORTUNITY_STATES,
  SIGNUP_STATUSES,
  type CalendarLink,
  type CalendarLinkState,
  type CheckInCode,
  type OpportunityView,
  type MadeSignup,
  type SignupView,
} from '@hourtrail/contracts';
import {
  choice,
  date,
  decimal,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  shape,
  text,
} from '../../platform/web/openapi/shape.js';

const clockTime = (description?: string) =>
  text({ pattern: '^\\d{2}:\\d{2}$', example: '09:00', ...(description && { description }) });

export const opportunityView = shape<OpportunityView>('OpportunityView', {
  id: integer(),
  version: integer({ description: 'Raised by every change, not by sign-ups; also the ETag.' }),
  organizationId: integer(),
  title: text(),
  description: text(),
  organizationName: text(),
  date: instant(),
  day: date(),
  startTime: clockTime(),
  endTime: clockTime('At or before the start it is past midnight.'),
  hours: decimal({ description: 'From start to end, in whole steps of 0.5.' }),
  location: text(),
  maxSlots: integer(),
  currentSignups: integer(),
  spotsLeft: integer(),
  waitlisted: integer(),
  targetAudience: choice(AUDIENCES),
  coordinatorId: nullable(integer()),
  coordinator: nullable(object<{ readonly name: string }>({ name: text() })),
  createdBy: nullable(integer()),
  seriesId: nullable(integer({ description: 'The first occurrence of the weekly repetition.' })),
  isActive: flag(),
  cancelledAt: nullable(instant()),
  cancelReason: nullable(text()),
  createdAt: instant(),
  state: choice(OPPORTUNITY_STATES),
  mySignup: nullable(
    object<NonNullable<OpportunityView['mySignup']>>({
      id: integer(),
      status: choice(SIGNUP_STATUSES),
      position: nullable(integer()),
    }),
  ),
});

export const opportunityList = list(opportunityView);

const SIGNUP = {
  id: integer(),
  organizationId: integer(),
  opportunityId: integer(),
  userId: integer(),
  user: object<SignupView['user']>({ firstName: text(), lastName: text() }),
  signedUpAt: instant(),
  status: choice(SIGNUP_STATUSES),
  position: nullable(integer({ description: 'From 1, in line for a place.' })),
  opportunity: object<SignupView['opportunity']>({
    title: text(),
    organizationName: text(),
    date: instant(),
    day: date(),
    startTime: clockTime(),
    endTime: clockTime(),
    location: text(),
  }),
} as const;

export const signupView = shape<SignupView>('SignupView', SIGNUP);
export const madeSignup = shape<MadeSignup>('MadeSignup', { ...SIGNUP, warnings: list(text()) });

export const signupList = list(signupView);

export const calendarLink = shape<CalendarLink>('CalendarLink', { url: text() });

export const calendarLinkState = shape<CalendarLinkState>('CalendarLinkState', { createdAt: nullable(instant()) });

export const checkInCode = shape<CheckInCode>('CheckInCode', { code: text(), url: text() });
