import { StartError } from '../../config/start-error.js';
import { LOCKS } from '../../locks.js';
import { adviceOn } from '../continuity.js';
import { ofWhom, whoseLog } from '../fault.js';
import { allHalts, openHalt, OUTSIDE_DAMAGED } from '../halts.js';
import { mendTree } from './mend-tree.js';
import { tellOf, type Keeper } from './keeper.js';

/**
 * Lets the sealing of a school go on that had stopped. An event that is still not as it was written is passed over: it
 * gets no number, and every check tells of it for ever. A stored tree that was changed is computed anew from the
 * events, as long as they come to what was signed.
 */
export async function resumeSealing(
  keeper: Keeper,
  { organizationId, reason }: { readonly organizationId: number; readonly reason: string },
): Promise<void> {
  const { database, clock, say } = keeper;
  const done = await database.systemAlone(LOCKS.sealing, async (transact) => {
    const halt = openHalt(await transact(allHalts), organizationId);
    if (!halt) throw new StartError(`The sealing ${ofWhom(organizationId)} has not stopped.`);
    const { id, stream, version, fault } = halt;
    if (fault === OUTSIDE_DAMAGED) await requireReadable(keeper, organizationId);
    else if (stream === null) await mendTree(keeper, organizationId);
    await tellOf(keeper, organizationId, {
      type: 'log.sealing-resumed',
      data: { fault, record: stream, version },
      texts: { reason },
    });
    await transact((run) =>
      run({ text: 'UPDATE log.sealing_stops SET resumed_at = $2 WHERE id = $1', values: [id, clock.now()] }),
    );
    say(`${whoseLog(organizationId)} is sealed on.`);
    return true;
  });
  if (!done) throw new StartError('The log is being sealed just now. Try again in a moment.');
}

async function requireReadable({ database, continuity, outside }: Keeper, organizationId: number): Promise<void> {
  const breaks = await database.systemTransaction((run) => continuity.check(run));
  const own = breaks.filter((one) => one.organizationId === organizationId);
  if (own.length > 0) throw new StartError(adviceOn(own, outside));
}
