import { Suspense, useEffect, useRef, useState } from 'react';
import { t, type HoursView, type OpportunityView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursInWords } from '../../../lib/hours.js';
import { lazily } from '../../../lib/lazily.js';
import { PATHS } from '../../../lib/paths.js';
import { useUrlParams } from '../../../lib/useSearchState.js';
import { checkInStatus, checkInTooEarlyWords, timeNow, type CheckInStatus } from './attendance.js';
import { useLoggedEntry } from './CheckInButton.js';

const CheckInForm = lazily(async () => (await import('./CheckInForm.js')).CheckInForm);

/** The search param with a scanned code. */
const CODE_PARAM = 'code';

export function CheckIn({ opportunity }: { opportunity: OpportunityView }) {
  const user = useSessionUser();
  const code = useScannedCode();
  const [entry, setEntry] = useState<HoursView | null>(null);
  const status = checkInStatus(opportunity, user, code !== '');
  const { entry: logged, isLoading } = useLoggedEntry(opportunity.id, status !== 'open');
  if (entry) return <CheckedIn entry={entry} />;
  if (status === 'open') {
    if (isLoading) return null;
    if (!logged) {
      const isOn = timeNow(opportunity, user.timeZone) === 'now';
      return (
        <Suspense fallback={null}>
          <CheckInForm id={opportunity.id} scanned={code} prominent={isOn} onDone={setEntry} />
        </Suspense>
      );
    }
    return code === '' ? null : <CheckedIn entry={logged} already />;
  }
  const words = status && WORDS[status](opportunity);
  return words ? <Alert>{words}</Alert> : null;
}

const WORDS: Readonly<Record<Exclude<CheckInStatus, 'open' | null>, (opportunity: OpportunityView) => string>> = {
  early: checkInTooEarlyWords,
  over: () => t('rules.checkInOver'),
  'no-place': () => t('attendance.noSpot'),
};

/** Removes the code from the URL, so that the next opportunity does not find it. */
function useScannedCode(): string {
  const { params, set } = useUrlParams<typeof CODE_PARAM>();
  const [code] = useState(() => params.get(CODE_PARAM) ?? '');
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || code === '') return;
    taken.current = true;
    set({ [CODE_PARAM]: '' }, { preventScrollReset: true });
  }, [set, code]);
  return code;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  padding: '12px 16px',
  borderRadius: 8,
  color: theme.vars.palette.status.approved.ink,
  backgroundColor: theme.vars.palette.status.approved.paper,
  '& svg': { flex: 'none', marginTop: 1 },
  '& p': { margin: 0 },
  '& a': { color: 'inherit', fontWeight: 600 },
}));

interface CheckedInProps {
  readonly entry: HoursView;
  /** Whether the entry existed before the check-in. */
  readonly already?: boolean;
}

/** Screen readers announce it; the focus continues from here. */
function CheckedIn({ entry, already = false }: CheckedInProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} tabIndex={-1} role="status">
      <CircleCheck size={18} aria-hidden />
      <div>
        <p>{words(entry, already)}</p>
        <Link to={`${PATHS.myHours}?entry=${entry.id}`}>{t('attendance.viewEntry')}</Link>
      </div>
    </Frame>
  );
}

function words({ status, hours: exact, verifier }: HoursView, already: boolean): string {
  if (status === 'draft') return t('attendance.haveDraft');
  const hours = hoursInWords(exact ?? 0);
  if (status !== 'pending') return t('attendance.alreadyDecided', { status, hours });
  if (!verifier) {
    return already ? t('attendance.alreadyLoggedForSchool', { hours }) : t('attendance.checkedInForSchool', { hours });
  }
  const values = { hours, verifier: verifier.name };
  return already ? t('attendance.alreadyLoggedForVerifier', values) : t('attendance.checkedInForVerifier', values);
}
