import { articlePage } from '../../blog/articlePage.js';
import { CHAPTERS } from '../../content/articles/after-the-fiftieth-hour.js';

export const { meta, Page } = articlePage('after-the-fiftieth-hour', CHAPTERS);
