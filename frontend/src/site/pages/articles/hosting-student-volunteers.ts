import { articlePage } from '../../blog/articlePage.js';
import { CHAPTERS } from '../../content/articles/hosting-student-volunteers.js';

export const { meta, Page } = articlePage('hosting-student-volunteers', CHAPTERS);
