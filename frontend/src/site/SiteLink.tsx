import type { ComponentProps } from 'react';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An own address, from the slash on. */
  readonly to: string;
};

/** Leads to a page of ours; `useWay` follows it without loading the page whole. */
export const SiteLink = ({ to, ...rest }: SiteLinkProps) => <a href={to} {...rest} />;
