import { recordIdOf, type RecordedEvent } from '../../platform/kernel/event.js';
import type { OpportunityEventData, OpportunityEventType, TextField } from './opportunity.events.js';
import type { Opportunity } from './opportunity.state.js';

type Data<Type extends OpportunityEventType> = OpportunityEventData[Type];

export function evolve(before: Opportunity | undefined, event: RecordedEvent): Opportunity {
  const { version } = event;
  if (!before) return begun(event);
  switch (event.type as OpportunityEventType) {
    case 'opportunity.amended':
      return { ...before, ...(event.data as Data<'opportunity.amended'>).set, ...textsOf(event), version };
    case 'opportunity.activated':
      return { ...before, isActive: true, version };
    case 'opportunity.deactivated':
      return { ...before, isActive: false, version };
    case 'opportunity.cancelled': {
      const cancelReason = event.texts['reason'] ?? null;
      return { ...before, isActive: false, cancelledAt: event.at, cancelReason, version };
    }
    case 'opportunity.published':
      return before;
  }
}

function begun(event: RecordedEvent): Opportunity {
  const { set, isActive, series, import: importId } = event.data as unknown as Data<'opportunity.published'>;
  return {
    ...ERASED,
    ...set,
    ...textsOf(event),
    isActive,
    organizationId: event.organizationId,
    id: recordIdOf(event.stream),
    version: event.version,
    createdBy: event.actor.id,
    seriesId: series,
    cancelledAt: null,
    cancelReason: null,
    createdAt: event.at,
    importId: importId ?? null,
  };
}

const ERASED = { title: '', description: '', organizationName: '', location: '' } as const;

const textsOf = ({ texts }: RecordedEvent): Partial<Record<TextField, string>> =>
  Object.fromEntries(
    (Object.keys(ERASED) as TextField[]).flatMap((field) =>
      typeof texts[field] === 'string' ? [[field, texts[field]]] : [],
    ),
  );
