import type { DemoLogIn } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';

export const DEMO_PASSWORD = 'volunteer-demo';

/** Shown to visitors of a demo. Production doesn't start while one of them exists. */
export const DEMO_USERNAMES = [
  'superadmin',
  'admin',
  'teacher',
  'parent',
  'student',
  'verifier',
  'admin.roosevelt',
  'teacher.roosevelt',
  'parent.roosevelt',
  'student.roosevelt',
  'verifier.roosevelt',
  'auditor',
  'district.admin',
  'district.auditor',
] as const;

export const isDemoUsername = (username: string): boolean =>
  DEMO_USERNAMES.some((name) => name === username.trim().toLowerCase());

/** Empty without demo data. */
export class DemoLogIns extends Query<readonly DemoLogIn[]> {}

@QueryHandler(DemoLogIns)
export class DemoLogInsHandler implements IQueryHandler<DemoLogIns> {
  constructor(
    private readonly database: Database,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute(): Promise<readonly DemoLogIn[]> {
    if (!this.options.demo) return [];
    return this.database.system<DemoLogIn>({
      name: 'demo-log-ins',
      text: `SELECT u.username, u.role, s.name AS school
             FROM identity.users u JOIN directory.schools s ON s.organization_id = u.organization_id
             WHERE u.username = ANY ($1) AND u.is_active AND u.moved_to IS NULL ORDER BY u.id`,
      values: [DEMO_USERNAMES],
    });
  }
}
