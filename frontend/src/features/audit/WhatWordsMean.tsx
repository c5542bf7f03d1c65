import { FactGrid } from '../../ui/FactGrid.js';
import { Folded } from './Folded.js';

const MEANINGS = [
  ['Event', 'One thing that happened, such as an approval: what, when and by whom.'],
  ['Sealed', 'It has its number in the log, and is covered by a signature. Since then nobody can change it unnoticed.'],
  ['Hash', 'A short text computed from a longer one. Whoever changes a letter of that gets another hash.'],
  ['Tree', 'The hashes of all events, computed together step by step until there is one: the root.'],
  ['Root', 'The one hash that stands for every event up to then.'],
  ['Checkpoint', 'A root with its day and a signature, small enough to mail or to print.'],
  ['Key', 'What anybody needs to check a signature. It cannot sign.'],
] as const;

/** The words of this page for who meets them for the first time. */
export const WhatWordsMean = () => (
  <Folded>
    <summary>What these words mean</summary>
    <FactGrid facts={MEANINGS} />
  </Folded>
);
