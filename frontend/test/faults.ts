import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const ALL = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const OF_COLOUR = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** The rules of axe that a page breaks as it stands, and how far it scrolls sideways. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const broken = await violations(page, ALL);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const sideways = excess > 0 ? [`scrolls ${excess} px sideways`] : [];
  return [...broken, ...(await faintPlaceholders(page)), ...sideways].map((fault) => `${name}: ${fault}`);
}

/** Of these, the faults that another look of the same page can have. */
export async function faultsOfColour(page: Page, name: string): Promise<string[]> {
  return [...(await violations(page, OF_COLOUR)), ...(await faintPlaceholders(page))].map(
    (fault) => `${name}: ${fault}`,
  );
}

/** Words in empty fields that are paler than text may be; axe does not look at them. */
const faintPlaceholders = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input[placeholder]')]
      .filter((field) => field.getAttribute('placeholder') && getComputedStyle(field, '::placeholder').opacity !== '1')
      .map((field) => `pale words in an empty field: ${field.getAttribute('placeholder')}`),
  );

/** Run in the page itself; evaluated rather than added as a script, which the page's policy forbids. */
async function violations(page: Page, runOnly: typeof ALL): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(context: Document, options: unknown): Promise<AxeResults> } }).axe.run(
        document,
        options,
      ),
    { runOnly, resultTypes: ['violations'], preload: false },
  );
  return found.violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html.slice(0, 160)}`);
}

/** What fades in has its colours only once it is there, for some frames; what turns or loads for ever is not waited for. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const latest = performance.now() + 20_000;
    while (document.querySelector('[aria-busy="true"]') && performance.now() < latest) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    for (let calm = 0; calm < 3;) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
      calm = moving.length === 0 ? calm + 1 : 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });

/** Texts that do not fit into their boxes, other than those that end in an ellipsis and are whole in a hint or below. */
export const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // a label that takes no room is a space without width
      const text = node.textContent?.replace(/\u200b/g, '').trim() ?? '';
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const shown = range.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (clipPath !== 'none' || textOverflow === 'ellipsis') break;
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const bounds = overflowX !== 'visible' || box.matches('button, .MuiButtonBase-root, td, th');
        const wide = bounds && (shown.left < edge.left - 1 || shown.right > edge.right + 1);
        const high = overflowY !== 'visible' && overflowY !== 'auto' && shown.bottom > edge.bottom + 1;
        if (wide || high) cut.push(`cut: ${text.slice(0, 60)}`);
        if (wide || high) break;
      }
    }
    return cut;
  });

/** What a page shows or reads out, once each: whole lines, labels, hints and titles. */
export async function textsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ),
    document.title.replace(/ · HourTrail$/, ''),
  ]);
  return [...new Set(texts.map((text) => text.trim()))];
}
