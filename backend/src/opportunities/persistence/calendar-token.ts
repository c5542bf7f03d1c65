import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits. The database stores only their SHA-256. */
export const newCalendarToken = (): string => randomBytes(32).toString('base64url');

export const looksLikeCalendarToken = (text: string): boolean => TOKEN.test(text);

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
