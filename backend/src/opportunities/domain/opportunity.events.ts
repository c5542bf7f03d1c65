import type { DomainEvent } from '../../platform/kernel/event.js';
import type { OpportunityFields } from './opportunity.state.js';

/** Free text travels in the event's texts, the rest in its data. */
export type TextField = 'title' | 'description' | 'organizationName' | 'location';
export type PlainField = Exclude<keyof OpportunityFields, TextField | 'isActive'>;

type Plain = { readonly [Field in PlainField]: OpportunityFields[Field] };
/** The act asked for a reason (text `reason`) and none was given. */
type Why = { readonly noReason?: true };

/** What has no data of its own says all in its type. */
export type OpportunityEventData = {
  'opportunity.published': {
    readonly set: Plain;
    readonly isActive: boolean;
    readonly series: number | null;
    /** The import it comes with, and its row in that file. */
    readonly import?: number;
    readonly row?: number;
  } & Why;
  /** What changed, plain fields before and after; `moved`: day, time or place are others. */
  'opportunity.amended': { readonly was: Partial<Plain>; readonly set: Partial<Plain>; readonly moved: boolean } & Why;
  'opportunity.activated': Why;
  'opportunity.deactivated': Why;
  /** With the reason that those who signed up are told. */
  'opportunity.cancelled': Why;
};

export type OpportunityEventType = keyof OpportunityEventData;

export type OpportunityEvent = {
  [Type in OpportunityEventType]: DomainEvent & { readonly type: Type; readonly data: OpportunityEventData[Type] };
}[OpportunityEventType];
