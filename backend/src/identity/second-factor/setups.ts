import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SecondFactorKind } from '@hourtrail/contracts';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';

const LASTS = 10 * 60_000;
const SALT = 16;
const TIME = 6;

/**
 * Proves for ten minutes that a session's person gave their password to add a factor: random bytes, the time and a
 * keyed hash of both and of the session. Nothing is stored. A passkey takes it as its challenge; an authenticator's
 * secret comes from its random bytes.
 */
@Injectable()
export class Setups {
  constructor(
    private readonly hashes: KeyedHash,
    private readonly clock: Clock,
  ) {}

  begin(kind: SecondFactorKind, by: Actor): { readonly setup: string; readonly salt: Buffer } {
    const salt = randomBytes(SALT);
    const time = Buffer.alloc(TIME);
    time.writeUIntBE(this.clock.now().getTime(), 0, TIME);
    const head = Buffer.concat([salt, time]);
    return { setup: Buffer.concat([head, this.proof(kind, by, head)]).toString('base64url'), salt };
  }

  /** The random bytes; undefined if it is over, of another session or forged. */
  open(kind: SecondFactorKind, by: Actor, setup: string): Buffer | undefined {
    const bytes = Buffer.from(setup, 'base64url');
    const head = bytes.subarray(0, SALT + TIME);
    const [proof, ours] = [bytes.subarray(SALT + TIME), this.proof(kind, by, head)];
    if (proof.length !== ours.length || !timingSafeEqual(proof, ours)) return undefined;
    const isFresh = head.readUIntBE(SALT, TIME) + LASTS > this.clock.now().getTime();
    return isFresh ? head.subarray(0, SALT) : undefined;
  }

  private proof(kind: SecondFactorKind, { sessionHash }: Actor, head: Buffer): Buffer {
    const session = sessionHash?.toString('hex') ?? '';
    return this.hashes.of(`add-${kind}`, `${session} ${head.toString('hex')}`);
  }
}
