/** The languages of screens, mails and the server's sentences. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Undefined for any other text. */
export const languageNamed = (text: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text);

/** Which way it reads. Not for browsers: Firefox does not know it. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  (new Intl.Locale(language) as Intl.Locale & { getTextInfo: () => { direction: 'ltr' | 'rtl' } }).getTextInfo()
    .direction;

/** Each in itself, so that its speakers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
