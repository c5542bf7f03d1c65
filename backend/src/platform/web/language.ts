import type {} from '@fastify/cookie';
import { currentLanguage, languageNamed, LANGUAGES, readLanguageFrom, type Language } from '@hourtrail/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { requestContext } from './request-context.js';
import { isHttps, type WebOptions } from './web-options.js';

const COOKIE = 'language';
const A_YEAR = 365 * 24 * 3_600;

readLanguageFrom(() => {
  const context = requestContext.getStore();
  return context ? (context.language ??= context.request ? languageOf(context.request) : 'en') : 'en';
});

/** What `work` says, it says in this language; null leaves the language as it is. */
export const inLanguage = <Result>(language: Language | null, work: () => Result): Result =>
  requestContext.run({ ...requestContext.getStore(), language: language ?? currentLanguage() }, work);

/** The choice of the signed-in person stands over that of the browser. */
export function speak(language: Language | null): void {
  const context = requestContext.getStore();
  if (context && language) context.language = language;
}

/** Until its person is known, a request is answered in the language of the cookie, else of the browser. */
export function languageOf(request: FastifyRequest): Language {
  return (
    languageNamed(request.cookies[COOKIE]) ??
    (new Negotiator(request).language([...LANGUAGES]) as Language | undefined) ??
    'en'
  );
}

/** By this cookie the pages come in the right language before anyone is known. */
export const setLanguageCookie = (reply: FastifyReply, language: Language, options: WebOptions): void =>
  void reply.setCookie(COOKIE, language, { path: '/', sameSite: 'lax', secure: isHttps(options), maxAge: A_YEAR });
