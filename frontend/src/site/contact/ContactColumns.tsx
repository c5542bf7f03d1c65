import type { ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { CalendarClock } from 'lucide-react';
import { styled } from '../../ui/styled.js';
import { useSettings } from '../hydration.js';
import { ClickFrame } from '../ui/ClickFrame.js';
import { Text } from '../ui/headings.js';
import { Button, ContactLinks, StandaloneLink } from '../ui/links.js';
import { CheckedList } from '../ui/lists.js';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 48,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
}));

const Form = styled('div')({ '& > p': { marginBottom: 24 } });

type Level = 'h2' | 'h3';

interface ContactColumnsProps {
  /** The level of its own headings. */
  readonly level: Level;
  readonly children: ReactNode;
}

export const ContactColumns = ({ level, children }: ContactColumnsProps) => (
  <Columns>
    <BookACall level={level} />
    <Form>
      <CardHeading level={level}>{t('siteContact.sendMessageTitle')}</CardHeading>
      <Text>{t('siteContact.replyTime')}</Text>
      {children}
      <ContactLinks />
    </Form>
  </Columns>
);

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

const Show = styled(Button)({ marginTop: 28 });

const Last = styled(Text)({ marginTop: 28 });

const TOPICS = [t('siteContact.topicToday'), t('siteContact.topicEntry'), t('siteContact.topicSetup')];

/** The booking calendar is a third party's, so it loads on request only. */
function BookACall({ level }: { readonly level: Level }) {
  const { bookingUrl } = useSettings();
  if (!bookingUrl) {
    return (
      <About level={level}>
        <Last>{t('siteContact.proposeTime')}</Last>
      </About>
    );
  }
  return (
    <ClickFrame src={bookingUrl} title={t('siteContact.calendar')} height={HEIGHT}>
      {(load) => (
        <About level={level}>
          <Show type="button" look="outlined" onClick={load}>
            {t('siteContact.showCalendar')}
          </Show>
          <Text>{t('siteContact.calendarSource', { site: new URL(bookingUrl).hostname })}</Text>
          <StandaloneLink href={bookingUrl}>{t('siteContact.openCalendar')}</StandaloneLink>
        </About>
      )}
    </ClickFrame>
  );
}

const About = ({ level, children }: { readonly level: Level; readonly children: ReactNode }) => (
  <Card>
    <CalendarClock size={32} strokeWidth={1.75} aria-hidden />
    <CardHeading level={level}>{t('siteContact.bookCall')}</CardHeading>
    <Text>{t('siteContact.callTopics')}</Text>
    <CheckedList items={TOPICS} />
    {children}
  </Card>
);

const Title = styled('h2')({
  margin: 0,
  fontSize: '1.375rem',
  lineHeight: '1.875rem',
  fontWeight: 660,
  letterSpacing: '-0.01em',
});

interface CardHeadingProps {
  readonly level: Level;
  readonly children: string;
}

const CardHeading = ({ level, children }: CardHeadingProps) => <Title as={level}>{children}</Title>;
