import { useEffect } from 'react';
import { t } from '@hourtrail/contracts';
import { keyframes } from '@emotion/react';
import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { BULK_BAR_HEIGHT, MOBILE_BAR_HEIGHT, PANEL_FOOT, PANEL_FOOT_HEIGHT } from './layout.js';
import { styled } from './styled.js';
import type { ShownToast, ToastHandlers } from './toast.js';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Viewport = styled(Toast.Viewport)(({ theme }) => ({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: theme.zIndex.snackbar,
  width: '100%',
  maxWidth: 420,
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 16,
  listStyle: 'none',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [theme.breakpoints.up('md')]: { [`body:has([role="dialog"] .${PANEL_FOOT}) &`]: { bottom: PANEL_FOOT_HEIGHT } },
  [theme.breakpoints.down('md')]: {
    bottom: `calc(${MOBILE_BAR_HEIGHT}px + var(${BULK_BAR_HEIGHT}, 0px) + env(safe-area-inset-bottom))`,
  },
}));

const Message = styled(Toast.Root, { shouldForwardProp: (prop) => prop !== 'destructive' })<{ destructive: boolean }>(
  ({ theme, destructive }) => ({
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    columnGap: 12,
    alignItems: 'start',
    padding: 16,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    borderRadius: 10,
    color: destructive ? theme.vars.palette.status.rejected.ink : theme.vars.palette.text.primary,
    backgroundColor: destructive ? theme.vars.palette.status.rejected.paper : theme.vars.palette.background.paper,
    border: `1px solid ${destructive ? theme.vars.palette.status.rejected.ink : theme.vars.palette.hairline}`,
    boxShadow: theme.vars.palette.floating,
    animation: `${arrive} 180ms ease-out`,
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 150ms ease-out' },
    '&[data-swipe="end"]': { transform: 'translateX(100%)', opacity: 0, transition: 'transform 150ms, opacity 150ms' },
    '& > svg': { color: destructive ? 'inherit' : theme.vars.palette.primary.main },
  }),
);

const Title = styled(Toast.Title)({ fontWeight: 650 });
const Description = styled(Toast.Description)({ marginTop: 2, gridColumn: 2 });

const Close = styled(Toast.Close)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  margin: -4,
  padding: 0,
  border: 0,
  borderRadius: 8,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sunken },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

const Act = styled('button')(({ theme }) => ({
  gridColumn: 2,
  justifySelf: 'start',
  minHeight: 30,
  marginTop: 8,
  padding: '2px 10px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sunken },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '@media (pointer: coarse)': { minHeight: 44 },
  [theme.breakpoints.down('sm')]: { minHeight: 44 },
}));

export interface ToastAreaProps {
  readonly message: ShownToast | undefined;
  readonly handlers?: ToastHandlers | undefined;
  readonly onDismiss: (id: string) => void;
}

export const ToastArea = ({ message, ...rest }: ToastAreaProps) => (
  <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t('ui.notification')}>
    {message && <OneToast key={message.id} message={message} {...rest} />}
    <Viewport hotkey={['F8']} label={t('ui.notificationsF8')} />
  </Toast.Provider>
);

function OneToast({ message, handlers = {}, onDismiss }: ToastAreaProps & { readonly message: ShownToast }) {
  const { id, title, description, destructive = false, action, duration } = message;
  const { onAction, onPause, onResume } = handlers;
  // resumes the timer when another message covers this one
  useEffect(() => onResume, [onResume]);
  return (
    <Message
      destructive={destructive}
      {...(duration !== undefined && { duration })}
      {...(onPause && { onPause })}
      {...(onResume && { onResume })}
      onOpenChange={(open) => !open && onDismiss(id)}
    >
      {destructive ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
      <Title>{title}</Title>
      <Close aria-label={t('common.dismiss')}>
        <X size={16} aria-hidden />
      </Close>
      {description && <Description>{description}</Description>}
      {action && (
        <Toast.Action altText={action} asChild>
          <Act type="button" onClick={onAction}>
            {action}
          </Act>
        </Toast.Action>
      )}
    </Message>
  );
}
