const count = (many, one) => `${many.toLocaleString('en-US')} ${many === 1 ? one : `${one}s`}`;

const MOST_NAMED = 12;
const named = (numbers) =>
  numbers.length > MOST_NAMED
    ? `${numbers.slice(0, MOST_NAMED).join(', ')} and ${(numbers.length - MOST_NAMED).toLocaleString('en-US')} more`
    : numbers.join(', ');

// a name in a package may hold what moves a terminal's cursor, or turns the direction of a line
export const printable = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');

/** "2026-11-21 18:15:55 UTC": the same everywhere, and read without a manual. */
const moment = (at) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** What was found out, as lines for people: every fault with its place, or what is proven and what is not. */
export function wordsOf(
  { faults, key, checkpoint, facts, events, texts, committed, numbers, heldCheckpoint, isWhole, isWholeLog, people },
  held,
) {
  if (faults.length > 0) {
    return {
      verdict: `This package is NOT as it was made: ${count(faults.length, 'fault')}.`,
      lines: faults.map(({ place, words }) => printable(`${place}: ${words}`)),
    };
  }
  const [kind, id] = facts.about.split(' ');
  const nameOf = (person) => people[person] ?? `person ${person}`;
  const what = { entry: `entry ${id}`, student: nameOf(id) }[kind];
  const about = what ? `${kind === 'student' ? 'the hours of ' : 'hours '}${what}` : 'all that happened at the school';
  const since = facts.from === '-' ? '' : `, from ${facts.from.slice(0, 10)}`;
  const until = facts.until === '-' ? '' : `, until ${facts.until.slice(0, 10)}`;
  const shown = [
    `It is about ${about}${since}${until}.`,
    `The log ${checkpoint.origin} had ${count(checkpoint.size, 'event')} when it was signed at ${moment(checkpoint.at)} by the key ${key.name}+${key.id}.`,
    isWholeLog
      ? `The package holds all of them${facts.withheld > 0 ? ` but ${facts.withheld} of entries that their owners had not handed in` : ''}: none was changed, left out, added or put elsewhere since.`
      : `${count(events, 'event')} of the package ${events === 1 ? 'is' : 'are'} among them, not changed since (${events === 1 ? 'number' : 'numbers'} ${named(numbers)}).`,
    ...(!isWholeLog && isWhole ? [`Of each record no step is left out between its first and its last here.`] : []),
    ...(texts > 0 ? [`${count(texts, 'text')} ${texts === 1 ? 'is' : 'are'} what was written with the events.`] : []),
    ...(heldCheckpoint
      ? [
          `The log begins with all ${count(heldCheckpoint.size, 'event')} of the checkpoint you kept of ${moment(heldCheckpoint.at)}.`,
        ]
      : []),
    `All files are as they were when the package was made, at ${moment(new Date(facts.made))}${facts.by === '-' ? '' : ` for ${nameOf(facts.by)}`}.`,
  ];
  const open = [
    ...(held.key
      ? []
      : [
          `That the key is the school's: compare all of ${key.text} with the key that the school hands out (/api/audit/keys), or name the key you hold.`,
        ]),
    ...(heldCheckpoint
      ? []
      : ['That nobody was shown another history: for that, name a checkpoint that was kept elsewhere.']),
    ...(isWholeLog ? [] : [`That nothing happened ${what ? `to ${what} ` : ''}beside what is here.`]),
    `What happened after ${moment(checkpoint.at)}.`,
    ...(committed > texts
      ? [
          `${count(committed - texts, 'text')} that belong to the events and are not in the package: withheld, or erased.`,
        ]
      : []),
    'Names in people.json and on the cover: the server signed them with the package, the log holds numbers only.',
    'That what people entered was true.',
  ];
  return {
    verdict: 'This package is as it was made, and its events are in the signed log.',
    lines: ['Shown:', ...shown.map((line) => `- ${line}`), 'Not shown:', ...open.map((line) => `- ${line}`)].map(
      printable,
    ),
  };
}
