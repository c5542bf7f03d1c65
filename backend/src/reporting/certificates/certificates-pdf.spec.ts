import { allOf, readPdf } from '../../../test/pdf.js';
import { aLogo } from '../../../test/attachments.js';
import { NO_LOOK } from '../../platform/files/school-look.js';
import { writeCertificatesPdf, type Certificates } from './certificates-pdf.js';

const AMARA = { name: 'Amara Diallo', hundredths: 5_250 };
const certificates = (given: Partial<Certificates> = {}): Certificates => ({
  school: 'Lincoln High School',
  look: NO_LOOK,
  students: [AMARA],
  year: null,
  paper: 'letter',
  day: '2026-11-28',
  at: new Date('2026-11-28T15:00:00Z'),
  ...given,
});

/** A file as it is read; each of them is held to PDF/UA. */
async function printed(given: Partial<Certificates> = {}) {
  const parts: Buffer[] = [];
  await writeCertificatesPdf(certificates(given), (bytes) => Promise.resolve(void parts.push(bytes)));
  const bytes = Buffer.concat(parts);
  const read = await readPdf(bytes);
  expect(read.problems).toEqual([]);
  return { ...read, bytes, pages: read.pages.map(({ tagged }) => tagged) };
}

describe('certificates of volunteer service', () => {
  it('say whose hours they are, how many, and who approved them when', async () => {
    const { tree, pages } = await printed({ year: '2026–27' });
    expect(pages).toEqual([
      [
        'Lincoln High School',
        'Certificate of volunteer service',
        'This certifies that',
        'Amara Diallo',
        'gave 52.5 hours of volunteer service in the school year 2026–27',
        'Approved by Lincoln High School. November 28, 2026',
        'Signature',
      ],
    ]);
    expect(allOf(tree, 'H1')).toHaveLength(1);
  });

  it.each([
    ['60 letters', `${'Maximiliana '.repeat(4)}von Hohenlohe`, 'Hohenlohe'],
    ['Chinese', '王小明', '王小明'],
    ['Arabic', 'محمد عبد الله', 'دمحم'],
  ])('fit a name of %s in the middle of one page, with logo and color, on A4', async (_what, name, words) => {
    const look = { color: '#7a1f2b', logo: await aLogo() };
    const { pages, bytes } = await printed({ look, students: [{ ...AMARA, name }], paper: 'a4' });
    expect(pages).toHaveLength(1);
    expect(pages.flat().join('\n')).toContain(words);
    expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 841\.89 595\.28\]/);
    const [, left = ''] = /BBox \[([\d.]+) /.exec(bytes.toString('latin1')) ?? [];
    expect(Number(left)).toBeCloseTo(36 + (841.89 - 792) / 2);
  });

  it('come on a page for each student, which share the logo', async () => {
    const students = Array.from({ length: 300 }, (_, nth) => ({ name: `Student no. ${nth}`, hundredths: 2_500 }));
    const { pages, bytes } = await printed({ students, look: { color: '', logo: await aLogo() } });
    expect(pages.map((page) => page.find((line) => line.startsWith('Student no.')))).toEqual(
      students.map(({ name }) => name),
    );
    expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  });
});
