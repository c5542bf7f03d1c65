import { observeProcess } from './observe-process.js';
import { Telemetry } from './telemetry.js';

export interface TelemetryOptions {
  /** Where metrics can be scraped. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** What is sent to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. `sampled` is the share of traces, from 0 to 1. */
  readonly otlp?: { readonly metrics: boolean; readonly traces: boolean; readonly sampled: number } | undefined;
  readonly version: string;
}

/** Loads OpenTelemetry only if something of it is on. Throws a StartError if the metrics' port is taken. */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { metrics, otlp, version } = options;
  if (!metrics && !otlp?.metrics && !otlp?.traces) return Telemetry.off;
  const { openSdk } = await import('./sdk.js');
  const sdk = await openSdk(options);
  let endObservation = (): void => undefined;
  const stop = async (): Promise<void> => {
    endObservation();
    await sdk.stop();
  };
  const telemetry = new Telemetry({ ...sdk, stop });
  endObservation = observeProcess(telemetry, version);
  return telemetry;
}
