import type { HoursStatus, HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { after, decide, type RequestedAction } from '../domain/decide.js';
import { sentFields, type EntryInput } from '../domain/entry-fields.rules.js';
import { amend } from '../domain/volunteer-hours.js';
import type { Review } from '../domain/volunteer-hours.state.js';
import { HoursStore, type OnEntry } from '../persistence/hours-store.js';

export type HoursRequest = { readonly review?: Review } & (
  | { readonly fields?: undefined; readonly action: RequestedAction }
  | {
      readonly fields: EntryInput;
      /** Follows the amendment; skipped if the entry has `status` before or after it. */
      readonly then?: { readonly action: RequestedAction; readonly status: HoursStatus } | undefined;
    }
);

export class ChangeHours extends Command<HoursView> {
  constructor(
    readonly record: OnEntry,
    readonly request: HoursRequest,
  ) {
    super();
  }
}

@CommandHandler(ChangeHours)
export class ChangeHoursHandler implements ICommandHandler<ChangeHours> {
  constructor(private readonly hours: HoursStore) {}

  execute({ record, request }: ChangeHours): Promise<HoursView> {
    const { by } = record;
    const { review = {} } = request;
    return this.hours.decide(record, (entry, now, at) => {
      if (!request.fields) return decide(request.action, entry, { by, review }, now);
      const then = request.then?.status === entry.status ? undefined : request.then;
      // hours sent with a rejection are ignored
      const sent = then?.action === 'reject' ? { ...request.fields, hundredths: undefined } : request.fields;
      const amended = amend(entry, by, { fields: sentFields(sent, now.timeZone), reason: review.comment }, now);
      const changed = after(entry, amended, by, at);
      if (!then || then.status === changed.status) return amended;
      return [...amended, ...decide(then.action, changed, { by, review }, now)];
    });
  }
}
