import type { Checkpoint } from '../../platform/sealing/checkpoint.js';
import { verifierKeyText, type NoteKey } from '../../platform/sealing/signed-note.js';
import type { AskedEvidence } from './asked-evidence.js';
import { aboutOf } from './contents.js';

/** What whoever opens the package reads first. */
export const readme = (
  asked: AskedEvidence,
  { origin, size }: Checkpoint,
  key: NoteKey,
): string => `EVIDENCE FROM HOURTRAIL
About ${aboutOf(asked)}${asked.kind === 'school' ? '' : ` of ${asked.school}`}, out of the log ${origin}, which had ${size} sealed events.

TO CHECK IT, WITHOUT A NETWORK
  In a browser: open verify.html and choose this ZIP file.
  With Node 20 or newer: node verify.mjs evidence.zip, or beside the unpacked files: node verify.mjs
  With the key you had before, and a checkpoint that you kept:
    node verify.mjs evidence.zip --key "name+id+key" --checkpoint kept.txt
Every fault is printed with its place. The key that signed this is
  ${verifierKeyText(key)}
Compare all of it with the key that the school hands out, or that its server answers at /api/audit/keys. Who made a
false package would have put a key of their own into it, and can make one with the same eight digits in the middle.

WHAT IS IN IT
  cover.pdf       what happened, for people
  events.jsonl    the events, a line each: the very bytes that were sealed, UTF-8
  numbers.txt     the number of each of these lines in the school's log, counted from 1
  texts.jsonl     words that people wrote with the events; the log holds SHA-256 over a salt and each text
  people.json     names for the numbers of people; these are not in the log
  tile/           hashes of the tree over the whole log (RFC 6962), in the layout of c2sp.org/tlog-tiles
  checkpoint.txt  the root of that tree, signed (c2sp.org/tlog-checkpoint)
  key.txt         the key that signed it, name+id+key; key.pem is the same for openssl;
                  key-changes.json has the notes by which one key followed another, signed by both
  contents.txt    what this package is, and the SHA-256 of every file in it, signed
  verify.mjs      the program that checks all this; verify.html is the same as a page

BY HAND, WITH OPENSSL 3 ALONE
  The signature of the checkpoint:
    sed '/^$/,$d' checkpoint.txt > /tmp/signed.txt
    sed -n 's/^— [^ ]* //p' checkpoint.txt | openssl base64 -d -A | tail -c 64 > /tmp/signature
    openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in /tmp/signed.txt -sigfile /tmp/signature
  Any file, against contents.txt (whose signature is checked in the same way):
    openssl dgst -sha256 events.jsonl
  The hash of an event in the tree, here of the first line; it stands in its tile of level 0, 32 bytes for each event:
    (printf '\\000'; sed -n 1p events.jsonl | tr -d '\\n') | openssl dgst -sha256
`;
