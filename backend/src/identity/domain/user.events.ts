import type {
  ErasureReason,
  KeyCapability,
  Language,
  Role,
  SecondFactorKind,
  SecondFactorWay,
} from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';

/** Stored as texts of the event, so that they can be erased. */
export type UserTexts = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

export interface GraduateFigures {
  readonly approvedHundredths: number;
  readonly countedHundredths: number;
  /** In hours. */
  readonly goal: number;
  /** The goal, and what the rules ask of each category. */
  readonly met: boolean;
  /** The version of the school's rules of what counts; 0 if it has none. */
  readonly rules: number;
}

export type UserData = {
  readonly userId: number;
  readonly role: Role;
  readonly gradeLevel: string | null;
  readonly isActive: boolean;
};

/** The school year whose roll-over made the change. */
type ByRollover = { readonly rollover?: number };

/** The roster that made the change. */
type ByRoster = { readonly import?: number };

export type UserEventData = {
  /**
   * `language`: the one of the page, where it is not English. Through the provider of their school, who set it up could
   * have written the address and sign in as them.
   */
  'user.signed-up': UserData & {
    readonly through?: 'google' | 'school';
    readonly language?: Language;
    readonly couldEnter?: readonly number[];
    readonly emailFrom?: readonly number[];
  };
  'user.created': UserData & { readonly mustChangePassword?: true; readonly import?: number; readonly row?: number };
  'user.nominated': UserData;
  'user.nomination-confirmed': { readonly userId: number };
  'user.nomination-refused': { readonly userId: number };
  /** Texts: the names, username and email that changed. */
  'user.details-changed': { readonly userId: number; readonly gradeLevel?: string | null } & ByRollover & ByRoster;
  /** `mustChangePassword`: the new role needs a longer password. */
  'user.role-changed': {
    readonly userId: number;
    readonly from: Role;
    readonly to: Role;
    readonly mustChangePassword?: true;
    /** The person who gave a reviewer role, as they may have made the account for themselves. */
    readonly couldEnter?: readonly number[];
  } & ByRoster;
  'user.language-changed': { readonly userId: number; readonly language: Language };
  'user.activated': { readonly userId: number } & ByRoster;
  'user.deactivated': { readonly userId: number } & ByRollover & ByRoster;
  /**
   * The goal and the hundredths of hours of that moment, which later decisions leave as they are. Those that count, and
   * the version of the rules that say so, only at a school with such rules.
   */
  'user.graduated': {
    readonly userId: number;
    readonly rollover: number;
    readonly on: string;
    readonly goal: number;
  } & Pick<GraduateFigures, 'approvedHundredths' | 'met'> &
    Partial<Pick<GraduateFigures, 'countedHundredths' | 'rules'>>;
  /** A student of the school again, in the grade of before. */
  'user.graduation-undone': { readonly userId: number };
  'user.password-changed': { readonly userId: number };
  'user.password-reset': { readonly userId: number };
  /** `couldEnter`: people who wrote the address, as the link may be mailed there. */
  'user.invited': { readonly userId: number; readonly couldEnter?: readonly number[] };
  'user.password-set-by-mail': { readonly userId: number };
  /**
   * By the school's own provider. `endsPassword`: the one that somebody made for the person, which they need not change
   * any more. `couldEnter`: who set up the provider, and who wrote the address unless the person's password linked them.
   */
  'user.sign-in-linked': {
    readonly userId: number;
    readonly endsPassword?: true;
    readonly couldEnter?: readonly number[];
  };
  /** Text: `newEmail`, which takes effect once confirmed by mail. */
  'user.email-asked': { readonly userId: number };
  /** Text: `email`, if it is new. */
  'user.email-confirmed': { readonly userId: number };
  /** An unconfirmed address went to its owner. */
  'user.email-given-up': { readonly userId: number };
  /** Text: `familyCode`. Replaces any earlier code. */
  'user.family-code-made': { readonly userId: number };
  'user.family-code-dropped': { readonly userId: number };
  'user.checkpoint-mail-started': { readonly userId: number };
  'user.checkpoint-mail-ended': { readonly userId: number };
  /** `recovery-codes`: new ones, which replace those of before. */
  'user.second-factor-added': { readonly userId: number; readonly kind: SecondFactorWay };
  'user.second-factor-removed': { readonly userId: number; readonly kind: SecondFactorKind };
  'user.recovery-code-used': { readonly userId: number };
  /** All of them and the recovery codes, by someone in charge. */
  'user.second-factor-reset': { readonly userId: number };
  /** Text: `keyName`. The key acts in the person's name. */
  'user.api-key-made': {
    readonly userId: number;
    readonly keyId: number;
    readonly capabilities: readonly KeyCapability[];
    readonly expiresAt: string;
  };
  'user.api-key-revoked': { readonly userId: number; readonly keyId: number };
  /** The person's last event at the old school. */
  'user.moved-away': { readonly userId: number; readonly to: number };
  /** The person's first event at the new school; copies the account. */
  'user.moved-in': UserData & {
    readonly from: number;
    readonly mustChangePassword: boolean;
    readonly couldEnter: readonly number[];
    readonly emailFrom: readonly number[];
    /** Absent means true. */
    readonly emailConfirmed?: false;
    readonly language?: Language;
  };
  /** Erases names and texts, also at former schools. */
  'user.erased': { readonly userId: number; readonly reason?: ErasureReason };
};

export type UserEventType = keyof UserEventData;

/** `noReason`: a reason (text `reason`) was requested but not given. */
export type UserEvent = {
  [Type in UserEventType]: DomainEvent & {
    readonly type: Type;
    readonly data: UserEventData[Type] & { readonly noReason?: true };
  };
}[UserEventType];

/** Schema 1 omits an empty `couldEnter`. Its oldest events omit `emailFrom`, which then equals `couldEnter`. */
export const movedInOfSchema1 = ({ couldEnter = [], emailFrom = couldEnter, ...data }: DomainEvent['data']) => ({
  ...data,
  couldEnter,
  emailFrom,
});
