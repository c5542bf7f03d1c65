import { can, type Capability, type Role } from '@hourtrail/contracts';

export interface Actor {
  /** Null during sign-up, when there is no user yet. */
  readonly id: number | null;
  readonly role: string;
  readonly organizationId: number;
  /** Of staff of a district who act in one of its schools, which is `organizationId`. */
  readonly districtId?: number;
  /** SHA-256 of the session token or API key. A write fails if it has ended. */
  readonly sessionHash?: Buffer;
  readonly requestId?: string;
  /** They signed in with a one-time password and must replace it first. */
  readonly mustChangePassword?: boolean;
  /** Their school requires a second factor, and they have none. */
  readonly mustAddSecondFactor?: boolean;
  readonly earlierSchools?: readonly number[];
  readonly couldBe?: readonly number[];
  /** The API key they act through, and what it may do of what they may. */
  readonly key?: { readonly id: number; readonly capabilities: readonly string[] };
}

/** A file is fetched at an address that was given for it; its kind decides who may have it. */
const OF_EVERY_KEY: readonly Capability[] = ['exports.download'];

/** True if their role has the capability, and so has the API key they act through, if any. */
export const mayDo = ({ role, key }: Pick<Actor, 'role' | 'key'>, capability: Capability): boolean =>
  can(role as Role, capability) && (!key || OF_EVERY_KEY.includes(capability) || key.capabilities.includes(capability));
