import { checkEvidence } from './evidence.mjs';
import { printable, wordsOf } from './words.mjs';
import { filesInZip } from './zip.mjs';

const part = (id) => document.getElementById(id);

const made = (name, text) => Object.assign(document.createElement(name), { textContent: text });

const ADVICE =
  'Do not rely on it. Below stands what is not as it was made, and where. Ask for a new package where this one came from.';

/** Shows a verdict and its lines; those that begin with a dash as a list below the one before. */
function show(state, { verdict, lines }) {
  const title = document.createElement('h2');
  title.append(made('span', verdict));
  const parts = [title];
  if (state === 'bad') parts.push(made('p', ADVICE));
  let list;
  for (const line of lines) {
    const isItem = state === 'bad' || line.startsWith('- ');
    if (isItem && !list) parts.push((list = document.createElement('ul')));
    if (!isItem) list = undefined;
    const shown = made(isItem ? 'li' : 'h3', line.replace(/^- |:$/g, ''));
    if (isItem) list.append(shown);
    else parts.push(shown);
  }
  part('result').className = state;
  part('result').replaceChildren(...parts);
  if (state !== 'busy') title.scrollIntoView({ block: 'nearest' });
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
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
const markOver = (isOver) => document.body.classList.toggle('over', isOver);
document.addEventListener('dragover', (event) => {
  event.preventDefault();
  markOver(true);
});
document.addEventListener('dragleave', () => markOver(false));
document.addEventListener('drop', (event) => {
  event.preventDefault();
  markOver(false);
  const { files } = event.dataTransfer;
  if (files.length === 0) return;
  // as if it had been chosen: a key that is given afterwards is held against this file
  part('package').files = files;
  inTurn(files[0]);
});
