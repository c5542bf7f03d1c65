import { X } from 'lucide-react';
import { MAIN_ID } from '../../ui/SkipLink.js';
import { remember } from '../../lib/useStored.js';
import { SiteLink } from '../SiteLink.js';
import { styled } from '../styled.js';
import { IconControl } from './IconControl.js';

/** The key under which the page's first script finds that it was dismissed, so that it never shows for a moment. */
const KEY = 'hourtrail-trial-banner';
const HIDDEN = 'hidden';

const Strip = styled('aside')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: '6px 56px 6px 16px',
  minHeight: 56,
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  color: theme.vars.palette.status.pending.ink,
  backgroundColor: theme.vars.palette.status.pending.paper,
  [theme.breakpoints.down('sm')]: { justifyContent: 'flex-start', paddingBlock: '10px 0', gap: 0 },
  '[data-trial-banner="hidden"] &': { display: 'none' },
  '@media print': { display: 'none' },
}));

const Start = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 650,
  color: 'inherit',
  textUnderlineOffset: 3,
});

const Corner = styled('span')({ position: 'absolute', right: 8, top: 6 });

function dismiss(): void {
  remember(KEY, HIDDEN);
  document.documentElement.dataset['trialBanner'] = HIDDEN;
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

export const TrialBanner = () => (
  <Strip aria-label="Free trial">
    <span>Try HourTrail free for 30 days. Full access, no credit card.</span>
    <Start to="/login?tab=sign-up">Start Free Trial</Start>
    <Corner>
      <IconControl type="button" aria-label="Dismiss" onClick={dismiss}>
        <X size={20} aria-hidden />
      </IconControl>
    </Corner>
  </Strip>
);
