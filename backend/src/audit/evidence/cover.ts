import { shortDay } from '../../platform/kernel/days-and-times.js';
import { PAGE, TaggedPdf } from '../../platform/exports/pdf/tagged-pdf.js';
import type { Checkpoint } from '../../platform/sealing/checkpoint.js';
import { keyIdOf, type NoteKey } from '../../platform/sealing/signed-note.js';
import type { CollectedSteps, Step } from './collected-steps.js';
import type { AuthorizedRequest } from './evidence-access.js';

const TEXT = { size: 8.5 } as const;
const LABEL = { size: 8.5, weight: 'bold' } as const;
const LEADING = 12;

export interface CoverFacts {
  readonly scope: AuthorizedRequest;
  readonly checkpoint: Checkpoint;
  readonly key: NoteKey;
  readonly gathered: CollectedSteps;
  readonly names: ReadonlyMap<number, string>;
  readonly withheld: number;
  readonly at: Date;
}

export async function* coverPdf(facts: CoverFacts): AsyncGenerator<Buffer> {
  const { scope, checkpoint, gathered, names, at } = facts;
  const title = titleOf(facts);
  const footer = `HourTrail evidence · ${title} · log ${checkpoint.origin}`;
  const file = new TaggedPdf({ title: `Evidence: ${title}`, footer, at });
  file.title(title, scope.school);
  file.gap(LEADING / 2);
  const table = { tag: 'TR', parent: file.element('Table', file.root), leading: LEADING, padding: 1 };
  for (const [name, value] of aboutPackage(facts)) {
    const [label, text] = beside(110, name, value);
    file.row(
      [
        { ...label, tag: 'TH', scope: 'Row' },
        { ...text, tag: 'TD' },
      ],
      table,
    );
  }
  file.gap(LEADING);
  file.paragraph('What happened', { size: 12, weight: 'bold' }, 'H2');
  file.gap(LEADING / 2);
  const parent = file.element('L', file.root);
  const list = { tag: 'LI', parent, leading: LEADING, padding: 3, background: 'line' } as const;
  for (const step of gathered.steps) {
    const [label, text] = beside(50, `${step.number}`, stepWords(step, names, scope.timeZone));
    file.row(
      [
        { ...label, tag: 'Lbl' },
        { ...text, tag: 'LBody' },
      ],
      list,
    );
  }
  file.gap(LEADING);
  const more = gathered.events - gathered.steps.length;
  if (more > 0) file.paragraph(`${more.toLocaleString('en-US')} more events are in events.jsonl.`, TEXT);
  yield* file.bytes();
}

const beside = (indent: number, label: string, text: string) =>
  [
    { text: label, x: PAGE.left, width: indent, style: LABEL },
    { text, x: PAGE.left + indent, width: PAGE.width - indent, style: TEXT },
  ] as const;

const titleOf = ({ scope, names, gathered }: CoverFacts): string => {
  if (scope.kind === 'school') return 'All that happened at the school';
  if (scope.kind === 'student') return `Hours of ${nameOf(names, scope.id)}`;
  const volunteer = gathered.steps[0]?.person;
  return `Volunteer hours entry ${scope.id}${volunteer ? ` of ${nameOf(names, volunteer)}` : ''}`;
};

function aboutPackage(facts: CoverFacts): readonly (readonly [name: string, value: string])[] {
  const { scope, checkpoint, key, gathered, names, withheld, at } = facts;
  const { from, to } = scope;
  const day = (text: string): string => shortDay(text.slice(0, 10));
  return [
    [
      'Events',
      `${gathered.events.toLocaleString('en-US')}${withheld > 0 ? `; ${withheld} of drafts are left out` : ''}`,
    ],
    ...(from || to ? [['Time', `${from ? `from ${day(from)} ` : ''}${to ? `until ${day(to)}` : ''}`] as const] : []),
    ['Made', `${instantOf(at, scope.timeZone)} for ${nameOf(names, scope.by.id)}`],
    ['Log', `${checkpoint.origin}, ${checkpoint.size.toLocaleString('en-US')} sealed events`],
    ['Sealed', instantOf(checkpoint.at, scope.timeZone)],
    ['Root of the tree', checkpoint.root.toString('hex')],
    ['Signed by the key', `${key.name}+${keyIdOf(key).toString('hex')}`],
    [
      'To check it',
      'Open verify.html and choose the ZIP file, or run node verify.mjs; no network is needed. Names are not part of the log: it holds the numbers of people.',
    ],
  ];
}

type Names = ReadonlyMap<number, string>;

const nameOf = (names: Names, id: number | null | undefined): string =>
  (id && names.get(id)) || (id ? `Person ${id}` : 'HourTrail');

const instantOf = (at: Date, timeZone: string): string =>
  at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone });

export function stepWords(step: Step, names: Names, timeZone: string): string {
  const { type, at, actor, texts } = step;
  const who = `${nameOf(names, actor.id)}${actor.id === null ? '' : `, ${actor.role}`}`;
  // the document of an official record is for its reader; texts.jsonl holds it
  const words = [...texts].filter(([field]) => field !== 'document');
  const written = words.map(([field, text]) => ` · ${fieldWords(field)}: “${text}”`).join('');
  return `${typeWords(type)} by ${who} · ${instantOf(new Date(at), timeZone)} · ${recordWords(step, names)}${written}`;
}

/** `hours.verification-retracted` as "Verification retracted". */
const typeWords = (type: string): string => {
  const words = type.slice(type.indexOf('.') + 1).replaceAll('-', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};

const RECORDS: Readonly<Record<string, string>> = {
  hours: 'hours entry',
  record: 'official record',
  badge: 'badge',
  user: 'account',
  organization: 'school',
};

/** "hours entry 12 of Amara Diallo, step 2: 1.00 hours on Sep 2, 2026". */
function recordWords({ stream, version, person, actor, hundredths, day }: Step, names: Names): string {
  const [kind = '', id = ''] = stream.split('/');
  const ofPerson = person === null || person === actor.id ? '' : ` of ${nameOf(names, person)}`;
  const on = day ? ` on ${shortDay(day)}` : '';
  const hours = hundredths === undefined ? '' : `: ${(hundredths / 100).toFixed(2)} hours${on}`;
  return `${RECORDS[kind] ?? kind.replaceAll('-', ' ')} ${id}${ofPerson}, step ${version}${hours}`;
}

/** `organizationName` as "organization name". */
const fieldWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
