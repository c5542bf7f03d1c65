import { CheckInCode, OpenCheckIn } from '@hourtrail/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { KeepsNoSecrets } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { OpenCheckIn as Open } from '../commands/open-check-in.js';
import type { Publisher } from '../persistence/opportunity-store.js';

@Controller('volunteer-opportunities')
@About('opportunity')
@ApiTags('Attendance')
export class CheckInController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/attendance-code')
  @Needs('attendance.take')
  @HttpCode(200)
  @KeepsNoSecrets('code', 'url')
  @Answers(200, CheckInCode, 'The code of the opportunity, made where there was none or a new one is asked for.')
  open(
    @CurrentActor() by: Publisher,
    @Param('id', IdParam) id: number,
    @Body() { renew, reason }: OpenCheckIn,
  ): Promise<CheckInCode> {
    return this.commands.execute(new Open(by, id, { renew: renew ?? false, reason }));
  }
}
