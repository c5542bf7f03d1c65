import { timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import type { Subscription } from '../domain/subscription.js';
import { Subscriptions } from './subscriptions.js';

const PAGES = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;
type Purpose = keyof typeof PAGES;

/**
 * A token is the subscription id and a keyed hash, so a leaked database opens no link. The hash of a confirmation
 * covers the version, so any later event invalidates it.
 */
@Injectable()
export class NewsletterLinks {
  constructor(
    private readonly hashes: KeyedHash,
    private readonly subscriptions: Subscriptions,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  /** The token is in the URL fragment, which browsers do not send to servers. */
  to(purpose: Purpose, subscription: Subscription): string {
    const token = `${subscription.id}.${this.proof(purpose, subscription).toString('base64url')}`;
    return `${this.options.publicUrl}${PAGES[purpose]}#${token}`;
  }

  /** Undefined if the token is forged or no longer valid. */
  async open(purpose: Purpose, token: string): Promise<Subscription | undefined> {
    const [id = '', proof = ''] = token.split('.');
    const subscription = isId(id) ? await this.subscriptions.find(Number(id)) : undefined;
    if (!subscription) return undefined;
    const received = Buffer.from(proof, 'base64url');
    const ours = this.proof(purpose, subscription);
    return received.length === ours.length && timingSafeEqual(received, ours) ? subscription : undefined;
  }

  private proof(purpose: Purpose, { id, version }: Subscription): Buffer {
    return purpose === 'confirm'
      ? this.hashes.of('newsletter-confirmation', `${id} ${version}`)
      : this.hashes.of('newsletter-end', String(id));
  }
}

const isId = (text: string): boolean => Number(text) <= LIMITS.idMax;
