import { recordIdOf, type RecordedEvent } from '../../platform/kernel/event.js';
import type { SignupEventData } from './signup.events.js';
import type { Signup } from './signup.state.js';

export function evolve(before: Signup | undefined, event: RecordedEvent): Signup {
  const { opportunityId, userId, to, cause } = event.data as unknown as SignupEventData;
  const begun = before ?? {
    organizationId: event.organizationId,
    id: recordIdOf(event.stream),
    opportunityId,
    userId,
    signedUpAt: event.at,
  };
  return { ...begun, version: event.version, status: to, cause: cause ?? null };
}
