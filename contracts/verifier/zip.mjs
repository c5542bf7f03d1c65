import { textOf } from './bytes.mjs';

// ZIP as APPNOTE 6.3 has it: entries stored or deflated, without encryption, of one volume of at most 4 GiB.

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_BYTES = 22;
/** What may stand between two entries: the descriptor of the first of them. */
const DESCRIPTOR_BYTES = 24;
// events and texts shrink to a tenth; what unpacks to so much more was made to fill the memory
const [MOST_TIMES, MOST_BESIDE] = [200, 64 * 1024 * 1024];

/** The files of an archive by their paths; throws with a sentence where it cannot be read for certain. */
export async function filesInZip(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  const [files, entries] = [new Map(), []];
  const list = view.getUint32(end + 16, true);
  let [place, unpacked] = [list, 0];
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (place + 46 > end || view.getUint32(place, true) !== CENTRAL)
      throw new Error('The archive’s list of files is damaged.');
    const [method, packed, size] = [
      view.getUint16(place + 10, true),
      view.getUint32(place + 20, true),
      view.getUint32(place + 24, true),
    ];
    const [name, extra, comment] = [28, 30, 32].map((at) => view.getUint16(place + at, true));
    const path = pathIn(zip.subarray(place + 46, place + 46 + name));
    if (files.has(path)) throw new Error(`The archive holds ${path} twice.`);
    if ((view.getUint16(place + 8, true) & 1) !== 0) throw new Error(`${path} is encrypted.`);
    const local = view.getUint32(place + 42, true);
    unpacked += size;
    if (unpacked > MOST_TIMES * zip.byteLength + MOST_BESIDE)
      throw new Error('The archive unpacks to more than any package holds.');
    const from = contentStart(zip, view, { path, local });
    entries.push({ path, local, until: from + packed });
    if (!path.endsWith('/'))
      files.set(path, await contentOf(zip.subarray(from, from + packed), { path, method, size }));
    place += 46 + name + extra + comment;
  }
  requireNothingBeside(entries, list);
  if (place !== end) throw new Error('The archive’s list of files is damaged.');
  return files;
}

/** Other programs read an archive from its beginning, or by another list: what they find has to be the same. */
function requireNothingBeside(entries, list) {
  let before = 0;
  for (const { path, local, until } of entries.sort((one, other) => one.local - other.local)) {
    if (local < before || local > before + (before === 0 ? 0 : DESCRIPTOR_BYTES))
      throw new Error(`The archive holds something before ${path} that is not in its list.`);
    before = until;
  }
  if (list < before || list > before + DESCRIPTOR_BYTES)
    throw new Error('The archive holds something before its list of files that is not in it.');
}

function endOf(view) {
  const at = view.byteLength - END_BYTES;
  if (at >= 0 && view.getUint32(at, true) === END) return at;
  throw new Error('This is no ZIP archive, or its end is missing or has something behind it.');
}

function pathIn(bytes) {
  const path = textOf(bytes);
  if (path.startsWith('/') || path.includes('\\') || path.split('/').includes('..'))
    throw new Error(`The archive holds a file at ${path}.`);
  return path;
}

/** Where the content of an entry begins. */
function contentStart(zip, view, { path, local }) {
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL)
    throw new Error(`${path} is not where the archive’s list has it.`);
  const [name, extra] = [view.getUint16(local + 26, true), view.getUint16(local + 28, true)];
  if (pathIn(zip.subarray(local + 30, local + 30 + name)) !== path)
    throw new Error(`${path} has another name in the archive than in its list.`);
  return local + 30 + name + extra;
}

async function contentOf(bytes, { path, method, size }) {
  const content = method === 0 ? bytes : method === 8 ? await inflated(bytes, { path, size }) : undefined;
  if (content?.length !== size) throw new Error(`${path} cannot be unpacked.`);
  return content;
}

/** Inflates up to the declared size; undefined if there is more. */
async function inflated(bytes, { path, size }) {
  const content = new Uint8Array(size);
  let length = 0;
  try {
    const pieces = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
      if (length + next.value.length > size) {
        await pieces.cancel();
        return undefined;
      }
      content.set(next.value, length);
      length += next.value.length;
    }
    return content.subarray(0, length);
  } catch {
    throw new Error(`${path} cannot be unpacked.`);
  }
}
