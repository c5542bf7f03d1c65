import type { ReactNode } from 'react';
import { CalendarClock } from 'lucide-react';
import { useSettings } from '../settings.js';
import { styled } from '../styled.js';
import { buttonLook } from '../ui/ButtonLink.js';
import { CheckedList } from '../ui/CheckedList.js';
import { ClickFrame } from '../ui/ClickFrame.js';
import { Text } from '../ui/headings.js';
import { CardHeading, type Level } from './CardHeading.js';
import { StandingLink } from '../ui/TextLink.js';

const HEIGHT = 600;

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minHeight: HEIGHT,
  boxSizing: 'border-box',
  padding: 40,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.sunken,
  '& > svg': { marginBottom: 20, color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: { minHeight: 0, padding: 28 },
  [theme.breakpoints.down('sm')]: { padding: 20 },
}));

const Show = styled('button')(({ theme }) => ({
  ...buttonLook({ theme, look: 'outlined' }),
  fontFamily: 'inherit',
  marginTop: 28,
  cursor: 'pointer',
}));

const Last = styled(Text)({ marginTop: 28 });

const TOPICS = [
  'How your school collects hours today',
  'The same entry in HourTrail, start to finish',
  'Setup, price and dates',
];

/** The booking calendar: it comes from somebody else, so it waits to be asked for. */
export function BookACall({ level }: { readonly level: Level }) {
  const { bookingUrl } = useSettings();
  if (!bookingUrl) {
    return (
      <About level={level}>
        <Last>Tell us in the form which days suit you. We propose a time within 24 hours.</Last>
      </About>
    );
  }
  return (
    <ClickFrame src={bookingUrl} title="Booking calendar" height={HEIGHT}>
      {(load) => (
        <About level={level}>
          <Show type="button" onClick={load}>
            Show the calendar
          </Show>
          <Text>It loads from {new URL(bookingUrl).hostname}.</Text>
          <StandingLink href={bookingUrl}>Open it in a new tab</StandingLink>
        </About>
      )}
    </ClickFrame>
  );
}

const About = ({ level, children }: { readonly level: Level; readonly children: ReactNode }) => (
  <Card>
    <CalendarClock size={32} strokeWidth={1.75} aria-hidden />
    <CardHeading level={level}>Book a 30-minute call</CardHeading>
    <Text>With somebody who works on HourTrail. We talk about:</Text>
    <CheckedList items={TOPICS} />
    {children}
  </Card>
);
