import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Loads a component while the browser is idle, so that it is there even if the network fails later. */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void load().catch(() => undefined));
  return lazy(async () => ({ default: await load() }));
}
