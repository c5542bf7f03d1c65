import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

const OPERATIONS = join(import.meta.dirname, '../../docs/operations');

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

const read = (file: string): string => readFileSync(join(OPERATIONS, file), 'utf8');

export const alerts = (): readonly Alert[] =>
  (parse(read('alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules);

export const panels = (): readonly Panel[] =>
  (JSON.parse(read('grafana-board.json')) as { panels: Panel[] }).panels.filter(({ type }) => type !== 'row');

/** Every query of the board and the rules, with the words of Grafana replaced as it does. */
export const queries = (): readonly { readonly of: string; readonly expr: string }[] => [
  ...alerts().map(({ alert, expr }) => ({ of: alert, expr })),
  ...panels().flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({
      of: title,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
    })),
  ),
];

/** The metrics and labels that a query names. Throws if Prometheus could not read it. */
export function namesIn(expr: string): { readonly metrics: readonly string[]; readonly labels: readonly string[] } {
  const metrics = new Set<string>();
  const labels = new Set<string>();
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => {
      const text = expr.slice(from, to);
      if (type.isError) throw new Error(`Prometheus cannot read "${expr}" at ${from}: "${text}".`);
      if (type.name === 'Identifier') metrics.add(text);
      if (type.name === 'LabelName') labels.add(text);
    },
  });
  return { metrics: [...metrics], labels: [...labels] };
}
