import {
  dateInZone,
  ROLE_LABELS,
  t,
  VERIFICATION_LEVEL_LABELS,
  type RecordCategory,
  type RecordCountersigner,
  type RecordEntry,
  type RecordGoal,
  type RecordTotals,
  type RecordVerifier,
  type RecordYear,
  type RecordView,
} from '@hourtrail/contracts';
import { generate } from 'lean-qr';
import { PAGE, TaggedPdf, type Cell, type Draw } from '../../platform/exports/pdf/tagged-pdf.js';
import type { TextStyle } from '../../platform/exports/pdf/pdf-text.js';
import { dayInWords, shortDay } from '../../platform/kernel/days-and-times.js';
import type { PublicRecord } from '../queries/find-record.js';

const NO_HOURS: RecordTotals = { hours: 0, entries: 0 };
const QR = { x: PAGE.right - 112, width: 112, height: 112 } as const;
const LABEL_WIDTH = 110;
const VALUE_WIDTH = PAGE.width - LABEL_WIDTH - QR.width - 24;
const FACT = { size: 10 } as const;
const HEADLINE = { size: 12, weight: 'bold' } as const;
const NAME = { size: 15, weight: 'bold' } as const;
const PADDING = 4;
const ROW = { tag: 'TR', leading: 12, padding: PADDING } as const;

/** The record on paper, for whoever checks it with the code. */
export async function recordPdf({ view, look, url }: PublicRecord, at: Date): Promise<Buffer> {
  const dayOf = (instant: Date): string => dayInWords(dateInZone(instant, view.timeZone));
  const { code, entries, organizations, verifiers } = view;
  const file = new TaggedPdf({
    title: t('records.documentTitle', { code }),
    footer: t('records.footer', { code, date: dayOf(new Date(view.issuedAt)) }),
    at,
  });
  file.letterhead(view.school ?? '', look);
  file.title(t('records.title'), '');
  file.gap(8);
  file.figure(t('records.qrCode', { url }), QR, qrCode(url));
  const facts = file.element('Table', file.root);
  for (const [name, value, style = FACT] of factsOf({ view, url, at }, dayOf)) {
    const label = { tag: 'TH', scope: 'Row', text: name, x: PAGE.left, width: LABEL_WIDTH, style: FACT } as const;
    const text = { tag: 'TD', text: value, x: PAGE.left + LABEL_WIDTH, width: VALUE_WIDTH, style };
    file.row([label, text], { tag: 'TR', parent: facts, leading: style.size * 1.3, padding: 2 });
  }
  file.gap(16);
  if (entries) printEntries(file, entries);
  if (organizations) printList(file, t('records.organizations'), organizations);
  if (verifiers) printList(file, t('records.verifiers'), verifiers.map(verifierWords));
  if (view.statements) {
    file.paragraph(t('privacy.recordStatements'), HEADLINE, 'H2');
    for (const { text, at: written, date } of view.statements) {
      file.gap(4);
      file.paragraph(date ? t('privacy.statementOf', { date: shortDay(date) }) : dayOf(new Date(written)), FACT);
      file.paragraph(text, FACT);
    }
  }
  const parts: Buffer[] = [];
  for await (const bytes of file.bytes()) parts.push(bytes);
  return Buffer.concat(parts);
}

function factsOf(
  { view, url, at }: { readonly view: RecordView; readonly url: string; readonly at: Date },
  dayOf: (instant: Date) => string,
): readonly (readonly [name: string, value: string, style?: TextStyle])[] {
  const {
    name,
    school,
    totals = NO_HOURS,
    goal,
    years = [],
    categories = [],
    status,
    since,
    takenBack,
    issuedAt,
    countersigned,
    code,
  } = view;
  return [
    ...(name === undefined ? [] : [[t('common.name'), name, NAME] as const]),
    ...(school === undefined ? [] : [[t('common.school'), school, HEADLINE] as const]),
    [t('records.approvedHours'), t('records.hoursOfEntries', totals), HEADLINE],
    ...(totals.counted === undefined
      ? []
      : [[t('records.counted'), t('records.hoursCount', { counted: totals.counted }), HEADLINE] as const]),
    ...(goal ? [[t('records.goal'), goalWords(goal)] as const] : []),
    ...(years.length > 0 ? [[t('records.years'), years.map(yearWords).join(', ')] as const] : []),
    ...(categories.length > 0 ? [[t('records.categories'), categories.map(hoursWords).join(', ')] as const] : []),
    [t('records.issued'), dayOf(new Date(issuedAt))],
    [
      t('records.status'),
      takenBack
        ? t('records.takenBack', { ...takenBack })
        : since === null
          ? t('records.validOn', { date: dayOf(at) })
          : t('records.statusSince', { status, date: dayOf(new Date(since)) }),
    ],
    ...(countersigned ? [[t('records.countersigned'), countersignerWords(countersigned, dayOf)] as const] : []),
    [t('records.code'), code, HEADLINE],
    [t('records.check'), t('records.checkText', { url: url.slice(0, url.lastIndexOf('/')) })],
  ];
}

function qrCode(url: string): Draw {
  const code = generate(url);
  const module = QR.width / code.size;
  return (doc, top) => {
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        if (code.get(x, y)) doc.rect(QR.x + x * module, top + y * module, module, module);
      }
    }
    doc.fill('#000');
  };
}

type Column = Pick<Cell, 'x' | 'width' | 'align'> & {
  readonly heading: string;
  readonly cell: (entry: RecordEntry) => string;
};

/** Without organizations and verifiers where no entry shows them. */
function columnsFor(entries: readonly RecordEntry[]): readonly Column[] {
  const [first] = entries;
  const columns = [
    { heading: t('common.date'), share: 20, cell: ({ date }: RecordEntry) => shortDay(date) },
    ...(first && 'organization' in first
      ? [{ heading: t('common.organization'), share: 40, cell: ({ organization = '' }: RecordEntry) => organization }]
      : []),
    ...(entries.some(({ category }) => category !== undefined)
      ? [{ heading: t('labels.category'), share: 28, cell: ({ category = '' }: RecordEntry) => category }]
      : []),
    ...(first && 'verifier' in first
      ? [
          {
            heading: t('records.verifiedBy'),
            share: 32,
            cell: ({ verifier }: RecordEntry) => verifier?.name ?? t('records.notVerified'),
          },
          {
            heading: t('records.verifiedThrough'),
            share: 36,
            cell: ({ verifier }: RecordEntry) => (verifier ? t(VERIFICATION_LEVEL_LABELS[verifier.level]) : ''),
          },
        ]
      : []),
    {
      heading: t('common.hours'),
      share: entries.some(({ counted }) => counted !== undefined) ? 20 : 12,
      align: 'right' as const,
      cell: ({ hours, counted }: RecordEntry) =>
        counted === undefined ? hours : t('records.countedOf', { counted, hours }),
    },
  ];
  const point = PAGE.width / columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = PAGE.left;
  return columns.map(({ share, ...column }) => {
    const placed = { ...column, x: x + PADDING, width: share * point - PADDING * 2 };
    x += share * point;
    return placed;
  });
}

function printEntries(file: TaggedPdf, entries: readonly RecordEntry[]): void {
  file.paragraph(t('records.entries'), HEADLINE, 'H2');
  file.gap(4);
  if (entries.length === 0) return file.paragraph(t('records.noEntries'), FACT);
  const columns = columnsFor(entries);
  const heading = columns.map(({ heading: text, x, width, align }): Cell => {
    return { tag: 'TH', scope: 'Column', text, x, width, align, style: { size: 9, weight: 'bold' } };
  });
  const table = file.element('Table', file.root);
  file.row(heading, { ...ROW, parent: file.element('THead', table), background: 'shade' });
  file.heading = () => file.row(heading, { ...ROW, background: 'shade' });
  const parent = file.element('TBody', table);
  for (const entry of entries) {
    const cells = columns.map(({ cell, x, width, align }): Cell => {
      return { tag: 'TD', text: cell(entry), x, width, align, style: { size: 9 } };
    });
    file.row(cells, { ...ROW, parent, background: 'line' });
  }
}

function printList(file: TaggedPdf, title: string, items: readonly string[]): void {
  file.paragraph(title, HEADLINE, 'H2');
  file.gap(4);
  file.paragraph(items.length === 0 ? t('records.noEntries') : items.join(' · '), FACT);
  file.gap(12);
}

const hoursWords = ({ name, hours }: RecordCategory): string => t('records.namedHours', { name, hours });

const yearWords = ({ name, hours, counted }: RecordYear): string =>
  counted === undefined ? hoursWords({ name, hours }) : t('records.yearCounted', { name, hours, counted });

const goalWords = ({ hours, met: isMet, year }: RecordGoal): string => {
  const met = isMet ? 'yes' : 'no';
  return year === undefined ? t('records.goalState', { hours, met }) : t('records.goalOfYear', { hours, met, year });
};

const countersignerWords = ({ name, role, at }: RecordCountersigner, dayOf: (instant: Date) => string): string =>
  t('records.countersignedBy', { name, role: t(ROLE_LABELS[role]), date: dayOf(new Date(at)) });

const verifierWords = ({ name, level }: RecordVerifier): string => `${name} (${t(VERIFICATION_LEVEL_LABELS[level])})`;
