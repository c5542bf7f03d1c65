import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const WORKSPACES = ['backend', 'contracts', 'frontend'];

/** A copy of this project gets the packages of this one, and its own workspaces among them. */
export function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@hourtrail'), { recursive: true });
  for (const name of readdirSync(join(PROJECT, 'node_modules')))
    if (!name.startsWith('.') && name !== '@hourtrail')
      symlinkSync(join(PROJECT, 'node_modules', name), join(packages, name));
  for (const name of WORKSPACES) {
    symlinkSync(join(folder, name), join(packages, '@hourtrail', name));
    // what npm puts here because another package holds to another version
    const own = join(name, 'node_modules');
    if (existsSync(join(PROJECT, own))) symlinkSync(join(PROJECT, own), join(folder, own));
  }
}
