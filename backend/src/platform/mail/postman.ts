import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database } from '../database.js';
import { Clock } from '../kernel/clock.js';
import { WEB_OPTIONS, type WebOptions } from '../web/web-options.js';
import { MailServer } from './mail-server.js';
import { Outbox } from './outbox.js';
import { isRefusedForGood, nextTry, problemOf, type Failure } from './retries.rules.js';

const LOOK_EVERY_MS = 1_000;
const FINISH_WITHIN_MS = 5_000;

interface Queued {
  readonly id: number;
  readonly organization_id: number;
  readonly kind: string;
  readonly about: number;
  readonly tries: number;
  readonly queued_at: Date;
}

/** Takes mail out of the outbox and to the mail server, outside of every request; what is refused is tried again. */
@Injectable()
export class Postman implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Postman.name);
  private readonly server: MailServer | undefined;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private readonly hurry = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    @Inject(WEB_OPTIONS) { mail }: WebOptions,
  ) {
    this.server = mail && new MailServer(mail);
  }

  onApplicationBootstrap(): void {
    if (this.server) this.timer = setInterval(() => void this.goRound(), LOOK_EVERY_MS).unref();
  }

  /** Finishes the mail that is under way, if the mail server lets it, while the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    const impatience = setTimeout(() => this.hurry.abort(), FINISH_WITHIN_MS);
    await this.round;
    clearTimeout(impatience);
    this.server?.close();
  }

  /** Sends what is due, one after the other. */
  goRound(): Promise<void> {
    this.round ??= this.sendAll()
      .catch((error: unknown) => this.log.warn(`The outbox could not be read: ${(error as Error).message}`))
      .finally(() => (this.round = undefined));
    return this.round;
  }

  private async sendAll(): Promise<void> {
    while (this.timer) {
      const mail = await this.take();
      if (!mail) return;
      await this.deliver(mail);
    }
  }

  /** The next mail in turn, moved back first: whoever dies with it leaves it to the next try. */
  private async take(): Promise<Queued | undefined> {
    const now = this.clock.now();
    const leased = nextTry(1, now);
    const [mail] = await this.database.system<Queued>({ name: 'take-mail', text: TAKE, values: [now, leased] });
    return mail;
  }

  private async deliver(mail: Queued): Promise<void> {
    try {
      const letter = await this.outbox.writerOf(mail.kind)?.(mail.organization_id, mail.about);
      // the same name at each try, so that a mailbox can tell a repetition
      if (letter) await this.server?.send(letter, { id: nameOf(mail), signal: this.hurry.signal });
      await this.end(mail, letter ? 'sent' : 'dropped');
    } catch (error) {
      await this.failed(mail, error as Failure);
    }
  }

  private async failed(mail: Queued, failure: Failure): Promise<void> {
    const problem = problemOf(failure);
    const again = isRefusedForGood(failure) ? undefined : nextTry(mail.tries, this.clock.now());
    this.log.warn(`Mail ${mail.id} (${mail.kind}) was not taken: ${problem}${again ? '' : '; it is given up'}.`);
    if (!again) return this.end(mail, 'failed', problem);
    const values = [mail.organization_id, mail.id, again, problem];
    await this.database.system({
      text: 'UPDATE mail.outbox SET due_at = $3, problem = $4 WHERE (organization_id, id) = ($1, $2)',
      values,
    });
  }

  private async end(mail: Queued, state: 'sent' | 'failed' | 'dropped', problem?: string): Promise<void> {
    await this.database.system({
      text: `UPDATE mail.outbox SET state = $3, ended_at = $4, problem = $5
             WHERE (organization_id, id) = ($1, $2)`,
      values: [mail.organization_id, mail.id, state, this.clock.now(), problem ?? null],
    });
  }
}

const nameOf = ({ id, queued_at: at }: Queued): string => `${id}.${at.getTime().toString(36)}`;

const TAKE = `
  UPDATE mail.outbox o SET tries = o.tries + 1, due_at = $2
  FROM (SELECT organization_id, id FROM mail.outbox WHERE state = 'queued' AND due_at <= $1
        ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED) next
  WHERE (o.organization_id, o.id) = (next.organization_id, next.id)
  RETURNING o.id, o.organization_id, o.kind, o.about, o.tries, o.queued_at`;
