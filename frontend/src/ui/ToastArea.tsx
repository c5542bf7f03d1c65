import { keyframes } from '@emotion/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { MOBILE_BAR_HEIGHT } from './layout.js';
import { toastStore, type ShownToast } from './toast.js';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Viewport = styled(Toast.Viewport)(({ theme }) => ({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: theme.zIndex.snackbar,
  width: '100%',
  maxWidth: 420,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { bottom: `calc(${MOBILE_BAR_HEIGHT}px + env(safe-area-inset-bottom))` },
}));

const Message = styled(Toast.Root, { shouldForwardProp: (prop) => prop !== 'destructive' })<{ destructive: boolean }>(
  ({ theme, destructive }) => ({
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    columnGap: 12,
    alignItems: 'start',
    padding: 16,
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
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** The notification area: one message at a time for five seconds, swiped away to the right, reached with F8. */
export function ToastArea({ message }: { message: ShownToast | null }) {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {message && (
        <Message
          key={message.id}
          destructive={message.destructive ?? false}
          {...(message.duration !== undefined && { duration: message.duration })}
          onOpenChange={(open) => !open && toastStore.dismiss(message.id)}
        >
          {message.destructive ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
          <Title>{message.title}</Title>
          <Close aria-label="Dismiss">
            <X size={16} aria-hidden />
          </Close>
          {message.description && <Description>{message.description}</Description>}
          {message.action && (
            <Toast.Action altText={message.action.label} asChild>
              <Button
                variant="outlined"
                size="small"
                onClick={message.action.onClick}
                sx={{ gridColumn: 2, justifySelf: 'start', mt: 2 }}
              >
                {message.action.label}
              </Button>
            </Toast.Action>
          )}
        </Message>
      )}
      <Viewport hotkey={['F8']} label="Notifications (F8)" />
    </Toast.Provider>
  );
}
