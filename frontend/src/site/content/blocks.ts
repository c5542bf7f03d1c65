/** Who decides about what a note says: the school, or whoever runs the server. */
export type Decider = 'school' | 'operator';

/** A string is a paragraph. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly subtitle: string }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  | { readonly set: Decider; readonly note: string };

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const strings = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('subtitle' in block) return [block.subtitle];
  if ('table' in block) return [block.table.head, ...block.table.rows].flat();
  return [block.note];
};

export const sentencesOfBlocks = (blocks: readonly Block[]): readonly string[] => blocks.flatMap(strings);

/** Every sentence of some chapters, titles included. */
export const sentencesOf = (chapters: readonly Chapter[]): readonly string[] =>
  chapters.flatMap(({ title, blocks }) => [title, ...sentencesOfBlocks(blocks)]);
