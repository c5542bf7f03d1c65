import { t, Field } from '@hourtrail/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { Refusal } from '../errors/refusal.js';
import { Answers } from '../openapi/shape.js';
import { Public } from '../session/signed-in.js';
import { WEB_OPTIONS, type WebOptions } from '../web-options.js';

class Health {
  @Field.choice(['ok']) readonly status!: 'ok';
}

class Version {
  @Field.text() readonly name!: string;
  @Field.text() readonly version!: string;
}

@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  @Get('health/live')
  @Answers(200, Health, 'The process answers.')
  live(): Health {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Answers(200, Health, 'The database answers and has the schema this server needs.')
  async ready(): Promise<Health> {
    const { newestMigration } = this.options;
    const [row] = await this.database.system<{ done: boolean }>({
      name: 'ready',
      text: 'SELECT $1::text IS NULL OR EXISTS (SELECT FROM migrations.migrations WHERE name = $1) AS done',
      values: [newestMigration ?? null],
    });
    if (!row?.done) throw new Refusal(503, 'not-ready', t('api.databaseNotReady'), 5);
    return { status: 'ok' };
  }

  @Get('version')
  @Answers(200, Version, 'Which server this is.')
  version(): Version {
    return { name: 'HourTrail', version: this.options.version };
  }
}
