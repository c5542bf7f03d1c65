import { NEW_SCHOOL } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import type { KnownSchool } from '../domain/user.rules.js';
import { CodeGuesses } from '../../platform/web/access/code-guesses.js';

@Injectable()
export class KnownSchools {
  constructor(
    private readonly database: Database,
    private readonly guesses: CodeGuesses,
  ) {}

  /** Undefined if there is none. */
  async find(id: number): Promise<KnownSchool | undefined> {
    const [school] = await this.database.system<KnownSchool>({
      name: 'find-known-school',
      text: `SELECT is_district AS "isDistrict", parent_id AS "parentId"
             FROM directory.districts WHERE organization_id = $1`,
      values: [id],
    });
    return school;
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
