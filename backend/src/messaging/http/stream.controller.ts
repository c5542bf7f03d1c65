import { isVolunteer, t } from '@hourtrail/contracts';
import { Controller, Headers, Sse, type MessageEvent } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  bufferTime,
  concatMap,
  filter,
  finalize,
  from,
  interval,
  map,
  merge,
  of,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import { withFollowedStudents } from '../../hours/index.js';
import { Database } from '../../platform/database/database.js';
import { Changes, type Change } from '../../platform/event-log/changes.js';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
import { Telemetry } from '../../platform/telemetry/telemetry.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import type { Recipient } from '../hours-recipients.js';

const GATHER_MS = 200;
/** Proxies close what is silent for a minute. */
const BREATHE_MS = 25_000;
/** Of one person in one process. A browser needs one. */
const STREAMS_MAX = 20;
/** The browser then opens another one, for which the session is looked up again. */
const LASTS_MS = 10 * 60_000;

@Controller('stream')
@Needs('notifications.read')
@ApiTags('Notifications')
export class StreamController {
  private readonly open = new Map<number, number>();

  constructor(
    private readonly changes: Changes,
    private readonly database: Database,
    telemetry: Telemetry,
  ) {
    telemetry.observe(['hourtrail_live_streams'], (put) =>
      put(
        'hourtrail_live_streams',
        [...this.open.values()].reduce((sum, streams) => sum + streams, 0),
      ),
    );
  }

  @Sse()
  @RouteConfig({ liveStream: true })
  @ApiResponse({
    status: 200,
    description:
      'Events `changed` with the kind of what others changed, such as `hours`; `all` if some may be missing.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  async stream(@CurrentActor() by: Recipient, @Headers('accept') accept = ''): Promise<Observable<MessageEvent>> {
    if (!accept.includes('text/event-stream')) {
      throw invalid('invalid-input', [{ field: 'Accept', message: t('apiInbox.acceptsEvents') }]);
    }
    const { follows = [] } = await withFollowedStudents<Recipient & Follower>(this.database, by);
    const concerns = concernsFor(by, follows);
    this.count(by.id, 1);
    const heard = this.changes.all.pipe(
      bufferTime(GATHER_MS),
      filter((batches) => batches.length > 0),
      concatMap((batches) => from(kindsOf(batches, concerns))),
      map((kind) => ({ type: 'changed', data: kind })),
    );
    const breath = interval(BREATHE_MS).pipe(map(() => ({ comment: '' })));
    return merge(of({ comment: '' }), heard, breath).pipe(
      takeUntil(merge(this.changes.ended, timer(LASTS_MS))),
      finalize(() => this.count(by.id, -1)),
    );
  }

  private count(personId: number, more: 1 | -1): void {
    const streams = (this.open.get(personId) ?? 0) + more;
    if (streams > STREAMS_MAX) throw conflict('inbox.too-many-streams', t('apiInbox.tooManyStreams'));
    if (streams > 0) this.open.set(personId, streams);
    else this.open.delete(personId);
  }
}

interface Follower {
  readonly follows?: readonly number[];
}

/** What others did. Volunteers are told of their own and their children's records, and of what is nobody's. */
function concernsFor({ organizationId, id, role }: Recipient, children: readonly number[]) {
  const own = [id, ...children];
  return (change: Change): boolean =>
    change.actorId !== id &&
    (role === 'super-admin' || change.organizationId === organizationId) &&
    (!isVolunteer(role) || change.personId === null || own.includes(change.personId));
}

/** "all" if some may have been missed. */
function kindsOf(batches: readonly (readonly Change[])[], concerns: (change: Change) => boolean): readonly string[] {
  if (batches.some((changes) => changes.length === 0)) return ['all'];
  return [
    ...new Set(
      batches
        .flat()
        .filter(concerns)
        .map(({ kind }) => kind),
    ),
  ];
}
