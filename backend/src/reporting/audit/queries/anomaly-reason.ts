import type { AnomalyRule } from '@hourtrail/contracts';

/** What a rule found, as far as its words go. */
export interface Found {
  readonly rule: AnomalyRule;
  readonly at: Date;
  readonly until: Date;
  readonly decisions: number;
  readonly hundredths: number;
  /** Of a burst: how many requests decided several together, and how many decisions those are. */
  readonly bulks: number | null;
  readonly in_bulk: number | null;
  /** Whoever verified what was approved in the same minute, or let in or was let in, and how long before. */
  readonly other_name: string | null;
  readonly seconds: number | null;
  /** They have or had a link as parent and child; family nominated the verifier; who decided let the other in. */
  readonly linked: boolean;
  /** They have the same family name. */
  readonly named: boolean;
}

/** Why it is worth a look, in a sentence. */
export function reasonOf(found: Found): string {
  switch (found.rule) {
    case 'burst':
      return burstWords(found);
    case 'same-minute':
      return `Verified by ${found.other_name ?? 'somebody else'} and approved ${withinWords(found.seconds ?? 0)}.`;
    case 'relative':
      return relativeWords(found);
    case 'nominated-verifier':
      return found.linked
        ? 'The family of the volunteer nominated this verifier.'
        : 'The volunteer nominated this verifier.';
    case 'let-in':
      return letInWords(found);
  }
}

function burstWords({ decisions, at, until, bulks, in_bulk: inBulk }: Found): string {
  const seconds = Math.max(1, Math.round((until.getTime() - at.getTime()) / 1_000));
  const all = `${decisions} decisions within ${seconds === 1 ? 'a second' : `${seconds} seconds`}`;
  const actions = bulks === 1 ? 'one bulk action' : `${bulks ?? 0} bulk actions`;
  if (!bulks) return `${all}, one by one.`;
  if (inBulk === decisions) return `${all}, all of them in ${actions}.`;
  return `${all}: ${inBulk ?? 0} of them in ${actions}, ${decisions - (inBulk ?? 0)} one by one.`;
}

const withinWords = (seconds: number): string =>
  seconds < 1 ? 'in the same second' : `${counted(Math.round(seconds), 'second')} later`;

function letInWords({ linked, other_name: other, seconds }: Found): string {
  const days = Math.floor((seconds ?? 0) / 86_400);
  const before = days === 0 ? 'less than a day' : counted(days, 'day');
  const name = other ?? 'somebody else';
  return linked
    ? `They had made a password or a link for the account of ${name} ${before} before.`
    : `${name} had made a password or a link for their account ${before} before.`;
}

function relativeWords({ linked, named }: Found): string {
  if (linked && named) return 'The two are or were linked as parent and child, and have the same family name.';
  return linked ? 'The two are or were linked as parent and child.' : 'The two have the same family name.';
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
