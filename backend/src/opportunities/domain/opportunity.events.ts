import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';
import type { OpportunityFields, Opportunity } from './opportunity.state.js';

/** Free text is stored in the event's texts, which can be erased; the rest in its data. */
export type TextField = 'title' | 'description' | 'organizationName' | 'location';
export type PlainField = Exclude<keyof OpportunityFields, TextField | 'isActive'>;

type Plain = { readonly [Field in PlainField]: OpportunityFields[Field] };
/** A reason (text `reason`) was required but not given. */
type Why = { readonly noReason?: true };

export type OpportunityEventData = {
  'opportunity.published': {
    readonly set: Plain;
    readonly isActive: boolean;
    readonly series: number | null;
    /** The import that created it, and the row in its file. */
    readonly import?: number;
    readonly row?: number;
  } & Why;
  /** Changed plain fields before and after; `moved`: the day, time or location changed. */
  'opportunity.amended': { readonly was: Partial<Plain>; readonly set: Partial<Plain>; readonly moved: boolean } & Why;
  'opportunity.activated': Why;
  'opportunity.deactivated': Why;
  /** Text `reason` goes to everyone who signed up. */
  'opportunity.cancelled': Why;
  /** Texts `subject` and `announcement` go to everyone who has a spot or waits for one. */
  'opportunity.announced': Why;
};

export type OpportunityEventType = keyof OpportunityEventData;

export type OpportunityEvent = {
  [Type in OpportunityEventType]: DomainEvent & { readonly type: Type; readonly data: OpportunityEventData[Type] };
}[OpportunityEventType];

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
    case 'opportunity.announced':
      return { ...before, version };
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
