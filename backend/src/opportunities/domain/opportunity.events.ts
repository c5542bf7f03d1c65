import type { DomainEvent } from '../../platform/kernel/event.js';
import type { OpportunityFields } from './opportunity.state.js';

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
};

export type OpportunityEventType = keyof OpportunityEventData;

export type OpportunityEvent = {
  [Type in OpportunityEventType]: DomainEvent & { readonly type: Type; readonly data: OpportunityEventData[Type] };
}[OpportunityEventType];
