import { observeProcess } from './observe-process.js';
import { Telemetry, type TelemetryOptions } from './telemetry.js';

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
