import { wrap } from '../exports/pdf/wrap.js';
import { Pages, PAGE } from '../exports/pdf/pages.js';
import { PdfFile } from '../exports/pdf/pdf-file.js';
import { printedDay } from '../exports/pdf/printed-cell.js';
import type { Checkpoint } from '../../platform/sealing/checkpoint.js';
import { keyIdOf, type NoteKey } from '../../platform/sealing/signed-note.js';
import type { AskedEvidence } from './asked-evidence.js';
import type { Gathered } from './gathered.js';
import { instantOf, nameOf, stepWords } from './step-words.js';

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
    await sheet.pair(`${step.number}`, stepWords(step, facts.names, facts.asked.timeZone), 50);
    yield* written.splice(0);
  }
  const more = facts.gathered.events - facts.gathered.steps.length;
  if (more > 0) await sheet.pair('', `${more.toLocaleString('en-US')} more events are in events.jsonl.`, 50);
  await pages.finish();
  await pages.end({ title: `Evidence: ${title}`, at: facts.at });
  yield* written.splice(0);
}

const titleOf = ({ asked, names, gathered }: CoverFacts): string => {
  if (asked.kind === 'school') return 'All that happened at the school';
  if (asked.kind === 'student') return `Hours of ${nameOf(names, asked.id)}`;
  const volunteer = gathered.steps[0]?.person;
  return `Volunteer hours entry ${asked.id}${volunteer ? ` of ${nameOf(names, volunteer)}` : ''}`;
};

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

/** Lines from the top of each page to its bottom. */
class Lines {
  private y = PAGE.height - PAGE.margin;

  constructor(private readonly pages: Pages) {}

  text(text: string, { size, bold = false }: { readonly size: number; readonly bold?: boolean }): void {
    const weight = bold ? 'bold' : 'regular';
    for (const line of wrap(text, this.pages.font(weight), { size, width: WIDTH })) {
      this.y -= size * 1.3;
      this.pages.text(line, { x: PAGE.margin, y: this.y, size, weight });
    }
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
