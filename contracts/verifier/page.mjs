import { checkEvidence } from './evidence.mjs';
import { printable, wordsOf } from './words.mjs';
import { filesInZip } from './zip.mjs';

const part = (id) => document.getElementById(id);

/** Shows a verdict and its lines; those that begin with a dash as a list below the one before. */
function show(state, { verdict, lines }) {
  const heading = document.createElement('h2');
  heading.textContent = verdict;
  const parts = [heading];
  let list;
  for (const line of lines) {
    const isItem = state === 'bad' || line.startsWith('- ');
    if (isItem && !list) parts.push((list = document.createElement('ul')));
    if (!isItem) list = undefined;
    const shown = document.createElement(isItem ? 'li' : 'h3');
    shown.textContent = line.replace(/^- /, '');
    if (isItem) list.append(shown);
    else parts.push(shown);
  }
  part('result').className = state;
  part('result').replaceChildren(...parts);
}

async function check(file) {
  show('busy', { verdict: `Checking ${file.name} …`, lines: [] });
  const held = {
    key: part('key').value.trim() || undefined,
    checkpoint: (await part('checkpoint').files[0]?.text()) ?? undefined,
  };
  try {
    const found = await checkEvidence(await filesInZip(new Uint8Array(await file.arrayBuffer())), held);
    show(found.faults.length === 0 ? 'good' : 'bad', wordsOf(found, held));
  } catch (error) {
    show('bad', { verdict: 'This package cannot be read.', lines: [printable(error.message)] });
  }
}

let newest = Promise.resolve();
const inTurn = (file) => {
  if (file) newest = newest.then(() => check(file));
};
part('package').addEventListener('change', () => inTurn(part('package').files[0]));
for (const id of ['key', 'checkpoint']) part(id).addEventListener('change', () => inTurn(part('package').files[0]));
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const { files } = event.dataTransfer;
  if (files.length === 0) return;
  // as if it had been chosen: a key that is given afterwards is held against this file
  part('package').files = files;
  inTurn(files[0]);
});
