import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { hoursPerDay, HoursModule, letHoursGoAlong, volunteerHoursStream } from './hours/index.js';
import {
  endLinksOfThoseWhoLeft,
  familyLinkStream,
  IdentityModule,
  joinRequestStream,
  userStream,
} from './identity/index.js';
import { MessagingModule, tellOfOpportunities, tellThoseConcerned } from './messaging/index.js';
import {
  checkInCodeStream,
  endCalendarLinksOfThoseWhoLeft,
  endSignupsOfThoseWhoLeft,
  OpportunitiesModule,
  opportunityStream,
  signupStream,
} from './opportunities/index.js';
import { organizationStream, OrganizationsModule, settingsStream } from './organizations/index.js';
import type { Projection } from './platform/event-log/projection.js';
import type { Reaction } from './platform/event-log/reaction.js';
import type { Stream } from './platform/event-log/stream.js';
import { PlatformModule, type Runtime } from './platform/platform.module.js';
import { WebModule } from './platform/web/web.module.js';
import type { WebOptions } from './platform/web/web-options.js';
import { eventsJoined, recordAchievements, ReportingModule, userTotals } from './reporting/index.js';

/** What a command brings up to date in its own statement, in this order. */
export const PROJECTIONS: readonly Projection[] = [hoursPerDay, userTotals, eventsJoined];

/** What follows after commit. */
export const REACTIONS: readonly Reaction[] = [
  endLinksOfThoseWhoLeft,
  letHoursGoAlong,
  endSignupsOfThoseWhoLeft,
  endCalendarLinksOfThoseWhoLeft,
  recordAchievements,
  tellThoseConcerned,
  tellOfOpportunities,
];

/** The streams whose rows the log rebuilds. */
export const REBUILT_STREAMS: readonly Stream<{ readonly version: number }>[] = [
  organizationStream,
  settingsStream,
  userStream,
  joinRequestStream,
  familyLinkStream,
  volunteerHoursStream,
  opportunityStream,
  // after the opportunities, whose places it counts
  signupStream,
  checkInCodeStream,
];

@Module({})
export class AppModule {
  static with(runtime: Runtime, web: WebOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        PlatformModule.with(runtime, PROJECTIONS, REACTIONS),
        WebModule.forRoot(web),
        OrganizationsModule,
        IdentityModule,
        HoursModule,
        OpportunitiesModule,
        ReportingModule,
        MessagingModule,
      ],
    };
  }
}
