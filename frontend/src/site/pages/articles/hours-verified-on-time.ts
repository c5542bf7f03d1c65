import { articlePage } from '../../blog/articlePage.js';
import { CHAPTERS } from '../../content/articles/hours-verified-on-time.js';

export const { meta, Page } = articlePage('hours-verified-on-time', CHAPTERS);
