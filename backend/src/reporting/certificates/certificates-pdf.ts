import { setImmediate } from 'node:timers/promises';
import { t, type Paper } from '@hourtrail/contracts';
import type { Write } from '../../platform/exports/copied-rows.js';
import type { TextStyle } from '../../platform/exports/pdf/pdf-text.js';
import { PAGE, TaggedPdf } from '../../platform/exports/pdf/tagged-pdf.js';
import type { SchoolLook } from '../../platform/files/school-look.js';
import { dayInWords } from '../../platform/kernel/days-and-times.js';

export interface CertifiedStudent {
  readonly name: string;
  readonly hundredths: number;
}

export interface Certificates {
  readonly school: string;
  readonly look: SchoolLook;
  readonly students: readonly CertifiedStudent[];
  /** The name of a school year; null for all hours. */
  readonly year: string | null;
  readonly paper: Paper;
  /** The school's day. */
  readonly day: string;
  readonly at: Date;
}

const TITLE: TextStyle = { size: 30, weight: 'bold' };
const SENTENCE: TextStyle = { size: 15 };
const SCHOOL: TextStyle = { size: 15, weight: 'bold', color: '#4a5a56' };
const NOTE: TextStyle = { size: 11, color: '#4a5a56' };
const FRAME = [
  { out: 14, thickness: 2 },
  { out: 8, thickness: 0.75 },
] as const;
const SIGNATURE = { width: 220, below: 104 } as const;
/** A whole page. */
const EVERYTHING = Number.POSITIVE_INFINITY;
/** Between them, others have their turn. */
const PAGES_AT_ONCE = 25;

/** A page for each student, to print and sign. */
export async function writeCertificatesPdf({ students, ...about }: Certificates, write: Write): Promise<void> {
  const { school, look, year, paper, day, at } = about;
  const file = new TaggedPdf({
    title: t('exports.certificatesOf', { school }),
    at,
    paper,
  });
  for (const [nth, { name, hundredths }] of students.entries()) {
    if (nth > 0) file.keep(EVERYTHING);
    if (nth % PAGES_AT_ONCE === 0) await setImmediate();
    file.ornament((doc) => frame(doc, look.color || '#1d4f43'));
    const hours = t('ui.hours', { hours: hundredths / 100 });
    file.gap(28);
    if (look.color || look.logo) file.letterhead(school, look);
    else line(file, school, SCHOOL);
    file.gap(56);
    line(file, t('exports.certificate'), TITLE, 'H1');
    file.gap(36);
    line(file, t('exports.certifies'), SENTENCE);
    file.gap(14);
    line(file, name, { size: sizeOf(name), weight: 'bold' });
    file.gap(14);
    const words = year === null ? t('exports.certified', { hours }) : t('exports.certifiedInYear', { hours, year });
    line(file, words, SENTENCE);
    file.gap(18);
    line(file, t('exports.certifiedOn', { school, date: dayInWords(day) }), NOTE);
    file.gap(SIGNATURE.below);
    const x = PAGE.left + (PAGE.width - SIGNATURE.width) / 2;
    file.ornament((doc, top) => doc.rect(x, top, SIGNATURE.width, 0.75).fill('#10201c'));
    file.gap(6);
    line(file, t('exports.signature'), NOTE);
  }
  for await (const bytes of file.bytes()) await write(bytes);
}

/** Two lines within the margin of a page. */
function frame(doc: PDFKit.PDFDocument, color: string): void {
  for (const { out, thickness } of FRAME) {
    const [left, top] = [PAGE.left - out, PAGE.top - out];
    const [width, height] = [PAGE.width + 2 * out, PAGE.bottom - PAGE.top + 2 * out];
    doc.lineWidth(thickness).rect(left, top, width, height).stroke(color);
  }
}

/** A name of 60 letters fits on a line. */
const sizeOf = (name: string): number => Math.min(34, Math.max(18, 1200 / name.length));

function line(file: TaggedPdf, text: string, style: TextStyle, tag: 'H1' | 'P' = 'P'): void {
  const cell = { tag, text, x: PAGE.left, width: PAGE.width, style, align: 'center' } as const;
  file.row([cell], { parent: file.root, leading: style.size * 1.3 });
}
