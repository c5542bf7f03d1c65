import { csv, importFile } from '../imports.js';
import { MISSING, type Make } from './making.js';
import { newName, type World } from './world.js';
import type { Principal } from './table.js';

/** A file with a person whom no school knows. */
const aFile = (): string => {
  const { email } = newName();
  return csv('firstName,lastName,email,role', `New,Comer,${email},student`);
};

const taken =
  (by: Principal): Make =>
  async (world) => ({ id: await importedBy(world, by) });

const importedBy = async (world: World, by: Principal): Promise<number> =>
  (await importFile(world.client(by), 'users', aFile())).importId as number;

export const FILES: Readonly<Record<string, Make>> = {
  'their school': () => ({ id: 'users', file: aFile() }),
  Roosevelt: ({ roosevelt }) => ({ id: 'users', file: aFile(), organizationId: roosevelt }),
  missing: () => ({ id: 'users', file: aFile(), organizationId: MISSING.id }),
};

export const IMPORTS: Readonly<Record<string, Make>> = {
  "Lincoln's": taken('admin'),
  "Roosevelt's": taken('foreign-admin'),
  'undone at Lincoln': async (world) => {
    const id = await importedBy(world, 'admin');
    await world.as('admin', 'post', `/api/admin/imports/${id}/undo`, {});
    return { id };
  },
  missing: () => MISSING,
};
