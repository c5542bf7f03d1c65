import { NEW_SCHOOL } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { CodeGuesses } from '../../platform/web/access/code-guesses.js';

@Injectable()
export class KnownSchools {
  constructor(
    private readonly database: Database,
    private readonly guesses: CodeGuesses,
  ) {}

  async exists(id: number): Promise<boolean> {
    const rows = await this.database.system({
      name: 'school-exists',
      text: 'SELECT FROM directory.schools WHERE organization_id = $1',
      values: [id],
    });
    return rows.length > 0;
  }

  /** Finds open schools only, and limits guesses. */
  async withJoinCode(code: string, by: Actor): Promise<number | undefined> {
    const school = await this.guesses.find<{ id: number }>(by, 'join', {
      name: 'school-with-join-code',
      text: `SELECT organization_id AS id FROM directory.schools
             WHERE join_code = $1 AND is_active AND organization_id <> $2`,
      values: [code, NEW_SCHOOL.id],
    });
    return school?.id;
  }
}
