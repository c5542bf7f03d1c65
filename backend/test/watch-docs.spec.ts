import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS, metricNamed, type MetricName } from '../src/platform/telemetry/metrics.js';
import { alerts, namesIn } from './operations.js';

const page = readFileSync(join(import.meta.dirname, '../../docs/guides/watch.md'), 'utf8');

test('the page about watching lists every metric with its kind, its labels and what it is', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `hourtrail_'));
  const expected = (Object.keys(METRICS) as MetricName[]).map((name) => {
    const { kind, labels = [], about } = metricNamed(name);
    const cells = [
      `\`${name}\``,
      kind === 'read-counter' ? 'counter' : kind,
      labels.map((label) => `\`${label}\``).join(', '),
      about,
    ];
    return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  });
  expect(rows).toEqual(expected);
});

test('the page explains every alert, in the order of the rules', () => {
  const headings = [...page.matchAll(/^### (HourTrail\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts().map(({ alert }) => alert));
});

test('a rule that wakes someone says so, and every rule says what happened', () => {
  for (const { labels, annotations } of alerts()) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\w.*\.$/);
  }
});

test('a query that Prometheus cannot read is noticed', () => {
  expect(namesIn('sum by (route) (rate(some_total{status=~"5.."}[5m])) > 1')).toEqual({
    metrics: ['some_total'],
    labels: ['route', 'status'],
  });
  expect(() => namesIn('sum by (route) (rate(some_total[5m])')).toThrow('cannot read');
});
