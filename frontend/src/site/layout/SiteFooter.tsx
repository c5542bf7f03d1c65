import { useEffect } from 'react';
import { Share2 } from 'lucide-react';
import { Logo } from '../../ui/Logo.js';
import { visuallyHidden } from '../../ui/styled.js';
import { THEME_MODES } from '../../ui/theme/scheme.js';
import { useHydrated } from '../hydrated.js';
import { followSystem, useMode } from '../mode.js';
import { useSettings } from '../settings.js';
import { styled } from '../styled.js';
import { AnyLink } from '../ui/AnyLink.js';
import { Container } from '../ui/Container.js';
import { useScheduleAddress, useVideoAddress } from '../ways.js';
import { IconControl } from './IconControl.js';
import { FOOT_COLUMNS } from './places.js';

const Foot = styled('footer')(({ theme }) => ({
  padding: '48px 0 40px',
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.6fr repeat(3, 1fr)',
  gap: 32,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr 1fr', '& > div': { gridColumn: '1 / -1' } },
  '& h2': { margin: '0 0 4px', fontSize: '0.9375rem', color: theme.vars.palette.text.primary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: '12px 0 16px', maxWidth: '32ch' },
}));

const Place = styled(AnyLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

const Bottom = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 48,
  marginTop: 32,
});

export const SiteFooter = () => (
  <Foot>
    <Columns>
      <div>
        <Logo />
        <p>Every volunteer hour with its trail: who logged it, who verified it, who approved it.</p>
        <Ways />
      </div>
      {FOOT_COLUMNS.map(({ heading, places }) => (
        <nav key={heading} aria-labelledby={`foot-${heading}`}>
          <h2 id={`foot-${heading}`}>{heading}</h2>
          <ul>
            {places.map(({ to, label }) => (
              <li key={to}>
                <Place href={to}>{label}</Place>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Columns>
    <Bottom>
      <span>© HourTrail</span>
      <ThemeChoice />
    </Bottom>
  </Foot>
);

function Ways() {
  const { socialUrls = [], videoUrl } = useSettings();
  return (
    <>
      <ul>
        <li>
          <Place href={useScheduleAddress()}>Book A Demo</Place>
        </li>
        <li>
          <Place href={useVideoAddress()}>{videoUrl ? 'Watch the video' : 'See a demo'}</Place>
        </li>
      </ul>
      <SocialLinks urls={socialUrls} />
    </>
  );
}

const List = styled('ul')({ display: 'flex', gap: 4, marginLeft: '-12px !important' });
const Circle = IconControl.withComponent('a');

/** `https://www.linkedin.com/company/x` is known as linkedin.com. */
const nameOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** The provider's pages elsewhere; nothing where there are none. */
const SocialLinks = ({ urls }: { urls: readonly string[] }) =>
  urls.length > 0 && (
    <List aria-label="HourTrail elsewhere">
      {urls.map((url) => (
        <li key={url}>
          <Circle href={url} target="_blank" rel="noopener me" aria-label={`HourTrail on ${nameOf(url)}`}>
            <Share2 size={20} aria-hidden />
          </Circle>
        </li>
      ))}
    </List>
  );

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 2,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 999,
  '& legend': visuallyHidden,
  // lies unseen over its words: there it is pressed, and there the focus is
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    padding: '0 14px',
    borderRadius: 999,
    fontSize: '0.875rem',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.sunken },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** Light, dark or as the system has it; drawn once there is a script that can do it. */
function ThemeChoice() {
  const [mode, choose] = useMode();
  useEffect(followSystem, []);
  if (!useHydrated()) return null;
  return (
    <Choices>
      <legend>Theme</legend>
      {THEME_MODES.map(({ mode: choice, label, icon: Icon }) => (
        <label key={choice}>
          <input type="radio" name="theme" checked={mode === choice} onChange={() => choose(choice)} />
          <Icon size={16} aria-hidden /> {label}
        </label>
      ))}
    </Choices>
  );
}
