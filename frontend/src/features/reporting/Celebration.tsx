import { useState, useEffect } from 'react';
import { t } from '@hourtrail/contracts';
import { keyframes } from '@emotion/react';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Award, X } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { remember, remembered } from '../../lib/browserStorage.js';
import { inAList } from '../../lib/names.js';
import { keepFocus } from '../../ui/focus.js';
import { badgesFor, isEarned, type Badge } from './Achievements.js';

const arrive = keyframes({
  from: { opacity: 0, transform: 'scale(0.4) rotate(-20deg)' },
  '60%': { opacity: 1, transform: 'scale(1.2) rotate(6deg)' },
});

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  borderColor: theme.vars.palette.accent,
  '& > svg': { flex: 'none', color: theme.vars.palette.accent, animation: `${arrive} 600ms ease-out` },
  '& > div': { flex: 1, minWidth: 0 },
}));

/** Shows each badge once, when approved hours have earned it. */
export function Celebration({ approvedHours }: { approvedHours: number }) {
  const badges = useNewBadges(approvedHours);
  const [dismissed, setDismissed] = useState(false);
  if (badges.length === 0 || dismissed) return null;
  return (
    <Frame role="status">
      <Award size={32} strokeWidth={1.75} aria-hidden />
      <div>
        <Typography variant="h2" component="p">
          {t('reports.youEarned', { badges: inAList(badges.map(({ name }) => t(name))) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('reports.howBadgesWork')}</Typography>
      </div>
      <IconButton
        aria-label={t('common.dismiss')}
        onClick={() => {
          setDismissed(true);
          keepFocus();
        }}
      >
        <X size={20} aria-hidden />
      </IconButton>
    </Frame>
  );
}

/** Badges that this device has not shown yet; none on its first visit. */
function useNewBadges(approvedHours: number): readonly Badge[] {
  const { id, role } = useSessionUser();
  const key = `hourtrail-badges-${id}`;
  const [known] = useState(() => remembered(key)?.split(','));
  const earned = badgesFor(role).filter((badge) => isEarned(badge, { approvedHours }));
  const all = [...new Set([...(known ?? []), ...earned.map(idOf)])].filter(Boolean).join(',');
  useEffect(() => remember(key, all), [key, all]);
  return known ? earned.filter((badge) => !known.includes(idOf(badge))) : [];
}

/** The same in every language. */
const idOf = ({ requiredHours }: Badge): string => String(requiredHours);
