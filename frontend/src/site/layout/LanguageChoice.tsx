import { currentLanguage, LANGUAGE_NAMES, LANGUAGES, localizedRoute, routeOf } from '@hourtrail/contracts';
import { useLocation } from 'react-router-dom';
import { styled } from '../../ui/styled.js';

const Choice = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '2px 12px 0',
  fontSize: '0.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** Leads to this page in the other languages; the server remembers the choice. */
export function LanguageChoice() {
  const route = routeOf(useLocation().pathname);
  return LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
    <Choice
      key={language}
      href={`${localizedRoute(route, language)}?lang=${language}`}
      lang={language}
      hrefLang={language}
    >
      {LANGUAGE_NAMES[language]}
    </Choice>
  ));
}
