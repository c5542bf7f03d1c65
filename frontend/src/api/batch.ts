import { LIMITS, type BatchPart } from '@hourtrail/contracts';

interface Waiting {
  readonly request: Request;
  /** With the query. */
  readonly path: string;
  readonly answer: (response: Response) => void;
  readonly fail: (error: Error) => void;
}

/** Proxies accept addresses of 8 KB. */
const LONGEST = 4_000;

const waiting: Waiting[] = [];

/** Fetches, and sends what a page reads at once in one request. */
export function fetchInBatches(request: Request): Promise<Response> {
  if (request.method !== 'GET') return fetch(request);
  const { pathname, search } = new URL(request.url);
  return new Promise((answer, fail) => {
    request.signal.addEventListener('abort', () => fail(request.signal.reason as Error), { once: true });
    if (waiting.push({ request, path: pathname + search, answer, fail }) === 1) setTimeout(sendAll);
  });
}

function sendAll(): void {
  const batches: Waiting[][] = [];
  for (const one of waiting.splice(0)) {
    if (one.request.signal.aborted) continue;
    const last = batches.at(-1);
    if (last && last.length < LIMITS.batchMax && addressOf([...last, one]).length <= LONGEST) last.push(one);
    else batches.push([one]);
  }
  for (const batch of batches) void send(batch);
}

const addressOf = (batch: readonly Waiting[]): string =>
  `${window.location.origin}/api/batch?${String(new URLSearchParams(batch.map(({ path }) => ['path', path])))}`;

async function send(batch: readonly Waiting[]): Promise<void> {
  const [first, second] = batch;
  if (first && !second) return fetch(first.request).then(first.answer, first.fail);
  try {
    const response = await fetch(addressOf(batch), { credentials: 'include' });
    const parts = response.ok ? ((await response.json()) as readonly BatchPart[]) : [];
    for (const [nth, { answer }] of batch.entries()) {
      const part = parts[nth];
      answer(part ? new Response(bodyOf(part), part) : response.clone());
    }
  } catch (error) {
    for (const { fail } of batch) fail(error as Error);
  }
}

const bodyOf = ({ headers, body }: BatchPart): string =>
  headers['content-type']?.startsWith('application/json') ? JSON.stringify(body) : String(body);
