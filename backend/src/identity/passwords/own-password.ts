import { t } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { LogInThrottle } from '../log-in/log-in-throttle.js';
import { Passwords, HashingQueue } from './passwords.js';

export const passwordExpired = (): Refusal =>
  new Refusal(401, 'identity.password-expired', t('apiPeople.oneTimePasswordExpired'));

/** Protects actions that a stolen session must not allow. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: HashingQueue,
    private readonly throttle: LogInThrottle,
    private readonly passwords: Passwords,
  ) {}

  /** Throws unless `typed` is the person's password. Wrong ones count as failed sign-ins. */
  async confirm(
    typed: string,
    person: { id: number; username: string },
    address: string,
    field = 'currentPassword',
  ): Promise<void> {
    const [own] = await this.database.system<{ hash: string; until: Date | null }>({
      name: 'own-password',
      text: 'SELECT password_hash AS hash, expires_at AS until FROM identity.credentials WHERE user_id = $1',
      values: [person.id],
    });
    if (!own) {
      throw conflict('identity.no-password', t('apiPeople.noPassword'));
    }
    const attempt = { username: person.username, address };
    await this.queue.run(async () => {
      await this.throttle.begin(attempt);
      if (await this.passwords.matches(typed, own.hash)) return;
      throw invalid('identity.wrong-password', [{ field, message: t('apiPeople.wrongCurrentPassword') }]);
    });
    if (own.until && own.until <= this.clock.now()) throw passwordExpired();
    await this.throttle.succeed(attempt);
  }
}
