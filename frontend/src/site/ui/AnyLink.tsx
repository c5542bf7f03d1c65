import type { AnchorHTMLAttributes } from 'react';
import { SiteLink } from '../SiteLink.js';

interface AnyLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link to a page of ours, to a place on this one, or, in a tab of its own, to somebody else's. */
export function AnyLink({ href, ...rest }: AnyLinkProps) {
  if (href.startsWith('/') && !href.startsWith('/api/')) return <SiteLink to={href} {...rest} />;
  const outside = /^https?:/.test(href);
  return <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })} {...rest} />;
}
