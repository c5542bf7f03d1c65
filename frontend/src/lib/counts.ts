import { locale, t } from '@hourtrail/contracts';

/** "1,204" */
export const formatCount = (count: number): string => count.toLocaleString(locale());

/** "840 KB", "1.2 MB" */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1_000);
  return kilobytes < 1_000
    ? t('ui.kilobytes', { size: kilobytes })
    : t('ui.megabytes', { size: (bytes / 1_000_000).toFixed(1) });
}

export const passwordHint = (least: number): string => t('ui.passwordHint', { min: least });
