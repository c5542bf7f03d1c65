import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, for an address. Whoever was given the link has them, we their SHA-256. */
export const newCalendarToken = (): string => randomBytes(32).toString('base64url');

export const looksLikeCalendarToken = (text: string): boolean => TOKEN.test(text);

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
