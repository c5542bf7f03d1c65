import { locale, t } from '@hourtrail/contracts';

/** Takes the wire's "2.50"; null counts as 0. */
export const hoursNumber = (hours: string | number | null): number => (hours === null ? 0 : Number(hours));

const FIGURE = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 });
const IN_COLUMN = new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "2.5 hours", "1 hour"; "1 of 1.5 hours" if `logged` is more. */
export function hoursInWords(hours: string | number, logged: string | null = null): string {
  return logged === null
    ? t('ui.hours', { hours: rounded(hours) })
    : t('ui.partOfHours', { part: hoursFigure(rounded(hours)), hours: rounded(logged) });
}

const rounded = (hours: string | number): number => Math.round(hoursNumber(hours) * 100) / 100;

/** "2.50" */
export const fixedHours = (hours: string | number): string => IN_COLUMN.format(hoursNumber(hours));

/** "2.50 h": always two decimals, so that columns line up. "1.00 of 1.50 h" if `logged` is more. */
export function hoursInColumn(hours: string | number | null, logged: string | null = null): string {
  if (hours === null) return '—';
  const figure = fixedHours(hours);
  return logged === null
    ? t('ui.hoursInColumn', { hours: figure })
    : t('ui.partInColumn', { part: figure, hours: fixedHours(logged) });
}

/** "2,500.5" */
export const hoursFigure = (hours: number): string => FIGURE.format(hours);

/** Whole percent, rounded down, so that 100 means the goal is reached. */
export const percentOf = (hours: number, goal: number): number =>
  goal > 0 ? Math.min(100, Math.floor((hours * 100) / goal)) : 100;

/** Converts "2,5" and ".5" to the wire format; returns other text unchanged. */
export const hoursTyped = (text: string): string =>
  text
    .trim()
    .replace(/^(\d*),(\d+)$/, '$1.$2')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
