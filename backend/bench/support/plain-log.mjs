import { HASH, macSql } from './mac-sql.mjs';
import { MAC_KEY } from './write-core.mjs';

const AT = '2026-05-20T12:00:00.000Z';

/** Statement that writes events as the application writes them, with bytes and MAC of theirs; each a record of its own. */
export const plainEvents = (school, numbers) => `
  INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
  SELECT ${school}, 'note/' || n, 1, 'note.taken', '${AT}', 1, canonical, ${HASH}, ${macSql(MAC_KEY, HASH)}
  FROM (SELECT n, '{"actor":{"id":1,"role":"student"},"at":"${AT}","data":{"words":"' || repeat('x', 200)
      || '"},"id":"' || gen_random_uuid() || '","organization":${school},"request":"' || gen_random_uuid()
      || '","stream":"note/' || n || '","texts":{},"type":"note.taken","version":1}' AS canonical
    FROM ${numbers} n) e`;
