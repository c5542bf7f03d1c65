import { isEqual, textOf } from './bytes.mjs';
import { contentsIn, faultsOfFiles } from './contents.mjs';
import { faultsOfTexts, jsonIn, numbersIn, readEvents, Sequence } from './events.mjs';
import { isKeyIn, keysToTrust } from './keys.mjs';
import { checksSignatures, notesIn, openCheckpoint, openNote, schoolOf } from './notes.mjs';
import { Tiles } from './tiles.mjs';

/**
 * Checks a package of evidence, without a network and without trusting its sender.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files by their paths in the package
 * @param {{ key?: string, checkpoint?: string }} held what the reader had before: the key of the log, a checkpoint of it
 * @returns every fault with its place, and what was found out on the way
 */
export async function checkEvidence(files, held = {}) {
  const faults = [];
  const found = { faults, events: 0, texts: 0, committed: 0, heldCheckpoint: undefined, people: {} };
  const fault = (place, words) => void faults.push({ place, words });
  if (!(await checksSignatures())) {
    fault('this program', 'Signatures (Ed25519) cannot be checked here: take Node 20 or newer, or a newer browser.');
    return found;
  }
  const file = (path) => {
    const bytes = files.get(path);
    if (!bytes) fault(path, 'This file is missing.');
    return bytes ?? new Uint8Array();
  };
  const words = (path) => {
    try {
      return textOf(file(path));
    } catch {
      fault(path, 'This file is not text.');
      return '';
    }
  };

  const changes = jsonIn(file('key-changes.json'));
  const keys = await keysToTrust(words('key.txt'), Array.isArray(changes) ? changes : [], held.key, fault);
  if (!keys) return found;
  const { key, trusted } = keys;
  found.key = key;
  if (!isKeyIn(words('key.pem'), key)) fault('key.pem', 'It is another key than that of key.txt.');

  const checkpoint = await openCheckpoint(words('checkpoint.txt'), key);
  if (!checkpoint) fault('checkpoint.txt', `It carries no valid signature of the key ${key.name}+${key.id}.`);
  const list = await openNote(words('contents.txt'), key);
  const contents = list === undefined ? undefined : contentsIn(list);
  if (!contents) fault('contents.txt', `It carries no valid signature of the key ${key.name}+${key.id}.`);
  else for await (const { place, words } of faultsOfFiles(contents.files, files)) fault(place, words);
  if (!checkpoint || !contents) return found;
  Object.assign(found, { checkpoint, facts: contents.facts, people: namesIn(file('people.json')) });
  if (contents.facts.log !== checkpoint.origin || contents.facts.size !== checkpoint.size)
    fault('contents.txt', 'It speaks of another checkpoint than checkpoint.txt.');

  const paths = [...files.keys()].filter((path) => path.startsWith('tile/'));
  const tiles = new Tiles(
    checkpoint.size,
    paths.map((path) => ({ path, bytes: files.get(path) })),
  );
  for await (const { place, words } of tiles.faults(checkpoint.root)) fault(place, words);

  const numbers = numbersIn(file('numbers.txt'));
  const sequence = new Sequence(contents.facts, schoolOf(checkpoint.origin));
  const commitments = new Map();
  for await (const event of readEvents(file('events.jsonl'), numbers, tiles)) {
    found.events += 1;
    for (const { place, words } of sequence.faults(event)) fault(place, words);
    const texts = Object.entries(event.content?.texts ?? {});
    found.committed += texts.filter(([, stated]) => stated !== null).length;
    if (event.number) commitments.set(event.number, event.content?.texts ?? {});
  }
  for (const { place, words } of sequence.missing()) fault(place, words);
  if (found.events < numbers.length)
    fault(`numbers.txt line ${found.events + 1}`, `There is no event for number ${numbers[found.events]}.`);
  if (found.events !== contents.facts.events)
    fault('events.jsonl', `There are ${found.events} events and were ${contents.facts.events}.`);
  found.isWholeLog = sequence.isWholeLog;
  const missing = checkpoint.size - found.events;
  if (sequence.isWholeLog && missing !== contents.facts.withheld)
    fault(
      'events.jsonl',
      `Of ${checkpoint.size} events ${missing} are not here; ${contents.facts.withheld} were left out.`,
    );
  found.isWhole = sequence.isWhole;
  found.numbers = numbers;

  const texts = faultsOfTexts(file('texts.jsonl'), commitments);
  for (let next = await texts.next(); ; next = await texts.next()) {
    if (next.done) {
      found.texts = next.value;
      break;
    }
    fault(next.value.place, next.value.words);
  }
  if (held.checkpoint !== undefined)
    found.heldCheckpoint = await openHeld(held.checkpoint, { trusted, checkpoint, tiles }, fault);
  return found;
}

/** Names for the numbers of people; none where the file is not as it was made. */
function namesIn(bytes) {
  const names = jsonIn(bytes);
  return names !== null && typeof names === 'object' ? names : {};
}

/** Returns the checkpoint that the user holds if the log of the package begins with all that it seals. */
async function openHeld(note, { trusted, checkpoint, tiles }, fault) {
  const place = 'your checkpoint';
  const notes = notesIn(note);
  if (notes.length > 1) return void fault(place, `There are ${notes.length} checkpoints in it: give one of them.`);
  const opened = await Promise.all(trusted.map((key) => openCheckpoint(notes[0] ?? note, key)));
  const held = opened.find((one) => one !== undefined);
  if (!held) fault(place, 'It carries no valid signature of a key of this log.');
  else if (schoolOf(held.origin) !== schoolOf(checkpoint.origin)) fault(place, `It is of another log: ${held.origin}.`);
  else {
    const root = held.size > checkpoint.size ? undefined : await tiles.rootAt(held.size);
    if (root && isEqual(root, held.root)) return held;
    fault(place, whyNotContinued(held, checkpoint, root));
  }
  return undefined;
}

function whyNotContinued(held, { origin, size }, root) {
  const isBeyond = held.size > size;
  if (held.origin !== origin && (isBeyond || root))
    return `It is of the log ${held.origin}, and the package of ${origin}: an older backup took its place, and not all ${held.size} events that your checkpoint sealed are in it. The school's log says what was lost, and why, by the event log.restore-accepted: ask for it.`;
  if (isBeyond)
    return `It is newer than the package: it seals ${held.size} events, the package ${size}. Ask for a package made after it.`;
  return root
    ? `The log was rewritten: its first ${held.size} events are not those that your checkpoint sealed.`
    : `This package does not reach to it. Ask for one that is made for a checkpoint of ${held.size} events.`;
}
