import { CommandBus } from '@nestjs/cqrs';
import { ORIGIN, PASSWORD, type TestApp } from './app.js';
import { Client, type BytesAnswer, type Headers, type Method } from './client.js';

/** The mark of a school, by its number. */
export type Marks = ReadonlyMap<number, string>;

/** Fields that hold what a person thinks up. */
const WORDS = new Set([
  ...['firstName', 'lastName', 'name', 'organizationName', 'description', 'title', 'location', 'reason', 'comment'],
  ...['verifierComments', 'approverComments', 'text', 'message', 'subject', 'wrong', 'right', 'supervisorName'],
  ...['signedBy', 'reflection', 'note', 'notes', 'address', 'room', 'body', 'answer', 'label', 'organization'],
]);

function marked(value: unknown, mark: string): unknown {
  if (Array.isArray(value)) return value.map((one) => marked(one, mark));
  if (typeof value === 'string') return value.replace(FILE_NAME, `$1 ${mark}.$2`).replace(CSV_NAME, `${mark}$1`);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string'
        ? WORDS.has(name) && inner.length < 60
          ? `${inner} ${mark}`
          : inner
        : marked(inner, mark),
    ]),
  );
}

const FILE_NAME = /(filename="[^".]*)\.(\w+")/;
const CSV_NAME = /(?<=\nNew)(,Comer)/;

/** The application, where whatever people of a school write bears the school's mark. */
export function marking(app: TestApp, marks: Marks): TestApp {
  const bus = app.app.get(CommandBus);
  const execute = (command: object): Promise<unknown> => {
    const mark = marks.get(schoolOf(command) ?? 0);
    if (mark !== undefined)
      for (const [name, inner] of Object.entries(command) as [string, unknown][])
        if (typeof inner === 'object') Object.assign(command, { [name]: marked(inner, mark) });
    return bus.execute(command as never);
  };
  const server = new Proxy(app.app, {
    get: (target, name): unknown => {
      if (name === 'get') return (token: unknown) => (token === CommandBus ? { execute } : target.get(token as never));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const client = (): MarkingClient => new MarkingClient(app.app, ORIGIN);
  const signIn = async (username: string, password = PASSWORD): Promise<Client> => {
    const browser = client();
    const { status, body } = await browser.post('/api/auth/login', { username, password });
    if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
    if (body.role !== 'super-admin') browser.mark = marks.get(body.organizationId as number);
    return browser;
  };
  const browsers = new Map<string, Promise<Client>>();
  const as = ({ username }: { readonly username: string }): Promise<Client> => {
    const browser = browsers.get(username) ?? signIn(username);
    browsers.set(username, browser);
    return browser;
  };
  return { ...app, app: server, client, signIn, as };
}

/** Of the person who carries it out; super-admins write at every school. */
function schoolOf(command: object): number | undefined {
  const parts = Object.values(command) as (Partial<Person & { readonly by: Person }> | null | undefined)[];
  const people = parts.flatMap((part) => [part?.by, part]);
  if (people.some((one) => one?.role === 'super-admin')) return undefined;
  return people.map((one) => one?.organizationId).find((id) => typeof id === 'number');
}

type Person = { readonly organizationId: number; readonly role?: string };

/** The holder of such a link writes into a school that may not be theirs. */
const BY_LINK = /^\/api\/(confirmations|auth)\//;

/** A browser whose person writes the mark into every text. */
export class MarkingClient extends Client {
  mark: string | undefined;

  override request(method: Method, path: string, body?: unknown, headers?: Headers): Promise<BytesAnswer> {
    return super.request(
      method,
      path,
      this.mark === undefined || BY_LINK.test(path) ? body : marked(body, this.mark),
      headers,
    );
  }
}
