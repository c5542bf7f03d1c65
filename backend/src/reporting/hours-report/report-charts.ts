import { t, type ReportOverview } from '@hourtrail/contracts';
import type { PdfText, TextStyle } from '../../platform/exports/pdf/pdf-text.js';
import type { Draw } from '../../platform/exports/pdf/tagged-pdf.js';
import { countInWords, hoursInWords, monthName, partName } from './report-words.js';

export const CHART = { width: 346, height: 142 } as const;

/** Dark and outlined, so that they differ in grey print. */
const APPROVED = '#1f4f43';
const WAITING = '#d6e4de';
const AXIS = '#8b9995';
const LABEL: TextStyle = { size: 8 };
const VALUE: TextStyle = { size: 7.5, weight: 'bold' };
const LEGEND = 16;
const LABELS = 14;

/** Upright bars: approved hours below, waiting hours on top of them. */
export const drawMonths =
  (left: number, months: ReportOverview['byMonth']): Draw =>
  (doc, top, text) => {
    const base = top + CHART.height - LABELS;
    const room = CHART.height - LABELS - LEGEND - LABELS;
    const most = Math.max(1, ...months.map((month) => month.approvedHours + month.pendingHours));
    const slot = CHART.width / months.length;
    const bar = slot * 0.62;
    drawLegend(doc, text, { x: left, y: top });
    months.forEach(({ month, approvedHours, pendingHours }, nth) => {
      const middle = left + slot * (nth + 0.5);
      const approved = (approvedHours / most) * room;
      const waiting = (pendingHours / most) * room;
      if (approved > 0) doc.rect(middle - bar / 2, base - approved, bar, approved).fill(APPROVED);
      if (waiting > 0)
        drawWaiting(doc, { x: middle - bar / 2, y: base - approved - waiting, width: bar, height: waiting });
      const all = approvedHours + pendingHours;
      if (all > 0)
        drawCentred(text, hoursInWords(Math.round(all)), { middle, y: base - approved - waiting - 3 }, VALUE);
      drawCentred(text, monthName(month), { middle, y: base + 11 }, LABEL);
    });
    doc.rect(left, base, CHART.width, 0.75).fill(AXIS);
  };

const PART_LABEL = 92;
const PART_VALUE = 40;

/** Level bars: the students who have reached each part of the goal. */
export const drawProgress =
  (left: number, parts: ReportOverview['progress']): Draw =>
  (doc, top, text) => {
    const slot = CHART.height / parts.length;
    const room = CHART.width - PART_LABEL - PART_VALUE;
    const most = Math.max(1, ...parts.map(({ students }) => students));
    parts.forEach((part, nth) => {
      const middle = top + slot * (nth + 0.5);
      const width = (part.students / most) * room;
      text.draw(partName(part), { x: left, y: middle + 3 }, LABEL);
      if (width > 0) doc.rect(left + PART_LABEL, middle - slot * 0.31, width, slot * 0.62).fill(APPROVED);
      text.draw(countInWords(part.students), { x: left + PART_LABEL + width + 5, y: middle + 3 }, VALUE);
    });
    doc.rect(left + PART_LABEL - 0.75, top, 0.75, CHART.height).fill(AXIS);
  };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const drawWaiting = (doc: PDFKit.PDFDocument, { x, y, width, height }: Box): void =>
  void doc
    .rect(x + 0.4, y + 0.4, width - 0.8, Math.max(0.1, height - 0.8))
    .lineWidth(0.8)
    .fillAndStroke(WAITING, APPROVED);

function drawLegend(doc: PDFKit.PDFDocument, text: PdfText, { x, y }: Pick<Box, 'x' | 'y'>): void {
  const words = [t('reports.approved'), t('common.waiting')] as const;
  const second = x + 14 + text.widthOf(words[0], LABEL) + 14;
  doc.rect(x, y + 2, 9, 9).fill(APPROVED);
  text.draw(words[0], { x: x + 14, y: y + 9.5 }, LABEL);
  drawWaiting(doc, { x: second, y: y + 2, width: 9, height: 9 });
  text.draw(words[1], { x: second + 14, y: y + 9.5 }, LABEL);
}

const drawCentred = (
  text: PdfText,
  words: string,
  { middle, y }: { readonly middle: number; readonly y: number },
  style: TextStyle,
): void => text.draw(words, { x: middle - text.widthOf(words, style) / 2, y }, style);
