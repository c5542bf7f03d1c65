import type { ComponentType } from 'react';
import type { PublicRoute } from '@hourtrail/contracts';

/** What a page says of itself to browsers, search engines and those it is shared with. */
export interface PageMeta {
  readonly path: PublicRoute;
  /** Without the product's name, which is added everywhere but on the first page. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Objects of schema.org; own addresses in them begin with `SITE_URL`. */
  readonly structured?: readonly object[];
  /** False for what search engines shall leave out. */
  readonly indexed?: false;
}

/** What the module of a page exports. */
export interface SitePage {
  readonly meta: PageMeta;
  readonly Page: ComponentType;
}

/** Stands for the origin people use, which the server knows when it answers. */
export const SITE_URL = '__PUBLIC_URL__';

export const fullTitle = ({ path, title }: Pick<PageMeta, 'path' | 'title'>): string =>
  path === '/' ? title : `${title} · HourTrail`;
