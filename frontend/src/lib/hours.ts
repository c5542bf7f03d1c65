/** Hours of a wire value ("2.50", 2.5 or null) as a number. */
export const hoursNumber = (hours: string | number | null): number => (hours === null ? 0 : Number(hours));

const trimmed = (value: number): string => String(Math.round(value * 100) / 100);

/** "2.5 hours", "1 hour": for sentences. */
export function hoursInWords(hours: string | number): string {
  const value = hoursNumber(hours);
  return `${trimmed(value)} ${value === 1 ? 'hour' : 'hours'}`;
}

/** "2.50 h": for columns, always two digits so that the figures stand under each other. */
export const hoursInColumn = (hours: string | number | null): string =>
  hours === null ? '—' : `${hoursNumber(hours).toFixed(2)} h`;

/** "18.5": a figure that stands alone. */
export const hoursFigure = (hours: number): string => trimmed(hours);

/** How much of a goal is reached, in whole percent: never more than 100, and 100 only once all of it is. */
export const percentOf = (hours: number, goal: number): number =>
  goal > 0 ? Math.min(100, Math.floor((hours * 100) / goal)) : 100;
