import { mentionsAnyone, systemAt, type ErasureHandler } from '../platform/event-log/erasure-handler.js';

/** Deletes the erased person's filters, and other people's filters that contain their name. */
export const forgetSavedFilters: ErasureHandler = async ({ id, names, schools }, { database }) => {
  for (const organizationId of schools) {
    const filters = await database.read<{ id: number; user_id: number; name: string; search: string }>(organizationId, {
      name: 'filters-of-school',
      text: 'SELECT id, user_id, name, search FROM hours.saved_filters WHERE organization_id = $1',
      values: [organizationId],
    });
    const going = filters.filter(
      ({ user_id, name, search }) => user_id === id || mentionsAnyone(`${name} ${searched(search)}`, names),
    );
    await database.write(systemAt(organizationId), [
      {
        name: 'forget-filters',
        text: 'DELETE FROM hours.saved_filters WHERE organization_id = $1 AND id = ANY ($2)',
        values: [organizationId, going.map((filter) => filter.id)],
      },
    ]);
  }
};

const searched = (search: string): string => [...new URLSearchParams(search).values()].join(' ');
