import { applyDecorators, Header } from '@nestjs/common';
import { Public } from '../session/signed-in.js';

/** The code in the path is the only key; no cookie is read or set. */
export const ForCodeHolders = () =>
  applyDecorators(Public(), Header('Referrer-Policy', 'no-referrer'), Header('X-Robots-Tag', 'noindex'));
