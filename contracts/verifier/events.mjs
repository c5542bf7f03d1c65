import { fromHex, isEqual, joined, textOf, toHex, utf8 } from './bytes.mjs';
import { leafHash, sha256 } from './hashes.mjs';

const AT_ONCE = 1_000;
const NEWLINE = 10;
const MOST_DIGITS = 15;
const SALT_BYTES = 16;

/** The lines of a file, each as its bytes. */
export function* linesOf(bytes) {
  for (let from = 0; from < bytes.length;) {
    const found = bytes.indexOf(NEWLINE, from);
    const end = found === -1 ? bytes.length : found;
    yield bytes.subarray(from, end);
    from = end + 1;
  }
}

export const jsonIn = (bytes) => {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return undefined;
  }
};

/** The numbers of the events in the package, one a line; a line that is none is 0. */
export const numbersIn = (bytes) =>
  Array.from(linesOf(bytes), (line) => {
    const digits = String.fromCharCode(...line.subarray(0, MOST_DIGITS + 1));
    return /^[1-9]\d*$/.test(digits) && digits.length <= MOST_DIGITS ? Number(digits) : 0;
  });

const placeOf = (line, number) => `events.jsonl line ${line}${number ? `, event ${number}` : ''}`;

/** Reads the events, each with its number and whether the tree has it there. Answers them in order, some at a time. */
export async function* readEvents(bytes, numbers, tiles) {
  let some = [];
  let line = 0;
  for (const event of linesOf(bytes)) {
    line += 1;
    some.push({ bytes: event, line, number: numbers[line - 1], place: placeOf(line, numbers[line - 1]) });
    if (some.length === AT_ONCE) {
      yield* await looked(some, tiles);
      some = [];
    }
  }
  yield* await looked(some, tiles);
}

const looked = (events, tiles) =>
  Promise.all(
    events.map(async ({ bytes, ...event }) => {
      const leaf = event.number ? tiles.leafOf(event.number) : undefined;
      const isSealed = leaf !== undefined && isEqual(await leafHash(bytes), leaf);
      return { ...event, isSealed, hasLeaf: leaf !== undefined, content: jsonIn(bytes) };
    }),
  );

/** Checks each event against those before it in the package. */
export class Sequence {
  last = 0;
  versions = new Map();

  constructor({ about, from, until, size, withheld }, school) {
    this.about = about.split(' ');
    this.isWhole = from === '-' && until === '-';
    this.isWholeLog = this.isWhole && about === 'school';
    this.withheld = withheld;
    this.size = size;
    this.school = school;
  }

  *faults({ number, place, isSealed, hasLeaf, content }) {
    const fault = (words) => ({ place, words });
    if (!number) return yield fault('The event has no number: numbers.txt is shorter, or not of numbers.');
    if (number <= this.last) yield fault(`The event stands after number ${this.last}.`);
    else if (this.isWholeLog && this.withheld === 0 && number > this.last + 1)
      yield fault(`The events from number ${this.last + 1} to ${number - 1} are missing before it.`);
    this.last = Math.max(this.last, number);
    if (number > this.size) yield fault(`The signed log has ${this.size} events.`);
    else if (!hasLeaf) yield fault('The tree in the package does not reach to this event.');
    else if (!isSealed) yield fault('The event is not what was sealed under this number.');
    if (typeof content !== 'object' || content === null) return yield fault('The event cannot be read.');
    if (String(content.organization) !== this.school) yield fault('The event is of another school.');
    if (!this.isAbout(content)) yield fault(`The event is not about ${this.about.join(' ')}.`);
    const known = this.versions.get(content.stream) ?? new Set();
    if (known.has(content.version)) yield fault(`Version ${content.version} of ${content.stream} is there twice.`);
    this.versions.set(content.stream, known.add(content.version));
    return undefined;
  }

  /** Reports missing steps of records that must be complete. */
  *missing() {
    for (const [stream, known] of this.isWhole ? this.versions : []) {
      let before = 0;
      for (const version of [...known].filter(Number.isSafeInteger).sort((one, other) => one - other)) {
        const [first, last] = [before + 1, version - 1];
        const words =
          first === last ? `Version ${first} of ${stream} is` : `Versions ${first} to ${last} of ${stream} are`;
        if (first <= last) yield { place: 'events.jsonl', words: `${words} missing.` };
        before = Math.max(before, version);
      }
    }
  }

  isAbout({ stream, data }) {
    const [kind, id] = this.about;
    if (kind === 'entry') return stream === `hours/${id}`;
    return kind !== 'student' || (String(stream).startsWith('hours/') && String(data?.student) === id);
  }
}

/** What an event holds of a text: SHA-256 over 16 random bytes and the text. */
export const commitmentTo = async (salt, text) => toHex(await sha256(joined([salt, utf8(text)])));

/** Reports every text that differs from the one written with its event. `commitments`: of each number, by field. */
export async function* faultsOfTexts(bytes, commitments) {
  const seen = new Set();
  let line = 0;
  for (const written of linesOf(bytes)) {
    line += 1;
    const { number, field, salt, text } = jsonIn(written) ?? {};
    const place = `texts.jsonl line ${line}${number ? `, ${field} of event ${number}` : ''}`;
    const random = fromHex(salt);
    const stated = commitments.get(number)?.[field];
    // a longer salt that ends as the text began comes to the same hash
    if (random?.length !== SALT_BYTES || typeof text !== 'string') yield { place, words: 'The text cannot be read.' };
    else if (!commitments.has(number)) yield { place, words: 'The text belongs to no event of the package.' };
    else if (typeof stated !== 'string') yield { place, words: 'The event was written without such a text.' };
    else if ((await commitmentTo(random, text)) !== stated)
      yield { place, words: 'The text is not the one that was written with the event.' };
    else if (seen.has(`${number} ${field}`)) yield { place, words: 'The text is there twice.' };
    seen.add(`${number} ${field}`);
  }
  return seen.size;
}
