import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { useSignupsPageQuery } from '../../api/opportunities.js';
import type { Child } from '../../features/families/useFollowing.js';
import { SignupList } from '../../features/opportunities/SignupList.js';
import { PATHS } from '../../lib/paths.js';
import { ListCard } from '../../ui/ListCard.js';

const SHOWN = 3;

/** What a child signed up to last, for a parent to read; nothing where there is nothing. */
export function ChildsNewestSignups({ child }: { child: Child }) {
  const navigate = useNavigate();
  const { data } = useSignupsPageQuery({ userId: child.id, limit: SHOWN }, { refetchOnMountOrArgChange: true });
  if (!data || data.rows.length === 0) return null;
  const label = `${child.firstName}’s sign-ups`;
  const all = `${PATHS.opportunities}?child=${child.id}`;
  return (
    <ListCard
      title={label}
      foot={
        <Button component={Link} to={all}>
          All of {label}
        </Button>
      }
    >
      <Box sx={{ px: { xs: 4, sm: 5 } }}>
        <SignupList label={label} signups={data.rows} onOpen={(id) => void navigate(`${all}&opportunity=${id}`)} />
      </Box>
    </ListCard>
  );
}
