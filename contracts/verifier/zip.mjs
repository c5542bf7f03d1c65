import { textOf } from './bytes.mjs';

// ZIP as APPNOTE 6.3 has it: entries stored or deflated, without encryption, of one volume of at most 4 GiB.

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_BYTES = 22;
const MOST_COMMENT = 0xffff;

/** The files of an archive by their paths; throws with a sentence where it cannot be read for certain. */
export async function filesInZip(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  const files = new Map();
  let place = view.getUint32(end + 16, true);
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
    if (!path.endsWith('/')) files.set(path, await contentAt(zip, view, { path, local, method, packed, size }));
    place += 46 + name + extra + comment;
  }
  return files;
}

function endOf(view) {
  const least = Math.max(0, view.byteLength - END_BYTES - MOST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new Error('This is no ZIP archive, or its end is missing.');
}

function pathIn(bytes) {
  const path = textOf(bytes);
  if (path.startsWith('/') || path.includes('\\') || path.split('/').includes('..'))
    throw new Error(`The archive holds a file at ${path}.`);
  return path;
}

async function contentAt(zip, view, { path, local, method, packed, size }) {
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL)
    throw new Error(`${path} is not where the archive’s list has it.`);
  const [name, extra] = [view.getUint16(local + 26, true), view.getUint16(local + 28, true)];
  if (pathIn(zip.subarray(local + 30, local + 30 + name)) !== path)
    throw new Error(`${path} has another name in the archive than in its list.`);
  const from = local + 30 + name + extra;
  const bytes = zip.subarray(from, from + packed);
  const content = method === 0 ? bytes : method === 8 ? await inflated(bytes, path) : undefined;
  if (content?.length !== size) throw new Error(`${path} cannot be unpacked.`);
  return content;
}

async function inflated(bytes, path) {
  try {
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  } catch {
    throw new Error(`${path} cannot be unpacked.`);
  }
}
