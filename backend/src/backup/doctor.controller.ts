import { HealthCheck } from '@hourtrail/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../platform/web/access/capability.guard.js';
import { Answers } from '../platform/web/openapi/shape.js';
import { SystemHealth } from './system-health.js';

@Controller('admin/doctor')
@Needs('settings.manage')
@ApiTags('Schools')
export class DoctorController {
  constructor(private readonly health: SystemHealth) {}

  @Get()
  @Answers(200, [HealthCheck], 'What the server needs, how it is, and what to do about it.')
  find(): Promise<readonly HealthCheck[]> {
    return this.health.checks();
  }
}
