type Answer = (request: Request) => Response | Promise<Response>;

export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** How the server says no: a sentence for people, a stable code, and what is wrong with single fields. */
export const refusal = (
  status: number,
  { code = 'refused', message = 'No.', errors }: { code?: string; message?: string; errors?: readonly object[] } = {},
): Response => json(status, { statusCode: status, code, message, requestId: 'r-1', ...(errors && { errors }) });

/** Stands in the server's place for a test, and keeps what was sent to it. */
export class Answers {
  readonly sent: Request[] = [];
  private readonly real = globalThis.fetch;
  private readonly answers = new Map<string, Answer>();

  constructor() {
    globalThis.fetch = (input, init) => this.answer(new Request(input, init));
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/batch') return this.answerAll(searchParams.getAll('path'), request);
    this.sent.push(request.clone());
    const line = `${request.method} ${pathname}`;
    return (this.answers.get(line) ?? (() => refusal(404, { message: `Nobody answers ${line}.` })))(request);
  }

  private async answerAll(paths: readonly string[], { url }: Request): Promise<Response> {
    const parts = await Promise.all(
      paths.map(async (path) => {
        const response = await this.answer(new Request(new URL(path, url)));
        const isJson = response.headers.get('content-type')?.includes('json');
        const body: unknown = await (isJson ? response.json() : response.text());
        return { status: response.status, headers: Object.fromEntries(response.headers), body };
      }),
    );
    return json(200, parts);
  }

  /** `line` is such as `GET /api/profile`; a later answer takes the place of an earlier one. */
  to(line: string, answer: Answer): this {
    this.answers.set(line, answer);
    return this;
  }

  /** The bodies sent to a line, oldest first. */
  async bodies(line: string): Promise<readonly unknown[]> {
    const sent = this.sent.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === line);
    return Promise.all(sent.map(async (request) => JSON.parse((await request.clone().text()) || 'null') as unknown));
  }

  end(): void {
    globalThis.fetch = this.real;
  }
}
