import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Counter,
  type Histogram,
  type Meter,
  type Observable,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { requestContext } from '../web/request-context.js';
import { METRICS, metricNamed, type MetricName, type MetricOf } from './metrics.js';

export type Labels = Readonly<Record<string, string>>;
export type Put = (name: MetricOf<'gauge' | 'read-counter'>, value: number, labels?: Labels) => void;

const COUNTERS = (Object.keys(METRICS) as MetricName[]).filter(
  (name): name is MetricOf<'counter'> => metricNamed(name).kind === 'counter',
);

export interface TelemetryOptions {
  /** Where metrics can be scraped. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** What is sent to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. `sampled` is the share of traces, from 0 to 1. */
  readonly otlp?: { readonly metrics: boolean; readonly traces: boolean; readonly sampled: number } | undefined;
  readonly version: string;
}

export interface TelemetrySdk {
  readonly meter: Meter | undefined;
  readonly tracer: Tracer | undefined;
  readonly stop: () => Promise<void>;
}

/** What the server measures of itself. Does nothing unless `startTelemetry` has opened a meter or a tracer. */
export class Telemetry {
  static readonly off = new Telemetry();

  private readonly counters = new Map<MetricName, Counter>();
  private readonly histograms = new Map<MetricName, Histogram>();
  private readonly read = new Map<MetricName, Observable>();

  constructor(private readonly sdk?: TelemetrySdk) {
    for (const name of COUNTERS) for (const labels of metricNamed(name).fromZero ?? []) this.count(name, labels, 0);
  }

  get isOn(): boolean {
    return this.sdk !== undefined;
  }

  get stop(): () => Promise<void> {
    return this.sdk?.stop ?? (() => Promise.resolve());
  }

  count(name: MetricOf<'counter'>, labels: Labels, more = 1): void {
    const meter = this.sdk?.meter;
    if (!meter) return;
    let counter = this.counters.get(name);
    if (!counter) {
      counter = meter.createCounter(name, { description: metricNamed(name).about });
      this.counters.set(name, counter);
    }
    counter.add(more, labels);
  }

  record(name: MetricOf<'histogram'>, seconds: number, labels: Labels): void {
    const meter = this.sdk?.meter;
    if (!meter) return;
    let histogram = this.histograms.get(name);
    if (!histogram) {
      const { about, buckets = [] } = metricNamed(name);
      const advice = { explicitBucketBoundaries: [...buckets] };
      histogram = meter.createHistogram(name, { description: about, advice });
      this.histograms.set(name, histogram);
    }
    histogram.record(seconds, labels);
  }

  /** Calls `look` at each reading. A metric that it leaves out has no value then. */
  observe(names: readonly MetricOf<'gauge' | 'read-counter'>[], look: (put: Put) => void | Promise<void>): void {
    const meter = this.sdk?.meter;
    if (!meter) return;
    const instruments = names.map((name) => this.readFrom(meter, name));
    meter.addBatchObservableCallback(
      (result) => look((name, value, labels) => result.observe(this.read.get(name) as Observable, value, labels)),
      instruments,
    );
  }

  private readFrom(meter: Meter, name: MetricName): Observable {
    const { kind, about: description } = metricNamed(name);
    const instrument =
      kind === 'gauge'
        ? meter.createObservableGauge(name, { description })
        : meter.createObservableCounter(name, { description });
    this.read.set(name, instrument);
    return instrument;
  }

  /** Begins the trace of a request, which has the id of the request. */
  spanOfRequest(name: string): Span | undefined {
    return this.sdk?.tracer?.startSpan(name, { kind: SpanKind.SERVER }, ROOT_CONTEXT);
  }

  /** A step of the request or job that is under way; undefined if that is not sampled. */
  spanWithin(name: string, attributes: Attributes): Span | undefined {
    const tracer = this.sdk?.tracer;
    const within = tracer && requestContext.getStore()?.span;
    if (!within?.isRecording()) return undefined;
    return tracer?.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, within));
  }

  /** Measures one attempt at a job, and begins its trace. */
  async job(task: string, work: () => Promise<void>): Promise<void> {
    if (!this.sdk) return work();
    const began = performance.now();
    const span = this.sdk.tracer?.startSpan(`job ${task}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
    let outcome: 'done' | 'failed' = 'failed';
    try {
      await (span ? requestContext.run({ span }, work) : work());
      outcome = 'done';
    } finally {
      if (outcome === 'failed') span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      this.record('hourtrail_job_seconds', secondsSince(began), { task, outcome });
    }
  }
}

export const secondsSince = (began: number): number => (performance.now() - began) / 1_000;
