import { AsyncLocalStorage } from 'node:async_hooks';
import type {} from '@fastify/cookie';
import { currentLanguage, languageNamed, LANGUAGES, readLanguageFrom, type Language } from '@hourtrail/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isHttps, type WebOptions } from './web-options.js';

const COOKIE = 'language';
const A_YEAR = 365 * 24 * 3_600;

interface Spoken {
  /** Undefined until a sentence is made or the person is known. */
  language?: Language;
  readonly request?: FastifyRequest;
}

const current = new AsyncLocalStorage<Spoken>();
readLanguageFrom(() => {
  const store = current.getStore();
  return store ? (store.language ??= store.request ? languageOf(store.request) : 'en') : 'en';
});

/** What `work` says, it says in this language; null leaves the language as it is. */
export const inLanguage = <Result>(language: Language | null, work: () => Result): Result =>
  current.run({ language: language ?? currentLanguage() }, work);

/** The choice of the signed-in person stands over that of the browser. */
export function speak(language: Language | null): void {
  const store = current.getStore();
  if (store && language) store.language = language;
}

declare module 'fastify' {
  interface FastifyRequest {
    spoken: Spoken;
  }
}

/** Until its person is known, a request is answered in the language of the cookie, else of the browser. */
export function answerInItsLanguage(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    request.spoken = { request };
    current.run(request.spoken, done);
  });
  // reading a body leaves the asynchronous context of the first hook
  server.addHook('preValidation', (request, _reply, done) => {
    current.run(request.spoken, done);
  });
}

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
