import { ChooseEmails, EmailChoices } from '@hourtrail/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import type { Recipient } from '../hours-recipients.js';
import { EmailChoices as Choices } from '../persistence/email-choices.js';

@Controller('profile/notifications')
@Needs('notifications.read')
@ApiTags('Notifications')
export class EmailChoicesController {
  constructor(private readonly choices: Choices) {}

  @Get()
  @Answers(200, EmailChoices, 'What one is emailed about: at once, once a day, or never.')
  find(@CurrentActor() { id, organizationId }: Recipient): Promise<EmailChoices> {
    return this.choices.of(organizationId, id);
  }

  @Put()
  @Answers(200, EmailChoices, 'The choices, as they are now.')
  async choose(@CurrentActor() by: Recipient, @Body() body: ChooseEmails): Promise<EmailChoices> {
    await this.choices.choose(by, by.id, body);
    return this.choices.of(by.organizationId, by.id);
  }
}
