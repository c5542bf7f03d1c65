import { articlePage } from '../../blog/articlePage.js';
import { CHAPTERS } from '../../content/articles/one-entry-start-to-finish.js';

export const { meta, Page } = articlePage('one-entry-start-to-finish', CHAPTERS);
