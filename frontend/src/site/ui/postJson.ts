import type { ErrorBody } from '@hourtrail/contracts';

const PATIENCE_MS = 30_000;

/** What the server said: the body of a success, or its refusal; no refusal where it could not be reached. */
export type Answered<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly status?: number; readonly refusal?: ErrorBody };

/** Sends JSON to an address under /api. Never throws. */
export async function postJson<Body>(path: string, sent: unknown): Promise<Answered<Body>> {
  try {
    const response = await fetch(`${window.location.origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (response.ok) return { ok: true, body: (text ? JSON.parse(text) : undefined) as Body };
    return { ok: false, status: response.status, refusal: JSON.parse(text) as ErrorBody };
  } catch {
    return { ok: false };
  }
}
