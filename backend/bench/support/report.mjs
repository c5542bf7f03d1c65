import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEADING, markdownTable } from './table.mjs';

/** Adds a run to the page of its day; answers the path of the page. */
export function addToHistory({ goals, results, minutes, rounds, postgres }) {
  const now = new Date().toISOString();
  const page = fileURLToPath(new URL(`../../../docs/performance/${now.slice(0, 10)}.md`, import.meta.url));
  mkdirSync(dirname(page), { recursive: true });
  if (!existsSync(page)) writeFileSync(page, `# Measured on ${now.slice(0, 10)}\n`);
  const rows = results.flatMap((result) => result.rows);
  const texts = [
    `## ${now.slice(11, 16)} UTC: ${goals}`,
    `${machine()}; PostgreSQL ${postgres}. ${minutes} minutes; a ratio is the median of ${rounds} interleaved rounds.`,
    ...(rows.length > 0 ? [markdownTable([HEADING, ...rows])] : []),
    ...results.filter(({ notes }) => notes.length > 0).map(({ notes }) => notes.join('\n')),
  ];
  appendFileSync(page, `\n${texts.join('\n\n')}\n`);
  return relative(process.cwd(), page);
}

function machine() {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${model.trim()}), ${memory} GiB of memory, ${type()}; Node.js ${process.versions.node}`;
}
