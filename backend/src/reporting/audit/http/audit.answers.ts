import {
  ANOMALIES,
  INTEGRITY_STATES,
  ROLES,
  type Anomaly,
  type Checkup,
  type AuditEvent,
  type AuditPerson,
  type AuditStep,
  type Decider,
  type Integrity,
  type NamedPerson,
  type UnfinishedCheckup,
  type Sample,
  type SampledEntry,
} from '@hourtrail/contracts';
import {
  choice,
  decimal,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  record,
  shape,
  text,
  type Described,
} from '../../../platform/web/openapi/shape.js';

export const namedPerson = shape<NamedPerson>('NamedPerson', {
  id: nullable(integer()),
  name: text(),
  role: choice([...ROLES, 'system', 'visitor']),
});

export const personConcerned = nullable(
  object<{ readonly id: number; readonly name: string }>({ id: integer(), name: text() }),
);

const event = {
  number: nullable(integer({ description: 'In the sealed log of its school.' })),
  organizationId: integer(),
  record: text({ example: 'hours/12' }),
  version: integer(),
  type: text({ example: 'hours.approved' }),
  at: instant(),
  actor: namedPerson,
  person: personConcerned,
  hours: nullable(text({ example: '3.00' })),
};

export const auditEvents = list(shape<AuditEvent>('AuditEvent', event));

const anything: Described<unknown> = { schema: { description: 'As it was recorded.' } };

export const auditTrail = list(
  shape<AuditStep>('AuditStep', {
    ...event,
    data: record(anything),
    texts: record(nullable(text())),
    hash: text({ description: 'SHA-256 of its bytes, in hexadecimal.' }),
    verified: choice(['sealed', 'recorded', 'broken']),
    fault: nullable(text({ description: 'What is wrong with it, in a sentence.' })),
  }),
);

export const auditPeople = list(
  shape<AuditPerson>('AuditPerson', { id: integer(), name: text(), role: choice(ROLES) }),
);

export const deciders = list(
  shape<Decider>('Decider', {
    person: namedPerson,
    verified: integer(),
    approved: integer(),
    rejected: integer(),
    alone: integer({ description: 'Of the approved ones, how many nobody else had verified.' }),
    approvedHours: decimal(),
    firstAt: instant(),
    lastAt: instant(),
  }),
);

export const integrity = shape<Integrity>('Integrity', {
  organizationId: integer(),
  state: choice(INTEGRITY_STATES),
  words: text(),
  sealed: integer(),
  waiting: integer(),
  sealedAt: nullable(instant()),
  root: nullable(text({ description: 'In hexadecimal.' })),
  key: text({ description: 'Id of the key that signs.', example: '530d903a' }),
  checks: list(
    object<Integrity['checks'][number]>({
      name: choice(['tree', 'signature', 'outside', 'events']),
      holds: nullable(flag()),
      words: text(),
    }),
  ),
  checkup: nullable(
    object<Checkup>({ at: instant(), events: integer(), faults: integer(), summary: text(), words: list(text()) }),
  ),
  unfinished: nullable(object<UnfinishedCheckup>({ since: instant(), why: text() })),
  isCheckingUp: flag(),
});

export const anomalies = list(
  shape<Anomaly>('Anomaly', {
    rule: choice(ANOMALIES),
    at: instant(),
    actor: namedPerson,
    person: personConcerned,
    decisions: integer(),
    hours: decimal(),
    reason: text(),
    records: list(text({ example: 'hours/12' }), { maxItems: 10 }),
  }),
);

export const sample = shape<Sample>('Sample', {
  organizationId: integer(),
  seed: text(),
  size: integer({ description: 'How many events were sealed.' }),
  root: text({ description: 'Of the tree of that size, in hexadecimal.' }),
  population: integer({ description: 'How many approvals it was drawn from.' }),
  entries: list(
    shape<SampledEntry>('SampledEntry', {
      number: integer({ description: 'Of its approval in the log.' }),
      record: text({ example: 'hours/12' }),
      person: personConcerned,
      actor: namedPerson,
      at: instant(),
      hours: nullable(text({ example: '3.00' })),
      draw: text({
        description:
          'SHA-256 over the seed, a newline, the number of the school, a newline and the number of the approval, in ' +
          'hexadecimal: the smallest are drawn.',
      }),
    }),
  ),
});
