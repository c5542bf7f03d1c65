import { SchoolOfMarks, type MarkedStudent } from './erased-students.js';
import { asAdmin } from './sql.js';
import { seen } from './until.js';

/** A teacher saves a filter about each student, up to the limit. */
const FILTERS_FULL = '409 POST /api/saved-filters';

/** Erases so many of a school's students: nothing is left of them, and everything of the others. */
export function eraseStudents(count: number, acts: number, seed: number): void {
  describe(`${count} of ${count + 2} students, erased (seed ${seed})`, () => {
    let school: SchoolOfMarks;
    let erased: readonly MarkedStudent[];
    let others: readonly MarkedStudent[];
    const began = performance.now();

    beforeAll(async () => {
      school = await SchoolOfMarks.open(seed);
      for (let n = 0; n < count + 2; n += 1) await school.add(acts);
    });
    afterAll(async () => {
      const seconds = Math.round((performance.now() - began) / 1_000);
      process.stdout.write(`${count} students of seed ${seed} erased after ${school.acts} acts, in ${seconds} s\n`);
      await school.close();
    });

    it('left words in tables, files and backups before, and the log is whole', async () => {
      const places = await school.wherever(school.students);
      process.stdout.write(`Their words were in: ${places.join(', ')}\n`);
      expect([...school.refused].filter((act) => act !== FILTERS_FULL)).toEqual([]);
      expect(places.length).toBeGreaterThan(25);
      expect(await school.inFiles(school.students)).not.toEqual([]);
      expect((await school.inSearches(school.students)).length).toBeGreaterThan(5);
      expect(await school.problems()).toEqual([]);
    });

    it('leave no byte in any table, file, mail that waits, log of the server or search', async () => {
      erased = await school.erase(count);
      others = school.students.filter((one) => !erased.includes(one));
      expect(await school.inTables(erased)).toEqual([]);
      // a job deletes files
      const files = await seen(
        () => school.inFiles(erased),
        ({ length }) => length === 0,
      );
      expect(files).toEqual([]);
      expect(await school.inSearches(erased)).toEqual([]);
    });

    it('leave none in a backup that is made afterwards', async () => {
      expect(await school.inBackup(erased)).toEqual([]);
    });

    it('take nothing of the others along, and the log is whole', async () => {
      const places = await school.wherever(others);
      expect(places.length).toBeGreaterThan(25);
      expect(await school.problems()).toEqual([]);
    });

    it("leave none in PostgreSQL's own files once tables are written anew and the write-ahead log is recycled", async () => {
      const before = await school.inDatabaseFiles(erased);
      await asAdmin(school.database, 'VACUUM');
      await asAdmin(school.database, 'CHECKPOINT');
      const vacuumed = await school.inDatabaseFiles(erased);
      await asAdmin(school.database, 'VACUUM FULL');
      await asAdmin(school.database, 'CHECKPOINT');
      const rewritten = await school.inDatabaseFiles(erased);
      process.stdout.write(`PostgreSQL's files: ${JSON.stringify({ before, vacuumed, rewritten })}\n`);
      expect(rewritten.base).toBe(0);
    });
  });
}
