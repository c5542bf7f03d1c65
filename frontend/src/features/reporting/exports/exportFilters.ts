import { listParams } from '../../../api/paging.js';

/** What narrows a list, as its export takes it. */
export const exportFilters = (filter: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(listParams(filter)).map(([name, value]) => [name, String(value)]));
