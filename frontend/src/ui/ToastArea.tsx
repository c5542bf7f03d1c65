import { useEffect, useRef, useState, type RefObject } from 'react';
import { t } from '@hourtrail/contracts';
import { keyframes } from '@emotion/react';
import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { BULK_BAR_HEIGHT, HEADER_HEIGHT, MOBILE_BAR_HEIGHT, PANEL_FOOT, PANEL_FOOT_HEIGHT } from './layout.js';
import { styled } from './styled.js';
import type { ShownToast, ToastHandlers } from './toast.js';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const BELOW_HEADER = { top: HEADER_HEIGHT, bottom: 'auto' };

const Viewport = styled(Toast.Viewport, { shouldForwardProp: (prop) => prop !== 'raised' })<{
  raised: boolean;
}>(({ theme, raised }) => ({
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
  ...(raised
    ? BELOW_HEADER
    : {
        [theme.breakpoints.up('md')]: {
          [`body:has([role="dialog"] .${PANEL_FOOT}) &`]: { bottom: PANEL_FOOT_HEIGHT },
        },
        // the buttons of a dialog stand at its foot
        'body:has(.MuiDialog-root) &': { top: 0, bottom: 'auto' },
        [theme.breakpoints.down('md')]: {
          bottom: `calc(${MOBILE_BAR_HEIGHT}px + var(${BULK_BAR_HEIGHT}, 0px) + env(safe-area-inset-bottom))`,
        },
      }),
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
  /** The newest last. */
  readonly messages: readonly ShownToast[];
  readonly handlersOf: (id: string) => ToastHandlers;
  readonly onDismiss: (id: string) => void;
}

export function ToastArea({ messages, handlersOf, onDismiss }: ToastAreaProps) {
  const area = useRef<HTMLOListElement>(null);
  const raised = useRaised(area, messages.at(-1)?.id);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t('ui.notification')}>
      {messages.map((message) => (
        <OneToast
          key={message.id}
          message={message}
          isNewest={message === messages.at(-1)}
          handlers={handlersOf(message.id)}
          onDismiss={onDismiss}
        />
      ))}
      <Viewport ref={area} raised={raised} hotkey={['F8']} label={t('ui.notificationsF8')} />
    </Toast.Provider>
  );
}

/** True from when a message would cover a field that it speaks of, until the next message. */
function useRaised(area: RefObject<HTMLElement | null>, id: string | undefined): boolean {
  const [raised, setRaised] = useState<string>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const look = (): void => {
      if (area.current && coversMoreThanRaised(area.current)) setRaised(id);
    };
    // looks now, and when the message is in its area
    const observer = new ResizeObserver(look);
    if (area.current) observer.observe(area.current);
    document.addEventListener('focusin', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', look);
    };
  }, [area, id]);
  return id !== undefined && raised === id;
}

function coversMoreThanRaised(area: HTMLElement): boolean {
  const { left, top, width, height } = area.getBoundingClientRect();
  return coveredBy(new DOMRect(left, top, width, height)) > coveredBy(new DOMRect(left, HEADER_HEIGHT, width, height));
}

/** The error message below a field, in pixels. */
const ERROR_HEIGHT = 32;

/** How many fields with an error are below a message. The field with the focus outweighs the others. */
function coveredBy(toast: DOMRect): number {
  const fields = [...document.querySelectorAll('[aria-invalid="true"], :is(input, textarea, select):focus')];
  return fields
    .filter((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      return left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom + ERROR_HEIGHT;
    })
    .reduce((sum, field) => sum + (field === document.activeElement ? fields.length : 1), 0);
}

interface OneToastProps extends Pick<ToastAreaProps, 'onDismiss'> {
  readonly message: ShownToast;
  readonly isNewest: boolean;
  readonly handlers: ToastHandlers;
}

function OneToast({ message, isNewest, handlers, onDismiss }: OneToastProps) {
  const { id, title, description, destructive = false, action, duration } = message;
  const { onAction, onPause, onResume } = handlers;
  // resumes the timer when another message moves this one away from the pointer, or takes its place
  useEffect(() => {
    if (!isNewest) onResume?.();
    return onResume;
  }, [isNewest, onResume]);
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
