import { useEffect } from 'react';
import { currentLanguage, t, type Language } from '@hourtrail/contracts';
import { useChangeProfileMutation } from '../../api/identity.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFailure } from '../../ui/withToast.js';

/** The server sets a cookie for this parameter and leads back to the page without it. */
const PARAM = 'lang';

/** Saves the language of the person and loads the page again, since each language has scripts of its own. */
export function useChooseLanguage(): { choose: (language: Language) => Promise<void>; busy: boolean } {
  const [change, { isLoading }] = useChangeProfileMutation();
  const choose = async (language: Language): Promise<void> => {
    try {
      await change({ language }).unwrap();
      window.location.reload();
    } catch (error) {
      showFailure(error, { title: t('profile.languageNotSaved'), fallback: t('profile.languageNotSavedError') });
    }
  };
  return { choose, busy: isLoading };
}

/** Loads the page again where the person chose another language on another device. */
export function usePageInLanguageOfPerson(): void {
  const { language } = useSessionUser();
  useEffect(() => {
    const url = new URL(window.location.href);
    if (language === null || language === currentLanguage() || url.searchParams.has(PARAM)) return;
    url.searchParams.set(PARAM, language);
    window.location.replace(url);
  }, [language]);
}
