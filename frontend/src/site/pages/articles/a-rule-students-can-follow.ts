import { articlePage } from '../../blog/articlePage.js';
import { CHAPTERS } from '../../content/articles/a-rule-students-can-follow.js';

export const { meta, Page } = articlePage('a-rule-students-can-follow', CHAPTERS);
