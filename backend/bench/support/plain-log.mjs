import { MAC_KEY } from './write-core.mjs';

/** The hash of an event's bytes, from its column. */
export const HASH = "sha256(convert_to(canonical, 'UTF8'))";

const BLOCK = 64;
const padded = (key, byte) => {
  const block = Buffer.alloc(BLOCK);
  key.copy(block);
  return `'\\x${block.map((one) => one ^ byte).toString('hex')}'::bytea`;
};

/** HMAC-SHA-256 of an SQL expression of type bytea. */
export const macSql = (key, value) => `sha256(${padded(key, 0x5c)} || sha256(${padded(key, 0x36)} || ${value}))`;

const AT = '2026-05-20T12:00:00.000Z';

/** Statement that writes events as the application writes them, with bytes and MAC of theirs; each a record of its own. */
export const plainEvents = (school, numbers) => `
  INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
  SELECT ${school}, 'note/' || n, 1, 'note.taken', '${AT}', 1, canonical, ${HASH}, ${macSql(MAC_KEY, HASH)}
  FROM (SELECT n, '{"actor":{"id":1,"role":"student"},"at":"${AT}","data":{"words":"' || repeat('x', 200)
      || '"},"id":"' || gen_random_uuid() || '","organization":${school},"request":"' || gen_random_uuid()
      || '","stream":"note/' || n || '","texts":{},"type":"note.taken","version":1}' AS canonical
    FROM ${numbers} n) e`;
