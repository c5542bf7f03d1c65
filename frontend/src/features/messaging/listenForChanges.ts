const STREAM = '/api/stream';
const CHANNEL = 'hourtrail-changes';
const AGAIN_MS = 60_000;

/**
 * Hears that something changed, and which kind of record. One tab of the browser reads the stream and tells the others.
 * Where the stream cannot be opened, pages still ask every half minute.
 */
export function listenForChanges(onChange: (kind: string) => void): () => void {
  if (typeof EventSource === 'undefined' || !('locks' in navigator)) return () => undefined;
  const others = new BroadcastChannel(CHANNEL);
  const left = new AbortController();
  const { signal } = left;
  others.onmessage = ({ data }) => onChange(data as string);
  const tell = (kind: string): void => {
    others.postMessage(kind);
    onChange(kind);
  };
  navigator.locks.request(CHANNEL, { signal }, () => readUntil(signal, tell)).catch(() => undefined);
  return () => {
    left.abort();
    others.close();
  };
}

/** The browser opens a stream that ends again by itself, but not one that was refused. */
function readUntil(left: AbortSignal, onChange: (kind: string) => void): Promise<void> {
  return new Promise((done) => {
    let stream: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      stream = new EventSource(STREAM);
      stream.addEventListener('changed', ({ data }: MessageEvent<string>) => onChange(data));
      stream.onerror = () => {
        if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      stream.close();
      done();
    });
  });
}
