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
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      this.sent.push(request.clone());
      const line = `${request.method} ${new URL(request.url).pathname}`;
      return (this.answers.get(line) ?? (() => refusal(404, { message: `Nobody answers ${line}.` })))(request);
    };
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
