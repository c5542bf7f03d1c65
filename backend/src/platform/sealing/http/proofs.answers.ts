import type { CheckpointRow, ConsistencyProof, InclusionProof, LogKey } from '@hourtrail/contracts';
import { instant, integer, list, nullable, shape, text } from '../../web/openapi/shape.js';

const hash = text({ pattern: '^[0-9a-f]{64}$', description: 'In hexadecimal.' });

export const inclusionProof = shape<InclusionProof>('InclusionProof', {
  organizationId: integer(),
  number: integer({ minimum: 1 }),
  size: integer({ minimum: 1 }),
  event: nullable(text({ description: 'Its bytes as text in UTF-8; null where only its volunteer reads it.' })),
  leaf: hash,
  root: hash,
  hashes: list(hash, { description: 'From the leaf up (RFC 6962).' }),
});

export const consistencyProof = shape<ConsistencyProof>('ConsistencyProof', {
  organizationId: integer(),
  from: integer({ minimum: 1 }),
  to: integer({ minimum: 1 }),
  fromRoot: hash,
  toRoot: hash,
  hashes: list(hash, { description: 'As RFC 6962 has them.' }),
});

export const logKeys = list(
  shape<LogKey>('LogKey', {
    verifierKey: text({ description: 'name+id+key, as tools of transparency logs take it.' }),
    since: instant(),
    until: nullable(instant()),
    statement: nullable(text({ description: 'A note by the key before it that names it.' })),
  }),
);

export const checkpointRows = list(
  shape<CheckpointRow>('CheckpointRow', {
    size: integer({ minimum: 1 }),
    root: hash,
    sealedAt: instant(),
    key: text({ pattern: '^[0-9a-f]{8}$' }),
  }),
);
