const count = (many, one) => `${many.toLocaleString('en-US')} ${many === 1 ? one : `${one}s`}`;

const MOST_NAMED = 12;
const named = (numbers) =>
  numbers.length > MOST_NAMED
    ? `${numbers.slice(0, MOST_NAMED).join(', ')} and ${(numbers.length - MOST_NAMED).toLocaleString('en-US')} more`
    : numbers.join(', ');

// a name in a package may hold what moves a terminal's cursor, or turns the direction of a line
export const printable = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');

/** What was found out, as lines for people: every fault with its place, or what is proven and what is not. */
export function wordsOf(
  { faults, key, checkpoint, facts, events, texts, committed, numbers, kept, isWhole, isWholeLog },
  held,
) {
  if (faults.length > 0) {
    return {
      verdict: `This package is NOT as it was made: ${count(faults.length, 'fault')}.`,
      lines: faults.map(({ place, words }) => printable(`${place}: ${words}`)),
    };
  }
  const [kind, id] = facts.about.split(' ');
  const what = { entry: `entry ${id}`, student: `student ${id}` }[kind];
  const shown = [
    `The log ${checkpoint.origin} had ${count(checkpoint.size, 'event')} when it was signed at ${checkpoint.at.toISOString()} by the key ${key.name}+${key.id}.`,
    isWholeLog
      ? `The package holds all of them${facts.withheld > 0 ? ` but ${facts.withheld} of entries that their owners had not handed in` : ''}: none was changed, left out, added or put elsewhere since.`
      : `${count(events, 'event')} of the package ${events === 1 ? 'is' : 'are'} among them, not changed since (${events === 1 ? 'number' : 'numbers'} ${named(numbers)}).`,
    ...(!isWholeLog && isWhole ? [`Of each record no step is left out between its first and its last here.`] : []),
    ...(texts > 0 ? [`${count(texts, 'text')} ${texts === 1 ? 'is' : 'are'} what was written with the events.`] : []),
    ...(kept
      ? [`The log begins with all ${count(kept.size, 'event')} of the checkpoint you kept of ${kept.at.toISOString()}.`]
      : []),
    `All files are as they were when the package was made, at ${facts.made}${facts.by === '-' ? '' : ` for person ${facts.by}`}.`,
  ];
  const open = [
    ...(held.key
      ? []
      : [
          `That the key is the school's: compare ${key.id} with the key that the school hands out (/api/audit/keys), or name the key you hold.`,
        ]),
    ...(kept ? [] : ['That nobody was shown another history: for that, name a checkpoint that was kept elsewhere.']),
    ...(isWholeLog ? [] : [`That nothing happened ${what ? `to ${what} ` : ''}beside what is here.`]),
    `What happened after ${checkpoint.at.toISOString()}.`,
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
