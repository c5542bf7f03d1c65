import type { ApprovalPolicy, Role } from '@hourtrail/contracts';

/**
 * The hours workflow once more, as short as the text of the decisions (§4, §9) allows and without a look at the code:
 * a card per entry, changed in place. It answers each request with a line such as `hours.approved alone` or
 * `invalid date, hours`.
 */
export interface Member {
  readonly id: number;
  readonly createdBy: number | null;
  /** Schools they left. */
  readonly earlier: Set<number>;
  school: number;
  role: Role;
  active: boolean;
  /** For good: the account belongs to no one. */
  erased: boolean;
}

export interface School {
  readonly id: number;
  readonly policy: ApprovalPolicy;
  readonly oldestDays: number;
}

export interface Card {
  readonly school: number;
  readonly owner: number;
  readonly creator: number;
  readonly everVerified: Set<number>;
  readonly everApproved: Set<number>;
  status: 'draft' | 'pending' | 'verified' | 'approved' | 'rejected';
  deleted: boolean;
  /** Deleted here, since its owner is at another school. */
  gone: boolean;
  /** Its owner was erased, and its words with them. */
  erased: boolean;
  filled: Filled;
  verifiedBy: number | null;
  approvedBy: number | null;
  alone: boolean;
}

/** What a volunteer fills in; hours in hundredths. */
export interface Filled {
  organizationName: string | null;
  description: string | null;
  date: string;
  startTime: string | null;
  endTime: string | null;
  hundredths: number | null;
  verifierId: number | null;
}

/** What comes with a request: hours and a comment of a reviewer, fields of an amendment. */
export interface Given {
  readonly hundredths?: number | undefined;
  readonly comment?: string | undefined;
  readonly fields?: Partial<Filled>;
}

export type Verb = keyof typeof MAY | 'restore';

/** Who may, by the state it may be done in. W volunteer, V verifier named, T teacher, A admin, S super-admin. */
const MAY = {
  submit: { draft: 'W', rejected: 'W' },
  withdraw: { pending: 'W' },
  verify: { pending: 'V' },
  retract: { verified: 'V' },
  approve: { pending: 'TAS', verified: 'TAS', rejected: 'AS' },
  reject: { pending: 'TASV', verified: 'TAS' },
  reopen: { approved: 'AS', verified: 'AS', rejected: 'AS' },
  revoke: { approved: 'AS' },
  amend: { draft: 'W', pending: 'WAS', rejected: 'WAS', verified: 'AS', approved: 'AS' },
  delete: { draft: 'W', pending: 'WAS', rejected: 'WAS', verified: 'AS', approved: 'AS' },
} as const;

/** The decisions name organization, date, times and hours; the code adds the verifier. */
const CREDITED = ['organizationName', 'date', 'startTime', 'endTime', 'hundredths', 'verifierId'] as const;

const DECIDED: readonly string[] = ['approved', 'rejected'];
const SUBMITTED = ['pending', 'verified', 'approved'];
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** How an entry begins; what an administrator brings in from elsewhere has a status already. */
export type Beginning =
  'draft' | 'log' | 'add' | 'mark' | 'check in' | `bring ${'pending' | 'verified' | 'approved' | 'rejected'}`;

const BEGUN: Readonly<Record<Beginning, string>> = {
  draft: 'hours.drafted',
  log: 'hours.submitted',
  add: 'hours.added',
  mark: 'hours.marked-present',
  'check in': 'hours.checked-in',
  'bring pending': 'hours.imported',
  'bring verified': 'hours.imported',
  'bring approved': 'hours.imported alone',
  'bring rejected': 'hours.imported',
};

export const isBroughtIn = (how: Beginning): boolean => how.startsWith('bring ');
export const isForOthers = (how: Beginning): boolean => how === 'add' || how === 'mark' || isBroughtIn(how);

export class Reference {
  readonly cards: Card[] = [];
  today = '2026-03-16';

  constructor(
    private readonly schools: readonly School[],
    private readonly members: readonly Member[],
  ) {}

  begin(how: Beginning, by: Member, owner: Member, filled: Filled): string {
    const volunteers = by.role === 'student' || by.role === 'parent';
    const administers = by.role === 'admin' || by.role === 'super-admin';
    const attends = administers || by.role === 'teacher' || (by.role === 'verifier' && by.id === filled.verifierId);
    const brought = isBroughtIn(how) ? (how.slice(6) as 'verified' | 'approved') : undefined;
    const may = how === 'mark' ? attends : isForOthers(how) ? administers : volunteers;
    if (!may || (isForOthers(how) && by === owner)) return 'forbidden';
    if (how === 'mark' && owner.role !== 'student' && owner.role !== 'parent') return 'conflict';
    const mine = (status: string): number[] => (brought === status ? [by.id] : []);
    const card: Card = {
      school: owner.school,
      owner: owner.id,
      creator: by.id,
      everVerified: new Set(mine('verified')),
      everApproved: new Set(mine('approved')),
      status: brought ?? (how === 'draft' ? 'draft' : 'pending'),
      deleted: false,
      gone: false,
      erased: false,
      filled: how === 'mark' || how === 'check in' ? this.attended(filled, owner.school) : { ...filled },
      verifiedBy: mine('verified')[0] ?? null,
      approvedBy: mine('approved')[0] ?? null,
      alone: brought === 'approved',
    };
    const lacking = brought
      ? this.lackingInImport(card)
      : how === 'draft'
        ? this.lackingInDraft(card)
        : this.lacking(card, how === 'log');
    if (lacking.length > 0) return `invalid ${lacking.join(', ')}`;
    this.cards.push(card);
    if (this.dayIsTooLong(card)) {
      this.cards.pop();
      return 'invalid hours';
    }
    const elsewhere = isForOthers(how) && by.school !== owner.school ? ' no-reason' : '';
    return BEGUN[how] + elsewhere;
  }

  /** An opportunity's coordinator verifies what comes of it only while they are an active verifier there. */
  private attended(filled: Filled, school: number): Filled {
    const isActiveVerifier = this.members.some(
      ({ id, role, active, school: present }) =>
        id === filled.verifierId && role === 'verifier' && active && present === school,
    );
    return { ...filled, verifierId: isActiveVerifier ? filled.verifierId : null };
  }

  ask(verb: Verb, card: Card, by: Member, given: Given): string {
    const was = { ...card, filled: { ...card.filled } };
    const answer = this.refusal(verb, card, by) ?? this.done(verb, card, by, given);
    if (answer.startsWith('hours.') && this.dayIsTooLong(card)) {
      Object.assign(card, was);
      return 'invalid hours';
    }
    if (verb === 'verify' && answer.startsWith('hours.')) card.everVerified.add(by.id);
    if (verb === 'approve' && answer.startsWith('hours.')) card.everApproved.add(by.id);
    return answer;
  }

  /** Approved and pending hundredths of a member at a school. */
  totals(school: number, owner: number): { approved: number; pending: number } {
    const own = this.cards.filter((card) => card.school === school && card.owner === owner && !card.deleted);
    const sum = (...statuses: string[]): number =>
      own.reduce((all, card) => all + (statuses.includes(card.status) ? (card.filled.hundredths ?? 0) : 0), 0);
    return { approved: sum('approved'), pending: sum('pending', 'verified') };
  }

  day(school: number, owner: number, date: string): number {
    return this.cards
      .filter((card) => card.school === school && card.owner === owner && card.filled.date === date)
      .filter((card) => !card.deleted && SUBMITTED.includes(card.status))
      .reduce((all, card) => all + (card.filled.hundredths ?? 0), 0);
  }

  private dayIsTooLong({ school, owner, filled }: Card): boolean {
    return this.day(school, owner, filled.date) > 2400;
  }

  /** Moves a person: undecided cards end, and begin anew as drafts of a volunteer. Answers the old and new ones. */
  move(who: Member, to: number): readonly (readonly [old: number, anew: number | null])[] {
    const from = who.school;
    who.school = to;
    who.earlier.add(from).delete(to);
    const volunteers = who.role === 'student' || who.role === 'parent';
    const goes = (card: Card): boolean =>
      card.owner === who.id && card.school === from && !card.deleted && !DECIDED.includes(card.status);
    return [...this.cards.entries()].flatMap(([index, card]): readonly (readonly [number, number | null])[] => {
      if (!goes(card)) return [];
      card.deleted = card.gone = true;
      if (!volunteers) return [[index, null]];
      const fresh = { creator: who.id, everVerified: new Set<number>(), everApproved: new Set<number>() };
      const undecided = { status: 'draft', verifiedBy: null, approvedBy: null, alone: false } as const;
      const lives = { school: to, deleted: false, gone: false, filled: { ...card.filled, verifierId: null } };
      return [[index, this.cards.push({ ...card, ...fresh, ...undecided, ...lives }) - 1]];
    });
  }

  /** Erases a person: their cards lose their texts at every school. Decisions stay, the rest ends. */
  erase(who: Member): readonly (readonly [index: number, answer: string])[] {
    Object.assign(who, { erased: true, active: false });
    return [...this.cards.entries()]
      .filter(([, { owner }]) => owner === who.id)
      .map(([index, card]) => {
        if (card.erased) return [index, 'nothing'];
        const organizationName = card.status === 'draft' ? null : 'Erased';
        card.filled = { ...card.filled, organizationName, description: null };
        card.deleted ||= !DECIDED.includes(card.status);
        card.erased = true;
        return [index, 'hours.erased'];
      });
  }

  private partOf(card: Card, by: Member): string {
    if (by.id === card.owner) {
      const away = by.school !== card.school && by.role !== 'super-admin';
      if (away) return by.earlier.has(card.school) && DECIDED.includes(card.status) ? 'reader' : '';
      return by.role === 'student' || by.role === 'parent' ? 'W' : 'nobody';
    }
    if (by.role === 'super-admin') return 'S';
    if (by.school !== card.school) return '';
    if (by.role === 'auditor') return 'reader';
    if (by.role === 'verifier') return card.filled.verifierId === by.id ? 'V' : '';
    return by.role === 'teacher' ? 'T' : by.role === 'admin' ? 'A' : '';
  }

  /** Why this person may not do this now, whatever else they say. */
  refusal(verb: Verb, card: Card, by: Member): string | undefined {
    const part = this.partOf(card, by);
    const administers = part === 'A' || part === 'S';
    const owns = part === 'W' || part === 'nobody';
    const sees = card.status === 'draft' ? owns && !card.deleted : card.deleted ? administers : part !== '';
    if (!sees) return 'not-found';
    if (part === 'reader' || by.role === 'auditor') return 'forbidden';
    if (card.gone && administers) return 'conflict';
    if (verb === 'restore' && !administers) return 'forbidden';
    if (card.erased) return 'conflict';
    if (verb === 'restore') return card.deleted ? undefined : 'conflict';
    if (card.deleted) return 'conflict';
    const may = (MAY[verb] as Partial<Record<Card['status'], string>>)[card.status];
    if (!may) return 'conflict';
    if (!may.includes(part)) return 'forbidden';
    if (verb === 'retract' && card.verifiedBy !== by.id) return 'forbidden';
    if (verb === 'verify' && card.everApproved.has(by.id)) return 'forbidden';
    if (verb === 'approve' && card.everVerified.has(by.id)) return 'forbidden';
    if (verb === 'approve' && this.school(card).policy === 'strict') {
      if (card.status !== 'verified') return 'conflict';
      const verifier = this.members.find(({ id }) => id === card.filled.verifierId);
      if (card.creator === by.id || verifier?.createdBy === by.id) return 'forbidden';
    }
    return undefined;
  }

  private done(verb: Verb, card: Card, by: Member, given: Given): string {
    const from = card.status;
    const abroad = by.school !== card.school;
    const reason = (isRequired: boolean): string => (isRequired && !given.comment ? ' no-reason' : '');
    const undecided = { verifiedBy: null, approvedBy: null, alone: false };
    switch (verb) {
      case 'submit': {
        const lacking = this.lacking(card, true);
        if (lacking.length > 0) return `invalid ${lacking.join(', ')}`;
        Object.assign(card, { ...undecided, status: 'pending' });
        return from === 'rejected' ? 'hours.resubmitted' : 'hours.submitted';
      }
      case 'withdraw':
        Object.assign(card, { ...undecided, status: 'draft' });
        return 'hours.withdrawn';
      case 'verify':
      case 'approve': {
        const most = card.filled.hundredths ?? 0;
        const credited = given.hundredths ?? most;
        if (credited === 0 || credited > most) return 'invalid hours';
        card.filled.hundredths = credited;
        if (verb === 'verify') {
          Object.assign(card, { status: 'verified', verifiedBy: by.id });
          return 'hours.verified';
        }
        const alone = card.verifiedBy === null;
        Object.assign(card, { status: 'approved', approvedBy: by.id, alone });
        const marks = `${alone ? ' alone' : ''}${from === 'rejected' ? ' overturned' : ''}`;
        return `hours.approved${marks}${reason(from === 'rejected' || abroad)}`;
      }
      case 'retract':
        Object.assign(card, { ...undecided, status: 'pending' });
        return 'hours.verification-retracted';
      case 'reject':
        card.status = 'rejected';
        return `hours.rejected${reason(abroad)}`;
      case 'reopen':
        Object.assign(card, { ...undecided, status: 'pending' });
        return `hours.reopened${reason(true)}`;
      case 'revoke':
        Object.assign(card, { status: 'rejected', approvedBy: null, alone: false });
        return `hours.revoked${reason(true)}`;
      case 'amend':
        return this.amended(card, by, given.fields ?? {}, reason);
      case 'delete':
        card.deleted = true;
        return `hours.deleted${reason(abroad)}`;
      case 'restore':
        card.deleted = false;
        return `hours.restored${reason(true)}`;
    }
  }

  private amended(card: Card, by: Member, fields: Partial<Filled>, reason: (isRequired: boolean) => string): string {
    const filled = { ...card.filled, ...fields };
    const changes = (field: keyof Filled): boolean => filled[field] !== card.filled[field];
    if (!(Object.keys(filled) as (keyof Filled)[]).some(changes)) return 'nothing';
    const own = by.id === card.owner;
    const standards = (one: Card): readonly string[] =>
      card.status === 'draft' ? this.lackingInDraft(one) : this.lacking(one, own);
    const before = standards(card);
    const answersFor = (field: string): boolean =>
      changes((field === 'hours' ? 'hundredths' : field) as keyof Filled) || !before.includes(field);
    const lacking = standards({ ...card, filled }).filter(answersFor);
    if (lacking.length > 0) return `invalid ${lacking.join(', ')}`;
    const decided = !['draft', 'pending'].includes(card.status);
    const credits = card.status === 'verified' || card.status === 'approved';
    if (credits && CREDITED.some(changes)) {
      Object.assign(card, { status: 'pending', verifiedBy: null, approvedBy: null, alone: false });
    }
    if (card.status === 'rejected' && CREDITED.some(changes)) card.verifiedBy = null;
    card.filled = filled;
    return `hours.amended${reason((decided && !own) || by.school !== card.school)}`;
  }

  /** Other systems store no times; and no one approves alone where that takes two. */
  private lackingInImport(card: Card): readonly string[] {
    const untimed = !card.filled.startTime && !card.filled.endTime;
    const strict = this.school(card).policy === 'strict' && card.status === 'approved' ? ['status'] : [];
    const lacking = this.lacking(card, false).filter((field) => !untimed || !field.endsWith('Time'));
    return [...lacking, ...strict].sort();
  }

  private lackingInDraft(card: Card): readonly string[] {
    const none = card.filled.hundredths === 0 ? ['hours'] : [];
    return [...none, ...this.lacking(card, false).filter((field) => field === 'verifierId')];
  }

  /** The missing or invalid fields of an entry; a volunteer needs more than staff. */
  private lacking({ filled, owner, ...card }: Card, asVolunteer: boolean): readonly string[] {
    const { policy, oldestDays } = this.school(card);
    const { organizationName, date, startTime, endTime, hundredths, verifierId } = filled;
    const fields = new Set<string>();
    if (!organizationName?.trim()) fields.add('organizationName');
    if (!startTime) fields.add('startTime');
    if (!endTime) fields.add('endTime');
    if (hundredths === null || hundredths < 50 || hundredths > 2400 || hundredths % 50 !== 0) fields.add('hours');
    if (startTime && endTime && hundredths !== null) {
      const length = (minutes(endTime) - minutes(startTime) + 1440) % 1440 || 1440;
      if (hundredths * 60 > length * 100) fields.add('hours');
    }
    if (date > this.today) fields.add('date');
    if (asVolunteer && daysBetween(date, this.today) > oldestDays) fields.add('date');
    const verifier = this.members.find(({ id, school }) => id === verifierId && school === card.school);
    const mayVerify = verifier?.active && verifier.role === 'verifier' && verifier.id !== owner;
    if (verifierId !== null ? !mayVerify : asVolunteer && policy === 'strict') fields.add('verifierId');
    return [...fields].sort();
  }

  private school({ school }: Pick<Card, 'school'>): School {
    return this.schools.find(({ id }) => id === school) as School;
  }
}
