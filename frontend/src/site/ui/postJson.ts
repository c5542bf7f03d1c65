import type { ErrorBody } from '@hourtrail/contracts';
import { ask, type Refusal } from '../ask.js';

/** What the server said: the body of a success, or its refusal; no refusal where it could not be reached. */
export type Answered<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly status?: number; readonly refusal?: ErrorBody };

/** Sends JSON to an address under /api. Never throws. */
export async function postJson<Body>(path: string, sent: object): Promise<Answered<Body>> {
  try {
    return { ok: true, body: await ask<Body>('POST', path, sent) };
  } catch (refused) {
    const { status, data } = refused as Refusal;
    if (typeof status !== 'number') return { ok: false };
    return data === undefined ? { ok: false, status } : { ok: false, status, refusal: data as ErrorBody };
  }
}
