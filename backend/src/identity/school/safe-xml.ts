import { DOMParser } from '@xmldom/xmldom';

/** XML that somebody sent is not what it may be. */
export class UnsafeXml extends Error {}

/** The parser takes quadratic time. A response has a few hundred of each. */
const MOST_MARKUP = 3_000;

const DECLARATION = /^\uFEFF?\s*<\?xml\s[^?<>]*\?>/;

/**
 * Reads XML of a stranger: no document type and so no entities, no CDATA, no processing instructions, and comments only
 * if allowed; few elements and attributes. Throws UnsafeXml.
 */
export function readXml(text: string, { comments = false } = {}): Element {
  const content = text.replace(DECLARATION, '');
  if ((comments ? /<!(?!--)/ : /<!/).test(content) || content.includes('<?')) throw new UnsafeXml('declarations');
  if (content.split('<').length > MOST_MARKUP || content.split('=').length > MOST_MARKUP)
    throw new UnsafeXml('too much');
  const fail = (problem: string): never => {
    throw new UnsafeXml(problem.slice(0, 200));
  };
  const errorHandler = { warning: fail, error: fail, fatalError: fail };
  try {
    const document = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml') as Partial<Document> | undefined;
    return document?.documentElement ?? fail('no element');
  } catch (error) {
    throw error instanceof UnsafeXml ? error : new UnsafeXml(String(error).slice(0, 200));
  }
}

/** Of any namespace; `root` included. */
export const elementsIn = (root: Element): readonly Element[] => [root, ...Array.from(root.getElementsByTagName('*'))];

export const childrenOf = (parent: Element, namespace: string, name: string): readonly Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 && (node as Element).namespaceURI === namespace && (node as Element).localName === name,
  );

/** Undefined for none and for several. */
export function onlyChild(parent: Element | undefined, namespace: string, name: string): Element | undefined {
  const children = parent ? childrenOf(parent, namespace, name) : [];
  return children.length === 1 ? children[0] : undefined;
}

export const textOf = (element: Element | undefined): string => (element?.textContent ?? '').trim();
