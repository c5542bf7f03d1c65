import { piecesOf } from './inlineText.js';
import { TextLink } from './TextLink.js';

/** A sentence with its links and strong words. */
export const Inline = ({ children }: { readonly children: string }) =>
  piecesOf(children).map((piece, index) => {
    if (piece.kind === 'link')
      return (
        <TextLink key={index} href={piece.href}>
          {piece.text}
        </TextLink>
      );
    if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>;
    if (piece.kind === 'code') return <code key={index}>{piece.text}</code>;
    return piece.text;
  });
