import { timingSafeEqual } from 'node:crypto';
import { LIMITS, t } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedHash } from '../config/keyed-hash.js';
import { Refusal } from '../web/errors/refusal.js';
import { WEB_OPTIONS, type WebOptions } from '../web/web-options.js';

/** Stops one kind of email to one recipient. */
type Stop = (recipient: number) => Promise<void>;

/**
 * Links that stop emails without a log-in (RFC 8058). A token is the kind, the recipient's id and a keyed hash, so the
 * database alone opens none. It works for good: an email may be opened years later.
 */
@Injectable()
export class Unsubscribe {
  private readonly stops = new Map<string, Stop>();

  constructor(
    private readonly hashes: KeyedHash,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  add(kind: string, stop: Stop): void {
    this.stops.set(kind, stop);
  }

  /** `page` is for people, and has the token in its fragment; mail programs post to `oneClick`. */
  linksTo(kind: string, recipient: number): { readonly page: string; readonly oneClick: string } {
    const token = `${kind}.${recipient}.${this.proof(kind, recipient).toString('base64url')}`;
    return { page: this.pageOf(token), oneClick: `${this.options.publicUrl}/api/unsubscribe/${token}` };
  }

  pageOf(token: string): string {
    return `${this.options.publicUrl}/unsubscribe#${encodeURIComponent(token)}`;
  }

  /** Throws 404 if the token is altered. Stopping twice is no error. */
  async stop(token: string): Promise<void> {
    const [kind = '', id = '', proof = ''] = token.split('.');
    const stop = this.stops.get(kind);
    const received = Buffer.from(proof, 'base64url');
    const ours = this.proof(kind, Number(id));
    const isOurs = received.length === ours.length && timingSafeEqual(received, ours);
    if (!stop || !isOurs || !(Number(id) <= LIMITS.idMax)) {
      throw new Refusal(404, 'mail.link-unknown', t('apiInbox.linkUnknown'));
    }
    await stop(Number(id));
  }

  private proof(kind: string, recipient: number): Buffer {
    return this.hashes.of('unsubscribe', `${kind} ${recipient}`);
  }
}
