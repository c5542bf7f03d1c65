import { Module } from '@nestjs/common';
import { AmendOpportunityHandler } from './commands/amend-opportunity.js';
import { AnnounceHandler } from './commands/announce.js';
import { CancelOpportunityHandler } from './commands/cancel-opportunity.js';
import { CancelSignupHandler } from './commands/cancel-signup.js';
import { MakeCalendarLinkHandler, RevokeCalendarLinkHandler } from './commands/calendar-link.js';
import { OpenCheckInHandler } from './commands/open-check-in.js';
import { PublishOpportunityHandler } from './commands/publish-opportunity.js';
import { SignUpHandler } from './commands/sign-up.js';
import { CalendarController } from './http/calendar.controller.js';
import { CheckInController } from './http/check-in.controller.js';
import { OpportunitiesController } from './http/opportunities.controller.js';
import { SignupsController } from './http/signups.controller.js';
import { OpportunityStore } from './persistence/opportunity-store.js';
import { SignupStore } from './persistence/signup-store.js';
import { CalendarOfOpportunityHandler } from './queries/calendar.js';
import { FindOpportunityHandler } from './queries/find-opportunity.js';
import { ListOpportunitiesHandler } from './queries/list-opportunities.js';
import { ListSignupsHandler } from './queries/list-signups.js';
import { ReadCalendarHandler, FindCalendarLinkHandler } from './queries/read-calendar.js';

@Module({
  controllers: [OpportunitiesController, SignupsController, CheckInController, CalendarController],
  providers: [
    OpportunityStore,
    SignupStore,
    AmendOpportunityHandler,
    AnnounceHandler,
    CancelOpportunityHandler,
    CancelSignupHandler,
    MakeCalendarLinkHandler,
    OpenCheckInHandler,
    PublishOpportunityHandler,
    RevokeCalendarLinkHandler,
    SignUpHandler,
    CalendarOfOpportunityHandler,
    FindCalendarLinkHandler,
    FindOpportunityHandler,
    ListOpportunitiesHandler,
    ListSignupsHandler,
    ReadCalendarHandler,
  ],
})
export class OpportunitiesModule {}
