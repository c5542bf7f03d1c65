import { Injectable } from '@nestjs/common';
import { generateURI, verifySync } from 'otplib';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { Clock } from '../../platform/kernel/clock.js';

const PERIOD = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Codes by RFC 6238. The database has only what the server derives a secret from, so a copy of it makes no codes. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly hashes: KeyedHash,
    private readonly clock: Clock,
  ) {}

  describe(userId: number, salt: Buffer, username: string): { readonly secret: string; readonly uri: string } {
    const secret = base32(this.secretOf(userId, salt));
    return { secret, uri: generateURI({ issuer: 'HourTrail', label: username, secret }) };
  }

  /** The time step of a right code, at most one before or after the present one; undefined if it is not after `last`. */
  stepOf(code: string, userId: number, { salt, last }: { salt: Buffer; last: number }): number | undefined {
    const result = verifySync({
      secret: this.secretOf(userId, salt),
      token: code,
      epoch: Math.floor(this.clock.now().getTime() / 1000),
      epochTolerance: PERIOD,
      afterTimeStep: last,
    });
    return result.valid && 'timeStep' in result ? result.timeStep : undefined;
  }

  private secretOf(userId: number, salt: Buffer): Buffer {
    return this.hashes.of('authenticator', `${userId} ${salt.toString('base64url')}`).subarray(0, 20);
  }
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[parseInt(five, 2)]).join('');
}
