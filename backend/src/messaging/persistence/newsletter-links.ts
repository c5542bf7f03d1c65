import { timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import type { Subscription } from '../domain/subscription.state.js';
import { Subscriptions } from './subscriptions.js';

const PAGES = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;
type Purpose = keyof typeof PAGES;

/**
 * The links in the newsletter's mail. Each names its subscription and proves by a keyed hash that we sent it, so the
 * database holds nothing that opens one. The proof of a confirmation is of the version that asked for it: whatever
 * happens to the subscription next, its confirmation too, ends the link.
 */
@Injectable()
export class NewsletterLinks {
  constructor(
    private readonly hashes: KeyedHash,
    private readonly subscriptions: Subscriptions,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  /** The address of the page that asks; the token stands behind the #, which browsers keep to themselves. */
  to(purpose: Purpose, subscription: Subscription): string {
    const token = `${subscription.id}.${this.proof(purpose, subscription).toString('base64url')}`;
    return `${this.options.publicUrl}${PAGES[purpose]}#${token}`;
  }

  /** The subscription that a token is of; undefined where we did not make it, or it has ended. */
  async open(purpose: Purpose, token: string): Promise<Subscription | undefined> {
    const [id = '', proof = ''] = token.split('.');
    const subscription = isId(id) ? await this.subscriptions.find(Number(id)) : undefined;
    if (!subscription) return undefined;
    const given = Buffer.from(proof, 'base64url');
    const ours = this.proof(purpose, subscription);
    return given.length === ours.length && timingSafeEqual(given, ours) ? subscription : undefined;
  }

  private proof(purpose: Purpose, { id, version }: Subscription): Buffer {
    return purpose === 'confirm'
      ? this.hashes.of('newsletter-confirmation', `${id} ${version}`)
      : this.hashes.of('newsletter-end', String(id));
  }
}

const isId = (text: string): boolean => Number(text) <= LIMITS.idMax;
