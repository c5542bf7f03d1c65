import { useState, type CSSProperties } from 'react';
import { t } from '@hourtrail/contracts';
import { styled } from '../../ui/styled.js';
import { APPROVALS, FAMILY, LOGGING, REPORTS, REVIEW, TRAIL, WAITING } from '../content/shots.js';
import { SmallHeading, Text } from '../ui/headings.js';
import { Button, ButtonLink, START_TRIAL } from '../ui/links.js';
import { Screenshot, type Shot, type ShotPair } from '../ui/Screenshot.js';

interface WalkStep {
  readonly title: string;
  readonly text: string;
  readonly shot: ShotPair;
}

const STEPS: readonly WalkStep[] = [
  { title: t('siteHome.walkLog'), text: t('siteHome.walkLogText'), shot: LOGGING },
  { title: t('siteHome.walkWaiting'), text: t('siteHome.walkWaitingText'), shot: WAITING },
  { title: t('siteHome.walkVerify'), text: t('siteHome.walkVerifyText'), shot: REVIEW },
  { title: t('siteHome.walkApprove'), text: t('siteHome.walkApproveText'), shot: APPROVALS },
  { title: t('siteHome.walkFamily'), text: t('siteHome.walkFamilyText'), shot: FAMILY },
  { title: t('siteHome.walkTrail'), text: t('siteHome.walkTrailText'), shot: TRAIL },
  { title: t('siteHome.walkReport'), text: t('siteHome.walkReportText'), shot: REPORTS },
];

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 24,
  alignItems: 'end',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

// as high as the longest caption, so that the buttons below it stay where they are
const Caption = styled('div')(({ theme }) => ({
  minHeight: 120,
  '& h3': { fontSize: '1.375rem', lineHeight: '1.875rem' },
  [theme.breakpoints.down('sm')]: { minHeight: 204 },
}));

const Count = styled('p')(({ theme }) => ({ margin: '0 0 4px', color: theme.vars.palette.text.secondary }));

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  aspectRatio: '1120 / 760',
  marginTop: 24,
  padding: 24,
  borderRadius: 16,
  backgroundColor: '#07513F',
  '[data-color-scheme="dark"] &': { backgroundColor: '#0B3B30' },
  [theme.breakpoints.down('sm')]: { aspectRatio: '375 / 740', marginTop: 16, padding: 8 },
}));

const Slide = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  '&[hidden]': { display: 'none' },
  '& > div': { width: 'min(100cqw, 100cqh * var(--wide))', borderColor: 'transparent' },
  [theme.breakpoints.down('sm')]: { '& > div': { width: 'min(100cqw, 100cqh * var(--phone))' } },
}));

const proportions = ({ wide, phone = wide }: ShotPair) => {
  const of = ({ width, height }: Shot): number => width / height;
  return { '--wide': of(wide), '--phone': of(phone) } as CSSProperties;
};

// stable across renders: the heading takes the focus once
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** Steps that a visitor turns by hand. The picture after the one shown loads with it. */
export function DemoWalk() {
  const [at, setAt] = useState(0);
  const step = STEPS[at];
  const isLast = at === STEPS.length - 1;
  return (
    <div role="group" aria-labelledby="demo-title">
      <Head>
        <Caption role="status">
          <Count>{t('siteHome.walkStep', { step: at + 1, count: STEPS.length })}</Count>
          <SmallHeading ref={takeFocus} tabIndex={-1}>
            {step?.title}
          </SmallHeading>
          <Text>{step?.text}</Text>
        </Caption>
        <Controls>
          <Button type="button" look="outlined" aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
            {t('siteHome.walkBack')}
          </Button>
          <Button type="button" look={isLast ? 'outlined' : 'filled'} onClick={() => setAt(isLast ? 0 : at + 1)}>
            {isLast ? t('siteHome.walkAgain') : t('siteHome.walkNext')}
          </Button>
          {isLast && <ButtonLink href={START_TRIAL}>{t('site.startFreeTrial')}</ButtonLink>}
        </Controls>
      </Head>
      <Stage>
        {STEPS.slice(0, at + 2).map(({ title, shot }, index) => (
          <Slide key={title} hidden={index !== at} style={proportions(shot)}>
            <Screenshot shot={shot} first />
          </Slide>
        ))}
      </Stage>
    </div>
  );
}
