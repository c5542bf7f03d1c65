import Button from '@mui/material/Button';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Child } from '../../features/families/useFollowing.js';
import { PagedSignups } from '../../features/opportunities/PagedSignups.js';
import { PATHS } from '../../lib/paths.js';
import { EmptyState } from '../../ui/states.js';

interface SignupsProps {
  readonly onOpen: (id: number) => void;
}

/** What the signed-in person has a place at, or waits in line for. */
export const OwnSignups = ({ onOpen }: SignupsProps) => (
  <PagedSignups
    label="Your sign-ups"
    onOpen={onOpen}
    empty={
      <EmptyState
        icon={CalendarHeart}
        title="You have not signed up to anything"
        action={
          <Button variant="outlined" component={Link} to={PATHS.opportunities}>
            Find opportunities
          </Button>
        }
      />
    }
  />
);

/** The same of a child, for a parent to read. */
export const ChildsSignups = ({ child, onOpen }: SignupsProps & { readonly child: Child }) => (
  <PagedSignups
    label={`${child.firstName}’s sign-ups`}
    userId={child.id}
    onOpen={onOpen}
    empty={<EmptyState icon={CalendarHeart} title={`${child.firstName} has not signed up to anything`} />}
  />
);
