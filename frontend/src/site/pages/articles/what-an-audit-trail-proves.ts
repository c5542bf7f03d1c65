import { articlePage } from '../../blog/articlePage.js';
import { CHAPTERS } from '../../content/articles/what-an-audit-trail-proves.js';

export const { meta, Page } = articlePage('what-an-audit-trail-proves', CHAPTERS);
