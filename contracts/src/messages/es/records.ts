import type { records as english } from '../en/records.js';

export const records = {
  'records.unknown':
    'Ninguna constancia tiene este código. Compárelo con el papel o con el enlace. Un código no tiene las letras I y O, ni 0 ni 1.',
  'records.erased': 'Lo que mostraba esta constancia se borró.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
