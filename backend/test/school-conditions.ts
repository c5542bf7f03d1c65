const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'] as const;

/** A node of a plan, as EXPLAIN (VERBOSE, FORMAT JSON) prints it. */
export interface PlanNode extends Readonly<Partial<Record<(typeof CONDITIONS)[number], string>>> {
  readonly 'Node Type': string;
  readonly 'Join Type'?: string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
  readonly 'Subplan Name'?: string;
}

/** `to` is of one school if `from` is, or if `from` is undefined. */
interface Edge {
  readonly from: string | undefined;
  readonly to: string;
}

/**
 * The tables that a plan reads or changes without saying of which school: `schema.table`. `schoolOf` gives the column
 * of a table that holds the school's id.
 */
export function tablesOfEverySchool(plan: PlanNode, schoolOf: ReadonlyMap<string, string>): string[] {
  const nodes = within(plan);
  const scans = new Map<string, string>();
  for (const node of nodes) {
    const table = `${node.Schema}.${node['Relation Name']}`;
    if (node.Alias && node['Node Type'] !== 'ModifyTable' && schoolOf.has(table)) scans.set(node.Alias, table);
  }
  const columnOf = new Map([...scans].map(([alias, table]) => [alias, `${alias}.${schoolOf.get(table)}`]));
  const aliasOf = new Map([...columnOf].map(([alias, column]) => [column, alias]));
  const otherColumn = (side: string): boolean => {
    const alias = /^(\w+|"[^"]+")\.\w+$/.exec(side)?.[1];
    return alias !== undefined && scans.has(alias);
  };
  const isOfSchool = (side: string): boolean => aliasOf.has(side) || !otherColumn(side);
  // rows of a subplan that is read once count only where its column equals the school of the row outside
  const subplans = nodes.flatMap((node) =>
    [...JSON.stringify({ ...node, Plans: [] }).matchAll(/\(?([\w.$]+) = \(hashed (SubPlan \d+)\)\.col(\d+)/g)].flatMap(
      ([, side = '', name, number]): Edge[] => {
        const inner = nodes.find((one) => one['Subplan Name'] === name)?.Output?.[Number(number) - 1] ?? '';
        const to = aliasOf.get(inner);
        return to !== undefined && isOfSchool(side) ? [{ from: aliasOf.get(side), to }] : [];
      },
    ),
  );
  const conditions = nodes.flatMap((node) => {
    const kept = keptSide(node);
    return CONDITIONS.flatMap((key) => conjuncts(node[key] ?? '')).flatMap((conjunct) => {
      const [left = '', right = ''] = conjunct.split(' = ').map(bare);
      return [
        [left, right],
        [right, left],
      ].flatMap(([from = '', column = '']) => {
        const to = aliasOf.get(column);
        if (to === undefined || from === '' || from.startsWith('ANY ') || kept.has(to)) return [];
        return isOfSchool(from) ? [{ from: aliasOf.get(from), to }] : [];
      });
    });
  });
  const edges: Edge[] = [...subplans, ...conditions];
  const bound = new Set<string>();
  for (let size = -1; size < bound.size;) {
    size = bound.size;
    for (const { from, to } of edges) if (from === undefined || bound.has(from)) bound.add(to);
  }
  return [...new Set([...scans].flatMap(([alias, table]) => (bound.has(alias) ? [] : [table])))].sort();
}

/** The aliases that an outer join keeps whether or not its condition holds. */
function keptSide(node: PlanNode): ReadonlySet<string> {
  const [outer, inner] = node.Plans ?? [];
  const kept = { Left: [outer], Anti: [outer], Right: [inner], 'Right Anti': [inner], Full: [outer, inner] }[
    node['Join Type'] ?? ''
  ];
  return new Set((kept ?? []).flatMap((side) => (side ? within(side) : [])).flatMap(({ Alias }) => Alias ?? []));
}

const within = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(within)];

/** The parts of a condition that all hold. */
function conjuncts(condition: string): string[] {
  const inner = bare(condition);
  const parts: string[] = [];
  let [depth, from, quoted] = [0, 0, false];
  for (let at = 0; at < inner.length; at += 1) {
    const letter = inner[at];
    if (letter === "'") quoted = !quoted;
    if (quoted) continue;
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (depth === 0 && inner.startsWith(' AND ', at)) {
      parts.push(inner.slice(from, at));
      from = at + 5;
    }
  }
  parts.push(inner.slice(from));
  return parts.length === 1 ? parts.map(bare) : parts.flatMap(conjuncts);
}

/** Without the parentheses around the whole. */
function bare(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text;
  }
  return bare(text.slice(1, -1));
}
