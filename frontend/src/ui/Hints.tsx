import { useEffect, type ComponentProps } from 'react';
import { styled } from '@mui/material/styles';
import * as Tooltip from '@radix-ui/react-tooltip';
import { useStable } from '../lib/hooks.js';

export interface Hinted {
  readonly control: HTMLElement;
  readonly text: string;
}

const Bubble = styled(Tooltip.Content)(({ theme }) => ({
  zIndex: theme.zIndex.tooltip,
  maxWidth: 260,
  padding: '6px 10px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
}));

export const Hints = ({ hints }: { hints: ReadonlyMap<string, Hinted> }) => (
  <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
    {[...hints].map(([id, { control, text }]) => (
      <Tooltip.Root key={id}>
        <Tooltip.Trigger asChild>
          <StandIn control={control} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Bubble sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </Tooltip.Portal>
      </Tooltip.Root>
    ))}
  </Tooltip.Provider>
);

const HEARD = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

type Trigger = ComponentProps<typeof Tooltip.Trigger>;
interface StandInProps extends Trigger {
  readonly control: HTMLElement;
}

/** Passes Radix's trigger props to a control that is already on the page, without rendering it again. */
function StandIn({ control, ref, ...given }: StandInProps) {
  const description = given['aria-describedby'];
  const hear = useStable((event: Event) => {
    const act = given[HEARD[event.type as keyof typeof HEARD]] as ((event: Event) => void) | undefined;
    act?.(event);
  });
  useEffect(() => {
    const names = Object.keys(HEARD);
    names.forEach((name) => control.addEventListener(name, hear));
    // the event that loaded this script is already over
    if (control.matches(':focus-visible')) hear(new Event('focus'));
    else if (control.matches(':hover')) hear(new Event('pointermove'));
    return () => names.forEach((name) => control.removeEventListener(name, hear));
  }, [control, hear]);
  useEffect(() => {
    if (typeof ref !== 'function') return;
    ref(control as HTMLButtonElement);
    return () => void ref(null);
  }, [control, ref]);
  useEffect(() => {
    if (!description) return;
    control.setAttribute('aria-describedby', description);
    return () => control.removeAttribute('aria-describedby');
  }, [control, description]);
  return null;
}
