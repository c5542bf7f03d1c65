import { useEffect, useState } from 'react';
import { t, type SchoolWithSignIn } from '@hourtrail/contracts';
import { School } from 'lucide-react';
import { requestJson } from '../../api/request.js';
import { styled } from '../../ui/styled.js';
import { Field } from '../ui/form.js';
import { Button, ButtonLink } from '../ui/links.js';

const Part = styled('div')({ display: 'grid', gap: 12, marginTop: 12 });
const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

const LEAST = 3;
const WAIT = 250;

/** Only the domain of an email leaves the browser. */
const wordsOf = (typed: string): string => (typed.split('@').pop() ?? '').trim();

interface SchoolLogInProps {
  /** The id in the URL of the page; empty for none. */
  readonly school: string;
  /** The path to return to; empty for none. */
  readonly next: string;
}

export function SchoolLogIn({ school, next }: SchoolLogInProps) {
  const [searches, setSearches] = useState(false);
  const [known] = useSchools(school && !searches ? `id=${encodeURIComponent(school)}` : '') ?? [];
  if (searches) return <SchoolSearch next={next} />;
  return (
    <Part>
      {known && <SchoolLink school={known} next={next} />}
      <Button type="button" look="outlined" onClick={() => setSearches(true)}>
        {!known && <School size={18} aria-hidden />} {known ? t('logIn.otherSchool') : t('logIn.withYourSchool')}
      </Button>
    </Part>
  );
}

function SchoolSearch({ next }: Pick<SchoolLogInProps, 'next'>) {
  const [typed, setTyped] = useState('');
  const words = wordsOf(typed);
  const schools = useSchools(words.length < LEAST ? '' : `search=${encodeURIComponent(words)}`);
  return (
    <Part>
      <Field
        label={t('logIn.yourSchool')}
        hint={t('logIn.yourSchoolHint')}
        autoComplete="off"
        autoCapitalize="none"
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">{schools?.length === 0 && <Quiet>{t('logIn.noSchoolFound')}</Quiet>}</div>
      {schools && schools.length > 0 && (
        <List aria-label={t('logIn.schoolsFound')}>
          {schools.map((school) => (
            <li key={school.id}>
              <SchoolLink school={school} next={next} />
            </li>
          ))}
        </List>
      )}
    </Part>
  );
}

const Wide = styled(ButtonLink)({ width: '100%' });

/** A plain link, because the server redirects. */
const SchoolLink = ({ school: { id, name }, next }: { school: SchoolWithSignIn } & Pick<SchoolLogInProps, 'next'>) => (
  <Wide look="outlined" href={`/api/auth/oidc/${id}${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
    <School size={18} aria-hidden /> {t('logIn.withSchool', { school: name })}
  </Wide>
);

/** Undefined until they have loaded, or without a query. */
function useSchools(query: string): readonly SchoolWithSignIn[] | undefined {
  const [found, setFound] = useState<{ readonly query: string; readonly schools: readonly SchoolWithSignIn[] }>();
  useEffect(() => {
    if (!query) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      requestJson<readonly SchoolWithSignIn[]>(`/auth/oidc/schools?${query}`, { signal }).then(
        (schools) => setFound({ query, schools }),
        () => undefined,
      );
    }, WAIT);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query]);
  return query && found?.query === query ? found.schools : undefined;
}
