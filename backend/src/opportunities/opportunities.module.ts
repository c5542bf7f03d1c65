import { Module } from '@nestjs/common';
import { AmendOpportunityHandler } from './commands/amend-opportunity.js';
import { CancelOpportunityHandler } from './commands/cancel-opportunity.js';
import { CancelSignupHandler } from './commands/cancel-signup.js';
import { PublishOpportunityHandler } from './commands/publish-opportunity.js';
import { SignUpHandler } from './commands/sign-up.js';
import { OpportunitiesController } from './http/opportunities.controller.js';
import { SignupsController } from './http/signups.controller.js';
import { OpportunityBook } from './persistence/opportunity-book.js';
import { SignupDesk } from './persistence/signup-desk.js';
import { FindOpportunityHandler } from './queries/find-opportunity.js';
import { ListOpportunitiesHandler } from './queries/list-opportunities.js';
import { ListSignupsHandler } from './queries/list-signups.js';

@Module({
  controllers: [OpportunitiesController, SignupsController],
  providers: [
    OpportunityBook,
    SignupDesk,
    AmendOpportunityHandler,
    CancelOpportunityHandler,
    CancelSignupHandler,
    PublishOpportunityHandler,
    SignUpHandler,
    FindOpportunityHandler,
    ListOpportunitiesHandler,
    ListSignupsHandler,
  ],
})
export class OpportunitiesModule {}
