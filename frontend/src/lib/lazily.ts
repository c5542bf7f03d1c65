import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component that is not part of the first script of its page. It is fetched as soon as the browser has nothing else
 * to do, so that it can be shown later without a network.
 */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void load().catch(() => undefined));
  return lazy(async () => ({ default: await load() }));
}
