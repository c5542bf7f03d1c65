import { TamperedLogs } from '../../../test/tampered-logs.js';

let logs: TamperedLogs;
beforeAll(async () => {
  logs = await TamperedLogs.open();
});
afterAll(() => logs.close());

describe('checking the whole log', () => {
  it('finds nothing where nobody did anything', async () => {
    expect(await logs.problems()).toEqual([]);
  });

  it.each([[[1]], [[4]], [[2, 3]], [[5, 9, 12]]])('names the deleted events %j and nothing else', async (numbers) => {
    const problems = await logs.problemsWithout(numbers);
    expect(problems.map(({ kind, number }) => [kind, number])).toEqual(numbers.map((number) => ['removed', number]));
  });

  it('tells of whatever a superuser of the database does behind its back', async () => {
    expect(await logs.unnoticed(300, 'every day')).toEqual([]);
  });
});
