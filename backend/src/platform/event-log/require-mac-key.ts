import { hash } from 'node:crypto';
import { StartError } from '../config/start-error.js';
import { withPool } from '../database/pools.js';
import { macOf } from './recording.js';

const LOOKED_AT = 50;

/** Throws a StartError if none of the first and last 50 events was written with this key. */
export async function requireMacKey(systemUrl: string, key: Buffer): Promise<void> {
  const ordered = (order: string): string =>
    `(SELECT canonical, mac FROM log.events ORDER BY epoch ${order}, tx ${order}, position ${order} LIMIT ${LOOKED_AT})`;
  const { rows } = await withPool(systemUrl, (pool) =>
    pool.query<{ canonical: string; mac: Buffer }>(`${ordered('ASC')} UNION ALL ${ordered('DESC')}`),
  );
  const isOurs = ({ canonical, mac }: { readonly canonical: string; readonly mac: Buffer }): boolean =>
    macOf(key, hash('sha256', canonical, 'hex')) === mac.toString('hex');
  if (rows.length > 0 && !rows.some(isOurs))
    throw new StartError(
      'The log was written with another key than this one. Put the key that it was written with into LOG_MAC_KEY, or ' +
        'into keys/log-mac.key of DATA_DIR where that is not set: from where its copy is kept.',
    );
}
