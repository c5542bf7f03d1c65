import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface Answer {
  readonly status: number;
  /** Parsed JSON; the text of anything else; undefined when empty. */
  // oxlint-disable-next-line typescript/no-explicit-any -- specs look into it as they please
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface BytesAnswer extends Pick<Answer, 'status' | 'headers'> {
  readonly bytes: Buffer;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Headers = Readonly<Record<string, string>>;

/** A browser: keeps its cookies and says where its requests come from. */
export class Client {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly origin: string,
  ) {}

  get = (path: string, headers?: Headers): Promise<Answer> => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Headers): Promise<Answer> => this.send('POST', path, body, headers);
  put = (path: string, body?: unknown, headers?: Headers): Promise<Answer> => this.send('PUT', path, body, headers);
  patch = (path: string, body?: unknown, headers?: Headers): Promise<Answer> => this.send('PATCH', path, body, headers);
  delete = (path: string, headers?: Headers): Promise<Answer> => this.send('DELETE', path, undefined, headers);

  async send(method: Method, path: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    const answer = await this.request(method, path, body, headers);
    const isJson = String(answer.headers['content-type']).includes('json');
    const text = answer.bytes.toString();
    return {
      status: answer.status,
      body: text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
      headers: answer.headers,
    };
  }

  /** Any request; a string travels as it is, anything else as JSON. A header set to '' is left out. */
  async request(method: Method, path: string, body?: unknown, headers: Headers = {}): Promise<BytesAnswer> {
    const all: Record<string, string> = {
      ...(method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin: this.origin }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(this.cookies.size === 0
        ? {}
        : { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...headers,
    };
    const answer = await this.app.inject({
      method,
      url: path,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  }

  /** What a browser gets of a file, or a program with other headers. */
  async getFile(url: string, more: Headers = { 'sec-fetch-site': 'same-origin' }): Promise<BytesAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.app.inject({ method: 'GET', url, headers: { ...more, cookie } });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  }

  /** Bytes that no string could hold. */
  async sendBytes(
    method: Method,
    url: string,
    payload: Buffer,
    type = 'application/json',
  ): Promise<{ status: number; payload: string }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: this.origin, 'content-type': type, cookie };
    const answer = await this.app.inject({ method, url, headers, payload });
    return { status: answer.statusCode, payload: answer.payload };
  }
}
