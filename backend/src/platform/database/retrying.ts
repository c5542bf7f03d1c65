const TRIES = 3;
const RETRYABLE = new Set(['40001', '40P01']);

/** Does `work`, and up to twice again where PostgreSQL ended it for another's sake: a deadlock, a serialization failure. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
