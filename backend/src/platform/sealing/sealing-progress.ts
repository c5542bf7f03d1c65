import { BEGINNING, type Place } from '../event-log/log-reader.js';
import type { Run } from '../event-log/reaction.js';

const READER = 'sealer';

export async function sealedPlace(run: Run): Promise<Place> {
  const [place] = await run<Place>({
    name: 'sealed-place',
    text: 'SELECT epoch, tx::text AS tx, position::text AS position FROM log.reaction_progress WHERE reaction = $1',
    values: [READER],
  });
  return place ?? BEGINNING;
}

export async function moveTo({ epoch, tx, position }: Place, run: Run): Promise<void> {
  await run({
    name: 'sealed-until',
    text: `INSERT INTO log.reaction_progress (reaction, epoch, tx, position) VALUES ($1, $2, $3::xid8, $4)
           ON CONFLICT (reaction) DO UPDATE
             SET epoch = excluded.epoch, tx = excluded.tx, position = excluded.position`,
    values: [READER, epoch, tx, position],
  });
}

export const isSame = (one: Place, other: Place | undefined): boolean =>
  one.epoch === other?.epoch && one.tx === other.tx && one.position === other.position;
