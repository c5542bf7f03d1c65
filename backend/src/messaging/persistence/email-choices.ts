import { EMAIL_KINDS, type EmailChoice, type EmailChoices as Choices, type EmailKind } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';

/** Ends every kind at once. */
export const ALL_KINDS = 'all';

/** What a person is emailed about. Like a read mark, a choice is no event: it changes nothing that anyone relies on. */
@Injectable()
export class EmailChoices {
  constructor(
    private readonly database: Database,
    unsubscribe: Unsubscribe,
  ) {
    for (const kind of EMAIL_KINDS) unsubscribe.add(kind, (person) => this.stop(person, [kind]));
    unsubscribe.add(ALL_KINDS, (person) => this.stop(person, EMAIL_KINDS));
  }

  async of(organizationId: number, userId: number): Promise<Choices> {
    const [row] = await this.database.read<ChoicesRow>(organizationId, {
      name: 'email-choices',
      text: `SELECT s.email_notifications AS usual, ${CHOICES_OF('$2')} AS chosen
             FROM directory.email_rules s WHERE s.organization_id = $1`,
      values: [organizationId, userId],
    });
    return choicesIn(row ?? { usual: 'now', chosen: null });
  }

  async choose(by: Actor, userId: number, choices: Partial<Choices>): Promise<void> {
    const values = [by.organizationId, userId, JSON.stringify(choices)];
    await this.database.write(by, [{ name: 'choose-emails', text: CHOOSE, values }]);
  }

  private async stop(userId: number, kinds: readonly EmailKind[]): Promise<void> {
    const [person] = await this.database.system<{ organizationId: number }>({
      name: 'school-of-recipient',
      text: `SELECT organization_id AS "organizationId" FROM directory.people WHERE id = $1 AND moved_to IS NULL`,
      values: [userId],
    });
    if (!person) return;
    const visitor = { id: null, role: 'visitor', ...person } as const;
    await this.choose(visitor, userId, Object.fromEntries(kinds.map((kind) => [kind, 'never'])));
  }
}

export interface ChoicesRow {
  readonly usual: EmailChoice;
  readonly chosen: Partial<Choices> | null;
}

/** The weekly summary comes at once or never. */
export const choicesIn = ({ usual, chosen }: ChoicesRow): Choices =>
  Object.fromEntries(
    EMAIL_KINDS.map((kind) => [kind, chosen?.[kind] ?? (kind === 'digest' && usual === 'daily' ? 'now' : usual)]),
  ) as unknown as Choices;

/** SQL expression for what a person of a school `s` chose; null if nothing. */
export const CHOICES_OF = (person: string): string =>
  `(SELECT json_object_agg(c.kind, c.choice) FROM messaging.email_choices c
    WHERE (c.organization_id, c.user_id) = (s.organization_id, ${person}))`;

const CHOOSE = `
  INSERT INTO messaging.email_choices (organization_id, user_id, kind, choice)
  SELECT $1, $2, key, value FROM jsonb_each_text($3::jsonb)
  ON CONFLICT (organization_id, user_id, kind) DO UPDATE SET choice = excluded.choice`;
