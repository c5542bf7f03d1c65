import { wrap } from '../exports/pdf/wrap.js';
import { Pages, PAGE } from '../exports/pdf/pages.js';
import { PdfFile } from '../exports/pdf/pdf-file.js';
import { printedDay } from '../exports/pdf/printed-cell.js';
import type { Checkpoint } from '../../platform/sealing/checkpoint.js';
import { keyIdOf, type NoteKey } from '../../platform/sealing/signed-note.js';
import type { AskedEvidence } from './asked-evidence.js';
import type { Gathered, Step } from './gathered.js';

const SIZE = 8.5;
const LEADING = 11.5;
const BOTTOM = PAGE.margin + 10;
const WIDTH = PAGE.width - PAGE.margin * 2;

export interface CoverFacts {
  readonly asked: AskedEvidence;
  readonly checkpoint: Checkpoint;
  readonly key: NoteKey;
  readonly gathered: Gathered;
  readonly names: ReadonlyMap<number, string>;
  readonly withheld: number;
  readonly at: Date;
}

/** The package for people: what it is, how it is signed, and each step in words. */
export async function* coverPdf(facts: CoverFacts): AsyncGenerator<Buffer> {
  const written: Buffer[] = [];
  const file = new PdfFile(async (bytes) => void written.push(bytes));
  await file.begin();
  const title = titleOf(facts);
  const pages = new Pages(file, `HourTrail evidence · ${title} · log ${facts.checkpoint.origin}`);
  const sheet = new Lines(pages);
  sheet.text(title, { size: 16, bold: true });
  sheet.text(facts.asked.school, { size: 10 });
  sheet.gap();
  for (const [name, value] of aboutPackage(facts)) await sheet.pair(name, value);
  sheet.gap();
  sheet.text('What happened', { size: 12, bold: true });
  for (const step of facts.gathered.steps) {
    await sheet.pair(`${step.number}`, wordsOf(step, facts), 50);
    yield* written.splice(0);
  }
  const more = facts.gathered.events - facts.gathered.steps.length;
  if (more > 0) await sheet.pair('', `${more.toLocaleString('en-US')} more events are in events.jsonl.`, 50);
  await pages.finish();
  await pages.end({ title: `Evidence: ${title}`, at: facts.at });
  yield* written.splice(0);
}

const titleOf = ({ asked, names }: CoverFacts): string => {
  if (asked.kind === 'school') return 'All that happened at the school';
  return asked.kind === 'entry' ? `Volunteer hours entry ${asked.id}` : `Hours of ${nameOf(names, asked.id)}`;
};

const nameOf = (names: ReadonlyMap<number, string>, id: number | null | undefined): string =>
  (id && names.get(id)) || (id ? `Person ${id}` : 'HourTrail');

function aboutPackage(facts: CoverFacts): readonly (readonly [name: string, value: string])[] {
  const { asked, checkpoint, key, gathered, names, withheld, at } = facts;
  const { from, to } = asked;
  const day = (text: string): string => printedDay(text.slice(0, 10));
  return [
    [
      'Events',
      `${gathered.events.toLocaleString('en-US')}${withheld > 0 ? `; ${withheld} of drafts are left out` : ''}`,
    ],
    ...(from || to ? [['Time', `${from ? `from ${day(from)} ` : ''}${to ? `until ${day(to)}` : ''}`] as const] : []),
    ['Made', `${instantOf(at, asked.timeZone)} for ${nameOf(names, asked.by.id)}`],
    ['Log', `${checkpoint.origin}, ${checkpoint.size.toLocaleString('en-US')} sealed events`],
    ['Sealed', instantOf(checkpoint.at, asked.timeZone)],
    ['Root of the tree', checkpoint.root.toString('hex')],
    ['Signed by the key', `${key.name}+${keyIdOf(key).toString('hex')}`],
    [
      'To check it',
      'Open verify.html and choose the ZIP file, or run node verify.mjs; no network is needed. Names are not part of the log: it holds the numbers of people.',
    ],
  ];
}

const instantOf = (at: Date, timeZone: string): string =>
  at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone });

/** `hours.verification-retracted` as "Verification retracted". */
const typeWords = (type: string): string => {
  const words = type.slice(type.indexOf('.') + 1).replaceAll('-', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};

function wordsOf({ stream, version, type, at, actor, hundredths, texts }: Step, { asked, names }: CoverFacts): string {
  const who = `${nameOf(names, actor.id)}${actor.id === null ? '' : `, ${actor.role}`}`;
  const written = [...texts].map(([field, text]) => ` · ${fieldWords(field)}: “${text}”`).join('');
  const hours = hundredths === undefined ? '' : ` · ${(hundredths / 100).toFixed(2)} hours`;
  return `${typeWords(type)} by ${who} · ${instantOf(new Date(at), asked.timeZone)}${hours} · ${stream}, version ${version}${written}`;
}

/** `organizationName` as "organization name". */
const fieldWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Lines from the top of each page to its bottom. */
class Lines {
  private y = PAGE.height - PAGE.margin;

  constructor(private readonly pages: Pages) {}

  text(text: string, { size, bold = false }: { readonly size: number; readonly bold?: boolean }): void {
    this.y -= size * 1.3;
    const weight = bold ? 'bold' : 'regular';
    const [line = ''] = wrap(text, this.pages.font(weight), { size, width: WIDTH });
    this.pages.text(line, { x: PAGE.margin, y: this.y, size, weight });
  }

  gap(): void {
    this.y -= LEADING;
  }

  async pair(name: string, value: string, indent = 110): Promise<void> {
    const lines = wrap(value, this.pages.font(), { size: SIZE, width: WIDTH - indent });
    if (this.y - lines.length * LEADING < BOTTOM) {
      await this.pages.finish();
      this.y = PAGE.height - PAGE.margin;
    }
    this.y -= LEADING;
    this.pages.text(name, { x: PAGE.margin, y: this.y, size: SIZE, weight: 'bold' });
    lines.forEach((line, index) => {
      if (index > 0) this.y -= LEADING;
      this.pages.text(line, { x: PAGE.margin + indent, y: this.y, size: SIZE });
    });
  }
}
