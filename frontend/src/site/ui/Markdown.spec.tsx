import { screen } from '@testing-library/react';
import { moduleOf, parseMarkdown } from '../../../markdown.js';
import { renderSite } from '../../testing/renderSite.js';
import { linesOf, Markdown } from './Markdown.js';

const SOURCE = `---
title: Terms
keywords: [terms, fees]
---

## What you pay {#fees}

See [the prices](/pricing), **then** send \`a@b\`.

1. First *nothing*
`;

const TEXT = SOURCE.replace(' *nothing*', '');

describe('a Markdown file', () => {
  it('has front matter, and chapters with the anchors that their titles name', () => {
    const { frontMatter, chapters } = parseMarkdown(TEXT);
    expect(frontMatter).toEqual({ title: 'Terms', keywords: ['terms', 'fees'] });
    expect(chapters.map(({ id, title }) => [id, title])).toEqual([['fees', 'What you pay']]);
    expect(linesOf(chapters[0]!.body)).toEqual(['See the prices, then send a@b.', 'First']);
  });

  it('becomes elements, with links that the router follows', () => {
    const { chapters } = parseMarkdown(TEXT);
    const { container } = renderSite(<Markdown body={chapters[0]!.body} />);
    expect(screen.getByRole('link', { name: 'the prices' })).toHaveAttribute('href', '/pricing');
    expect(container.querySelector('p > strong')).toHaveTextContent('then');
    expect(container.querySelector('p > code')).toHaveTextContent('a@b');
    expect(container.querySelector('ol > li')).toHaveTextContent('First');
  });

  it('fails the build where it holds what the site cannot draw', () => {
    expect(() => parseMarkdown(SOURCE)).toThrow('The site has no element for em: *nothing*');
    expect(() => parseMarkdown('Words before a title')).toThrow(/before the first chapter/);
  });

  it('can be imported for its front matter alone', () => {
    expect(moduleOf(TEXT, 'terms.md?front-matter')).not.toContain('chapters');
    expect(moduleOf(TEXT, 'terms.md')).toContain('export const chapters');
  });
});
