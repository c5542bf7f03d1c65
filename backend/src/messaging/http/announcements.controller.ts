import { SendAnnouncement, t } from '@hourtrail/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Announce } from '../../opportunities/index.js';
import { AnnounceAtSchool } from '../../organizations/index.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { Needs, requireCapability } from '../../platform/web/access/capability.guard.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import type { Recipient } from '../hours-recipients.js';

@Controller('announcements')
@ApiTags('Notifications')
export class AnnouncementsController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Needs('attendance.take')
  @HttpCode(204)
  @Answers(204, undefined, 'Everyone signed up, or students and parents, are told.')
  async send(@CurrentActor() by: Recipient, @Body() { to, subject, text }: SendAnnouncement): Promise<void> {
    const { opportunityId, grade, school } = to;
    const announcement = { subject, announcement: text };
    const toSchool = Boolean(grade || school);
    if (toSchool === Boolean(opportunityId)) {
      throw invalid('invalid-input', [{ field: 'to', message: t('apiInbox.oneKindOfReaders') }]);
    }
    if (opportunityId) {
      await this.commands.execute(new Announce({ by, id: opportunityId }, announcement));
      return;
    }
    requireCapability(by, 'schools.set-rules');
    const id = typeof school === 'number' ? school : by.organizationId;
    await this.commands.execute(new AnnounceAtSchool({ by, id }, { ...announcement, gradeLevel: grade || null }));
  }
}
