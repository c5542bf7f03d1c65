// Lists locked packages with a known vulnerability. Where the registry supports `npm audit`, that knows more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { root } from './project.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The advisories that hold for a lock file, each as a sentence. */
function knownHoles({ packages: locked }, { packages: advisories }) {
  return Object.entries(locked).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1);
    const holds = ({ vulnerable, patched }) =>
      semver.satisfies(version, vulnerable) && !(patched && semver.satisfies(version, patched));
    return (advisories[name] ?? []).filter(holds).map(({ id }) => `${name} ${version} has a known hole: ${id}`);
  });
}

const list = read('.scripts/advisories.json');
// a check that finds nothing in what is known to be broken would find nothing anywhere
if (knownHoles({ packages: { 'node_modules/lodash': { version: '4.17.20' } } }, list).length === 0)
  throw new Error('The list of advisories does not know of the holes of lodash 4.17.20.');
const holes = knownHoles(read('package-lock.json'), list);
const ages = Object.entries(list.asOf).map(([source, day]) => `${source} of ${day}`);
const known = Object.values(list.packages).flat().length;
for (const hole of holes) console.error(hole);
console.log(`${holes.length} of ${known} advisories hold (${ages.join(', ')})`);
process.exit(holes.length === 0 ? 0 : 1);
