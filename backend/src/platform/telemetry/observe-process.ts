import { constants, monitorEventLoopDelay, PerformanceObserver, type NodeGCPerformanceDetail } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Telemetry } from './telemetry.js';

const NANOSECONDS = 1e9;

const GC_KINDS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
};

/** Returns what ends the observation. */
export function observeProcess(telemetry: Telemetry, version: string): () => void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const collections = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, detail } = entry as typeof entry & { readonly detail: NodeGCPerformanceDetail };
      const kind = GC_KINDS[detail.kind] ?? 'other';
      telemetry.record('hourtrail_gc_seconds', duration / 1_000, { kind });
    }
  });
  collections.observe({ entryTypes: ['gc'] });
  const started = Date.now() / 1_000 - process.uptime();
  telemetry.observe(
    [
      'hourtrail_build_info',
      'hourtrail_process_cpu_seconds_total',
      'hourtrail_process_resident_bytes',
      'hourtrail_process_heap_bytes',
      'hourtrail_process_heap_limit_bytes',
      'hourtrail_process_start_seconds',
      'hourtrail_event_loop_delay_seconds',
    ],
    (put) => {
      const { user, system } = process.cpuUsage();
      const heap = getHeapStatistics();
      put('hourtrail_build_info', 1, { version, node: process.versions.node });
      put('hourtrail_process_cpu_seconds_total', (user + system) / 1e6);
      put('hourtrail_process_resident_bytes', process.memoryUsage.rss());
      put('hourtrail_process_heap_bytes', heap.used_heap_size);
      put('hourtrail_process_heap_limit_bytes', heap.heap_size_limit);
      put('hourtrail_process_start_seconds', started);
      // without a sample yet, its percentiles are 0 and its largest is 0 too
      for (const quantile of ['0.5', '0.99', '1'])
        put('hourtrail_event_loop_delay_seconds', delay.percentile(Number(quantile) * 100) / NANOSECONDS, { quantile });
      delay.reset();
    },
  );
  return () => {
    delay.disable();
    collections.disconnect();
  };
}
