import { t, JOINS_AS, ROLE_LABELS, type JoinsAs } from '@hourtrail/contracts';
import { styled } from '../../ui/styled.js';
import { ButtonLink, Buttons } from '../ui/links.js';
import { DEMO_LOG_INS_ID } from './DemoLogIns.js';

const WHO = [
  ['student', t(ROLE_LABELS.student)],
  ['parent', t(ROLE_LABELS.parent)],
  ['school', t('logIn.schoolStaff')],
  ['looking', t('logIn.justLooking')],
] as const;
export type Newcomer = (typeof WHO)[number][0];

export const newcomerNamed = (name: string | null): Newcomer | undefined => WHO.find(([who]) => who === name)?.[0];

/** School staff and people who just look around would only get a student's account. */
export const signsUp = (who: Newcomer): who is JoinsAs => (JOINS_AS as readonly Newcomer[]).includes(who);

const Group = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  minWidth: 0,
  margin: '0 0 20px',
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600 },
});

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
  '&:has(:checked)': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.sunken },
}));

interface WhoFieldProps {
  readonly chosen: Newcomer;
  readonly onChoose: (who: Newcomer) => void;
}

export const WhoField = ({ chosen, onChoose }: WhoFieldProps) => (
  <Group>
    <legend>{t('logIn.whoAreYou')}</legend>
    {WHO.map(([who, label]) => (
      <Choice key={who}>
        <input type="radio" name="who" checked={who === chosen} onChange={() => onChoose(who)} /> {label}
      </Choice>
    ))}
  </Group>
);

const Words = styled('div')(({ theme }) => ({
  '& p': { margin: '0 0 12px', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& > div': { marginTop: 20 },
}));

interface OtherWaysProps {
  readonly who: Newcomer;
  /** Whether this server has demo logins to choose from. */
  readonly isDemo: boolean;
}

/** For people who get no account here. */
export const OtherWays = ({ who, isDemo }: OtherWaysProps) => (
  <Words role="status">
    <p>{who === 'school' ? t('logIn.schoolsAreSetUp') : t('logIn.lookAround')}</p>
    {isDemo && <p>{t('logIn.demoServer')}</p>}
    <Buttons>
      {isDemo && <ButtonLink href={`#${DEMO_LOG_INS_ID}`}>{t('logIn.chooseDemoLogIn')}</ButtonLink>}
      {who === 'school' && (
        <ButtonLink href="/contact" look={isDemo ? 'outlined' : 'filled'}>
          {t('site.contactUs')}
        </ButtonLink>
      )}
      {who === 'looking' && (
        <ButtonLink href="/how-it-works" look={isDemo ? 'outlined' : 'filled'}>
          {t('site.howItWorks')}
        </ButtonLink>
      )}
    </Buttons>
  </Words>
);
