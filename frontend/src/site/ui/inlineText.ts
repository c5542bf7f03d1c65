export type Piece =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const MARKED = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** Takes `[words](/path)`, `**words**` and `code` in backticks out of a sentence. */
export function piecesOf(sentence: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKED)) {
    const [all, label, href, strong, code] = match;
    if (match.index > end) pieces.push({ kind: 'text', text: sentence.slice(end, match.index) });
    if (label && href) pieces.push({ kind: 'link', text: label, href });
    else if (strong) pieces.push({ kind: 'strong', text: strong });
    else pieces.push({ kind: 'code', text: code ?? all });
    end = match.index + all.length;
  }
  if (end < sentence.length) pieces.push({ kind: 'text', text: sentence.slice(end) });
  return pieces;
}

/** The same sentence without its marks. */
export const plainText = (sentence: string): string =>
  piecesOf(sentence)
    .map(({ text }) => text)
    .join('');
