import { styled } from '../styled.js';
import { Check } from 'lucide-react';
import { Inline } from './Inline.js';

const List = styled('ul')({ margin: '24px 0 0', padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  marginTop: 12,
  '& > svg': { flex: 'none', marginTop: 4, color: theme.vars.palette.primary.main },
}));

export const CheckedList = ({ items }: { readonly items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <Item key={item}>
        <Check size={18} strokeWidth={2.5} aria-hidden />
        <span>
          <Inline>{item}</Inline>
        </span>
      </Item>
    ))}
  </List>
);
