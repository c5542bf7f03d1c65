import { t } from '@hourtrail/contracts';
import { DomainError } from '../kernel/domain-error.js';

export function splitUrl(url: string): readonly [path: string, query: string] {
  const [withoutFragment = ''] = url.split('#');
  const mark = withoutFragment.indexOf('?');
  return mark === -1 ? [withoutFragment, ''] : [withoutFragment.slice(0, mark), withoutFragment.slice(mark + 1)];
}

/** Throws `bad-request` if the URL cannot be decoded or holds a NUL. */
export function requireReadableUrl(url: string): void {
  if (!url.includes('%')) return;
  let text: string | undefined;
  try {
    text = decodeURIComponent(url);
  } catch {
    // Throws below.
  }
  if (text === undefined || text.includes('\0')) {
    throw new DomainError('invalid', 'bad-request', t('api.damagedAddress'));
  }
}
