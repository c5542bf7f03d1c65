import { AUDITED_RECORDS } from '@hourtrail/contracts';
import { REBUILT_STREAMS } from '../app.module.js';

describe('the workbench of a reviewer', () => {
  it('knows every kind of record that the log keeps', () => {
    const known: readonly string[] = AUDITED_RECORDS;
    expect(REBUILT_STREAMS.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});
