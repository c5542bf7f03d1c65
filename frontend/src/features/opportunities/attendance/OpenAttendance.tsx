import { Suspense, useRef, useState } from 'react';
import { t, LIMITS, type OpportunityView, type CheckInCode } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarX2, Printer, ShieldX, QrCode as QrIcon } from 'lucide-react';
import { useOpenCheckInMutation } from '../../../api/attendance.js';
import { errorStatus } from '../../../api/errorMessage.js';
import { useOpportunityQuery } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { lazily } from '../../../lib/lazily.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON, RECORDED_IN_LOG } from '../../../lib/otherSchool.js';
import { useLast } from '../../../lib/hooks.js';
import { Field } from '../../../ui/Field.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { SidePanel } from '../../../ui/SidePanel.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { showFailure } from '../../../ui/withToast.js';
import { dayAndTimes } from '../opportunityWords.js';
import { takesAttendance, windowNow, tooEarlyWords, type OpportunityTools } from './attendance.js';
import { AttendanceList } from './AttendanceList.js';
import { WriteToSignedUp } from './WriteToSignedUp.js';

interface OpenAttendanceProps extends OpportunityTools {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

export function OpenAttendance({ id, onClose, tools }: OpenAttendanceProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title={t('attendance.title')} onClose={onClose}>
      {shown !== null && <TakeAttendance key={shown} id={shown} tools={tools} />}
    </SidePanel>
  );
}

function TakeAttendance({ id, tools }: OpportunityTools & { readonly id: number }) {
  const { currentData, error, isError, refetch } = useOpportunityQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <Attendance opportunity={currentData} tools={tools} />;
  if (errorStatus(error) === 404) return <EmptyState icon={CalendarX2} title={t('common.opportunityNotFound')} />;
  if (!isError) return <RowsSkeleton label={t('attendance.loadingWhoSignedUp')} rows={5} cardHeight={64} />;
  return <ErrorState title={t('common.listNotLoaded')} error={error} onRetry={refetch} />;
}

function Attendance({ opportunity, tools }: OpportunityTools & { readonly opportunity: OpportunityView }) {
  const user = useSessionUser();
  const window = windowNow(opportunity, user.timeZone);
  const { title, state } = opportunity;
  return (
    <Stack spacing={5}>
      <div>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{dayAndTimes(opportunity)}</Typography>
      </div>
      {state === 'cancelled' ? (
        <Alert>{t('attendance.wasCancelled')}</Alert>
      ) : takesAttendance(opportunity, user) ? (
        <>
          {window !== 'late' && <CheckInCodeButton opportunity={opportunity} />}
          {window === 'early' && <Alert>{tooEarlyWords(opportunity)}</Alert>}
          <AttendanceList opportunity={opportunity} early={window === 'early'} />
          <WriteToSignedUp opportunity={opportunity} />
          <SheetButton opportunity={opportunity} />
          {tools && <div>{tools(opportunity)}</div>}
        </>
      ) : (
        <EmptyState icon={ShieldX} title={t('attendance.notAllowed')} />
      )}
    </Stack>
  );
}

const SignInSheet = lazily(async () => (await import('./SignInSheet.js')).SignInSheet);

function SheetButton({ opportunity }: { readonly opportunity: OpportunityView }) {
  const [isPrinting, setIsPrinting] = useState<boolean>();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Printer size={18} aria-hidden />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIsPrinting(true)}
      >
        {t('attendance.printSheet')}
      </Button>
      {isPrinting !== undefined && (
        <Suspense fallback={null}>
          <SignInSheet opportunity={opportunity} open={isPrinting} onClose={() => setIsPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}

const CheckInCodeDialog = lazily(async () => (await import('./CheckInCodeDialog.js')).CheckInCodeDialog);

const FAILED = { title: t('attendance.codeFailed'), fallback: t('attendance.tryAgain') };

function CheckInCodeButton({ opportunity }: { opportunity: OpportunityView }) {
  const inOtherSchool = actsInOtherSchool(useSessionUser(), opportunity.organizationId);
  const [shown, setShown] = useState<CheckInCode | null>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [send, { isLoading: busy }] = useOpenCheckInMutation();
  const anyYet = useLast(shown) !== null;
  const open = async (renew: boolean): Promise<void> => {
    if (busy) return;
    if (inOtherSchool && !reason.trim()) {
      setFault(OTHER_SCHOOL_NEEDS_REASON);
      return field.current?.focus();
    }
    setFault(undefined);
    try {
      const why = inOtherSchool ? { reason: reason.trim() } : {};
      setShown(await send({ id: opportunity.id, renew, ...why }).unwrap());
    } catch (error) {
      showFailure(error, FAILED);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {inOtherSchool && (
        <Field
          ref={field}
          label={t('attendance.codeReason')}
          hint={RECORDED_IN_LOG}
          error={fault}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
        />
      )}
      <Button
        variant="outlined"
        startIcon={<QrIcon size={18} aria-hidden />}
        aria-disabled={busy}
        onClick={() => void open(false)}
      >
        {busy ? t('attendance.openingCode') : t('attendance.showCode')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('attendance.aboutCode')}
      </Typography>
      <Suspense fallback={null}>
        {anyYet && (
          <CheckInCodeDialog
            opportunity={opportunity}
            shown={shown}
            busy={busy}
            onRenew={() => void open(true)}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}
