import type { AttendanceRow } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fullName } from '../../../lib/names.js';
import { PATHS } from '../../../lib/paths.js';
import { PickBox } from '../../../ui/PickBox.js';
import { StatusChip } from '../../../ui/StatusChip.js';
import { visuallyHidden } from '../../../ui/visuallyHidden.js';
import type { AttendanceTaking } from './useAttendance.js';

const Frame = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  padding: '4px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& .who': { flex: '1 1 110px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .who label': { justifyContent: 'flex-start', fontWeight: 600 },
  '& .name': { fontWeight: 600 },
  '& .why': {
    display: 'flex',
    gap: 6,
    margin: 0,
    fontSize: '0.8125rem',
    color: theme.vars.palette.status.rejected.ink,
  },
  '& .why svg': { flex: 'none', marginTop: 2 },
  [theme.breakpoints.down('sm')]: { '& .MuiButton-root': { marginLeft: -10 } },
}));

interface AttendeeProps {
  readonly row: AttendanceRow;
  readonly taking: AttendanceTaking;
  readonly early: boolean;
}

/** Somebody with a place: to be marked, or with what they have already. */
export function Attendee({ row, taking, early }: AttendeeProps) {
  const { userId, user, entry } = row;
  const name = fullName(user) || 'Unknown person';
  const why = entry === null ? taking.whyNot(userId) : undefined;
  return (
    <Frame>
      <div className="who">
        {!early && taking.canPick(row) ? (
          <PickBox
            label={name}
            worded
            picked={taking.picked.has(userId) ? 'all' : 'none'}
            onPick={() => taking.pick(userId)}
          />
        ) : (
          <span className="name">{name}</span>
        )}
        {why && (
          <p className="why">
            <CircleAlert size={16} aria-hidden /> {why}
          </p>
        )}
      </div>
      {entry && <StatusChip status={entry.status} />}
      {entry?.id && (
        <Button component={Link} to={`${PATHS.approvals}?entry=${entry.id}`}>
          View trail <span style={visuallyHidden}>of {name}</span>
        </Button>
      )}
    </Frame>
  );
}
