import { FileProblem } from '../../platform/imports/file-problem.js';
import { finderOf, manifestIn, numbersIn } from './match-files.js';

it.each([
  ['9900001.pdf', ['9900001']],
  ['9900001-2.jpg', ['9900001-2', '9900001']],
  ['A-12_photo 2.jpg', ['A-12_photo 2', 'A-12_photo', 'A-12', 'A']],
  ['.pdf', []],
  ['no extension', ['no extension', 'no']],
])('a file named %p may begin with the numbers %p', (name, numbers) => {
  expect(numbersIn(name)).toEqual(numbers);
});

it('no number is longer than the longest of an import', () => {
  expect(numbersIn(`${'A'.repeat(100)}-${'B'.repeat(100)}.pdf`)).toEqual(['A'.repeat(100)]);
  expect(numbersIn(`${'A'.repeat(101)}.pdf`)).toEqual([]);
});

describe('a number', () => {
  const entries = [
    { id: 7, reference: '12' },
    { id: 12, reference: 'B-7' },
    { id: 13, reference: '90' },
    { id: 14, reference: '90' },
    { id: 15, reference: null },
  ];
  const find = finderOf(entries);
  it.each([
    ['names an entry by the other system’s number first', ['12'], 7],
    ['names an entry by ours', ['15'], 15],
    ['is the longest that an entry has', ['B-7-photo', 'B-7', 'B'], 12],
    ['may have letters of either case', ['b-7'], 12],
    ['of no entry names none', ['99', '150'], undefined],
  ])('%s', (_what, numbers, id) => {
    expect(find(numbers)).toEqual(entries.find((entry) => entry.id === id));
  });

  it('of two entries names neither', () => {
    expect(find(['90'])).toBe('twice');
  });
});

describe('a manifest', () => {
  const read = (text: string) => manifestIn(Buffer.from(text));

  it('names the entry of each file, whatever its columns are called', async () => {
    const manifest = await read('Impact ID,File Name,Size\n9900001,Photo.JPG,12\n9900002,letter.pdf,\n');
    expect([...manifest]).toEqual([
      ['photo.jpg', '9900001'],
      ['letter.pdf', '9900002'],
    ]);
  });

  it.each(['', 'file\nphoto.jpg\n', 'file,size\nphoto.jpg,2\n'])('must have both columns: %p', async (text) => {
    await expect(read(text)).rejects.toBeInstanceOf(FileProblem);
  });
});
