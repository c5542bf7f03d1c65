// Official records, and the page for whoever was given one
export const records = {
  'records.unknown':
    'No record has this code. Compare it with the paper or the link. A code has none of the letters I and O, and no 0 or 1.',
  'records.erased': 'What this record showed was erased.',
} as const;
