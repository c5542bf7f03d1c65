import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork, type Change } from '../../platform/event-log/unit-of-work.js';
import {
  deleteRosterRecords,
  rosterRecords,
  saveRosterRecords,
  type RosterRecord,
  type RosterRecordKind,
} from '../../platform/imports/roster-records.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import type { FamilyLink } from '../domain/family-link.js';
import { keyOf, undoFamily, type MadeLink } from '../domain/roster-families.js';
import { changeRostered, type Given } from '../domain/roster.js';
import { takeBack, type User } from '../domain/user.js';
import { familyLinkStream } from '../persistence/family-link.stream.js';
import { endInvitation } from '../persistence/invitations.js';
import { inChargeOneAtATime } from '../persistence/people.js';
import { userStream } from '../persistence/user.stream.js';
import {
  handsOf,
  inBatches,
  linksOf,
  nextIds,
  usersOf,
  withWhy,
  type RosterRun,
  type UserBefore,
} from './roster-run.js';

/** Undoes what a roster did to people and families, for `UndoRoster`. */
export class UndoRosterPeople extends Command<void> {
  constructor(readonly run: RosterRun) {
    super();
  }
}

@CommandHandler(UndoRosterPeople)
export class UndoRosterPeopleHandler implements ICommandHandler<UndoRosterPeople> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async execute({ run }: UndoRosterPeople): Promise<void> {
    const { organizationId } = run;
    await this.database.read(organizationId, inChargeOneAtATime(organizationId));
    await this.undoFamilies(run);
    const records = await this.recordsOf<Given, UserBefore>(run, 'user');
    const users = new Map((await usersOf(this.database, organizationId, true)).map((user) => [user.id, user]));
    const actor = { ...run.by, organizationId };
    const [gone, restored] = [[] as string[], [] as RosterRecord[]];
    const changes: Change<User>[] = [];
    for (const { sourcedId, recordId, before } of records) {
      const user = users.get(recordId);
      if (!before?.last || before.movedFrom !== undefined) gone.push(sourcedId);
      if (before?.last) restored.push({ sourcedId: before.movedFrom ?? sourcedId, recordId, given: before.last });
      if (!user) continue;
      const events = before ? changeRostered(user, before.from, { hands: handsOf(run) }) : takeBack(user);
      if (events.length > 0) changes.push({ id: user.id, state: user, events: withWhy(events, run) });
    }
    const ending = changes.flatMap(({ id, state }) => [endInvitation(state as User), endSessionsAtSchool(id)]);
    for (const some of inBatches(ending)) await this.database.write(actor, some);
    for (const some of inBatches(changes)) await this.work.commit(actor, userStream, some);
    for (const some of inBatches(restored))
      await this.database.write(actor, [saveRosterRecords(organizationId, 'user', some)]);
    await this.database.write(actor, [deleteRosterRecords(organizationId, 'user', gone)]);
  }

  private async undoFamilies(run: RosterRun): Promise<void> {
    const { organizationId } = run;
    const actor = { ...run.by, organizationId };
    const records = await this.recordsOf<MadeLink['given'], unknown>(run, 'family');
    const newest = new Map((await linksOf(this.database, organizationId)).map((link) => [keyOf(link), link]));
    const undone = records.flatMap((record) => {
      const planned = undoFamily(record, { organizationId, newest: newest.get(record.sourcedId) });
      return planned ? [planned] : [];
    });
    const ids = await nextIds(this.database, organizationId, familyLinkStream, undone.length);
    const saves = undone.map(({ family, link, events, ended }) => {
      const id = link?.id ?? ids.pop() ?? 0;
      const change: Change<FamilyLink> = { id, state: link, events: withWhy(events, run) };
      return { change, record: { sourcedId: keyOf(family), recordId: id, given: { ended } } };
    });
    for (const some of inBatches(saves)) {
      const changes = some.map(({ change }) => change);
      const kept = some.map(({ record }) => record);
      const also = [saveRosterRecords(organizationId, 'family', kept)];
      await this.work.commit(actor, familyLinkStream, changes, { also });
    }
  }

  private async recordsOf<Of, Before>({ organizationId, importId }: RosterRun, kind: RosterRecordKind) {
    const all = await rosterRecords<Of, Before>(this.database, organizationId, kind);
    return all.filter((record) => record.importId === importId);
  }
}
