import { locale } from '@hourtrail/contracts';

const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant: string): string => {
    const language = locale();
    let format = formats.get(language);
    if (!format) {
      format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      formats.set(language, format);
    }
    const date = new Date(`${instant}Z`);
    // Intl puts spaces of several kinds before AM and PM
    return Number.isNaN(date.getTime()) ? instant : format.format(date).replace(/[\u00a0\u202f]/g, ' ');
  };
};

const long = inUtc({ dateStyle: 'long' });
const medium = inUtc({ dateStyle: 'medium' });
const time = inUtc({ timeStyle: 'short' });

/** "September 30, 2026" for `2026-09-30`, in the current language. */
export const dayInWords = (date: string): string => long(`${date}T00:00:00`);

/** "Sep 30, 2026" for `2026-09-30`, in the current language. */
export const shortDay = (date: string): string => medium(`${date}T00:00:00`);

/** "9:00 AM" for `09:00`, in the current language. */
export const timeInWords = (clock: string): string => time(`1970-01-01T${clock}:00`);
