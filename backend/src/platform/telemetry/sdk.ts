import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
  type Resource,
} from '@opentelemetry/resources';
import {
  AggregationTemporality,
  InstrumentType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type IMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type IdGenerator,
} from '@opentelemetry/sdk-trace';
import { Logger } from '@nestjs/common';
import { StartError } from '../config/start-error.js';
import { requestContext } from '../web/request-context.js';
import type { TelemetryOptions, TelemetrySdk } from './telemetry.js';

const STOP_WITHIN_MS = 2_000;

/** Throws a StartError if the metrics cannot be served where they should be. */
export async function openSdk({ metrics, otlp, version }: TelemetryOptions): Promise<TelemetrySdk> {
  reportFailures();
  const resource = resourceFromAttributes({ 'service.name': 'hourtrail', 'service.version': version }).merge(
    detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
  );
  const scraped = metrics && new ScrapedReader({ preventServerStart: true, withoutScopeInfo: true });
  const server = metrics && scraped && (await serve(scraped, metrics));
  // one reader alone: what it does not collect piles up for another
  const reader =
    scraped ?? (otlp?.metrics ? new PeriodicExportingMetricReader({ exporter: new PushedMetrics() }) : undefined);
  const meters = reader && new MeterProvider({ resource, readers: [reader] });
  const tracers = otlp?.traces ? tracersOf(resource, otlp.sampled) : undefined;
  return {
    meter: meters?.getMeter('hourtrail'),
    tracer: tracers?.getTracer('hourtrail'),
    stop: async () => {
      server?.close();
      server?.closeAllConnections();
      const late = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
      const ended = Promise.allSettled([meters?.shutdown(), tracers?.shutdown()]);
      await Promise.race([ended, late]);
    },
  };
}

/** A gauge that nothing reads any more has no value; by default its last one would stay. */
const temporalityOf = (type: InstrumentType): AggregationTemporality =>
  type === InstrumentType.OBSERVABLE_GAUGE ? AggregationTemporality.DELTA : AggregationTemporality.CUMULATIVE;

class ScrapedReader extends PrometheusExporter {
  override selectAggregationTemporality = temporalityOf;
}

class PushedMetrics extends OTLPMetricExporter {
  override selectAggregationTemporality = temporalityOf;
}

async function serve(reader: PrometheusExporter & IMetricReader, at: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics')
      return reader.getMetricsRequestHandler(request, response);
    response.writeHead(404).end();
  });
  try {
    server.listen(at.port, at.host);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(`The metrics cannot be served at ${at.host}:${at.port}: ${(error as Error).message}.`);
  }
  return server.unref();
}

const tracersOf = (resource: Resource, sampled: number): TracerProvider =>
  new TracerProvider({
    resource,
    idGenerator: new RequestIds(),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampled) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });

/** The trace of a request has its id, without the hyphens; so a line of the log and an event lead to it. */
class RequestIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();

  generateTraceId(): string {
    return requestContext.getStore()?.request?.id.replaceAll('-', '') ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.random.generateSpanId();
  }
}

/** Once until another failure comes: an export is tried every few seconds. */
function reportFailures(): void {
  const logger = new Logger('Telemetry');
  let last: string | undefined;
  const report = (message: string): void => {
    const [line = ''] = message.split('\n');
    if (line !== last) logger.warn(line);
    last = line;
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
