/** Upper bounds of a histogram's buckets, in seconds. */
const REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const TRIPS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const JOBS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 600];
const COLLECTIONS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5];

interface Metric {
  readonly kind: 'counter' | 'histogram' | 'gauge' | 'read-counter';
  readonly about: string;
  readonly labels?: readonly string[];
  readonly buckets?: readonly number[];
  /** Counted from 0 at the start, so that the first of them is an increase. */
  readonly fromZero?: readonly Readonly<Record<string, string>>[];
}

/** Every metric that the server exposes. A label takes its values from the code, never from a request. */
export const METRICS = {
  hourtrail_build_info: { kind: 'gauge', about: 'Always 1.', labels: ['version', 'node'] },
  hourtrail_http_request_seconds: {
    kind: 'histogram',
    about: 'Requests and how long they took, without live streams.',
    labels: ['method', 'route', 'status'],
    buckets: REQUESTS,
  },
  hourtrail_live_streams: { kind: 'gauge', about: 'Open pages that listen for changes.' },
  hourtrail_statements_total: {
    kind: 'counter',
    about: 'Statements sent to the database, by name.',
    labels: ['statement'],
  },
  hourtrail_trip_seconds: {
    kind: 'histogram',
    about: 'Round trips to the database, by the first statement that does more than open one.',
    labels: ['statement'],
    buckets: TRIPS,
  },
  hourtrail_pool_connections: {
    kind: 'gauge',
    about: 'Open connections of a pool: `in-use` or `idle`.',
    labels: ['pool', 'state'],
  },
  hourtrail_pool_connections_max: { kind: 'gauge', about: 'How many connections a pool may open.', labels: ['pool'] },
  hourtrail_pool_waiting: { kind: 'gauge', about: 'Who waits for a connection right now.', labels: ['pool'] },
  hourtrail_pool_wait_seconds: {
    kind: 'histogram',
    about: 'How long it took to get a connection.',
    labels: ['pool'],
    buckets: TRIPS,
  },
  hourtrail_replica_reads_total: {
    kind: 'counter',
    about: 'Reads that may go to the replica, by who answered: `replica`, or `primary` because it was behind or gone.',
    labels: ['by'],
    fromZero: [{ by: 'replica' }, { by: 'primary' }],
  },
  hourtrail_database_up: { kind: 'gauge', about: '1 if the database answered within two seconds, else 0.' },
  hourtrail_database_bytes: { kind: 'gauge', about: 'Size of the database.' },
  hourtrail_log_events: {
    kind: 'gauge',
    about: 'The place of the newest event: the number of events, or a little more.',
  },
  hourtrail_log_problems: { kind: 'gauge', about: 'Problems that the daily checks of the log found, in all schools.' },
  hourtrail_log_checks_failing: { kind: 'gauge', about: 'Schools whose daily check did not finish.' },
  hourtrail_reaction_lag_seconds: {
    kind: 'gauge',
    about: 'Age of the oldest event that a reaction has not read; 0 if it read all.',
    labels: ['reaction'],
  },
  hourtrail_sealing_lag_seconds: { kind: 'gauge', about: 'Age of the oldest event that is not sealed; 0 if all are.' },
  hourtrail_sealing_stopped_schools: { kind: 'gauge', about: 'Schools whose sealing has stopped.' },
  hourtrail_read_only: { kind: 'gauge', about: '1 while every change is refused, because the log is not whole.' },
  hourtrail_jobs: {
    kind: 'gauge',
    about: 'Jobs by state: `waiting` is due, `later` is due later or tried again, `failed` has no try left.',
    labels: ['task', 'state'],
  },
  hourtrail_job_oldest_seconds: {
    kind: 'gauge',
    about: 'How long the oldest job that is due has waited; 0 if none waits.',
    labels: ['task'],
  },
  hourtrail_job_seconds: {
    kind: 'histogram',
    about: 'Attempts at jobs, by outcome: `done` or `failed`.',
    labels: ['task', 'outcome'],
    buckets: JOBS,
  },
  hourtrail_mail_waiting: { kind: 'gauge', about: 'Emails that wait to be sent.' },
  hourtrail_mail_oldest_seconds: { kind: 'gauge', about: 'How long the oldest of them has waited; 0 if none waits.' },
  hourtrail_mail_total: {
    kind: 'counter',
    about: 'Emails by end: `sent`, `failed` for good, `dropped` because their reason was gone.',
    labels: ['state'],
    fromZero: [{ state: 'sent' }, { state: 'failed' }, { state: 'dropped' }],
  },
  hourtrail_webhook_deliveries_total: {
    kind: 'counter',
    about: 'Attempts at deliveries to webhooks: `delivered`, `failed`, or `given-up` after the last one.',
    labels: ['outcome'],
    fromZero: [{ outcome: 'delivered' }, { outcome: 'failed' }, { outcome: 'given-up' }],
  },
  hourtrail_process_cpu_seconds_total: { kind: 'read-counter', about: 'Processor time of the process.' },
  hourtrail_process_resident_bytes: { kind: 'gauge', about: 'Memory of the process.' },
  hourtrail_process_heap_bytes: { kind: 'gauge', about: 'JavaScript heap in use.' },
  hourtrail_process_heap_limit_bytes: { kind: 'gauge', about: 'Size at which the JavaScript heap is full.' },
  hourtrail_process_start_seconds: { kind: 'gauge', about: 'When the process started, as a Unix time.' },
  hourtrail_event_loop_delay_seconds: {
    kind: 'gauge',
    about: 'How late the event loop was since the last reading: `0.5`, `0.99` or `1`, its largest.',
    labels: ['quantile'],
  },
  hourtrail_gc_seconds: {
    kind: 'histogram',
    about: 'Garbage collections: `minor`, `major`, `incremental` or `weakcb`.',
    labels: ['kind'],
    buckets: COLLECTIONS,
  },
} satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;

export type MetricOf<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

export const metricNamed = (name: MetricName): Metric => METRICS[name];
