import { CATEGORIES, type Category } from '../content/blog.js';
import { styled } from '../styled.js';
import { AnyLink } from '../ui/AnyLink.js';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const Choice = styled(AnyLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  boxSizing: 'border-box',
  padding: '8px 18px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 999,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

export const categoryNamed = (name: string | null): Category | undefined =>
  CATEGORIES.find((category) => category === name);

/** All articles, or those of one category. */
export const CategoryLinks = ({ chosen }: { readonly chosen: Category | undefined }) => (
  <nav aria-label="Categories">
    <List>
      {[undefined, ...CATEGORIES].map((category) => (
        <li key={category ?? 'All'}>
          <Choice
            href={category ? `/blog?category=${encodeURIComponent(category)}` : '/blog'}
            aria-current={category === chosen ? 'true' : undefined}
          >
            {category ?? 'All'}
          </Choice>
        </li>
      ))}
    </List>
  </nav>
);
