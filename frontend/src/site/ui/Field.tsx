import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { styled } from '../styled.js';

const Frame = styled('div')({ display: 'grid', gap: 6 });
const Label = styled('label')({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600 });
const Line = styled('div')({ position: 'relative', display: 'grid' });

const Input = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  'textarea&': { minHeight: 100, resize: 'vertical' },
  '&:has(+ *)': { paddingRight: 72 },
}));
const TextArea = Input.withComponent('textarea');

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: theme.vars.palette.text.secondary,
}));
const Wrong = styled(Hint)(({ theme }) => ({
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.error.main,
  '& svg': { flex: 'none', marginTop: 2 },
}));

interface FieldFrame {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** What stands at the end of the line, inside it. */
  readonly end?: ReactNode;
}

type FieldProps = FieldFrame &
  (({ readonly rows?: never } & ComponentProps<'input'>) | ({ readonly rows: number } & ComponentProps<'textarea'>));

/** A label above, what is typed, and below it the hint and what is wrong. With `rows` it takes more than a line. */
export function Field({ label, hint, error, end, id, ...input }: FieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  const said = { id: own, 'aria-invalid': Boolean(error), ...(described && { 'aria-describedby': described }) };
  return (
    <Frame>
      <Label htmlFor={own}>{label}</Label>
      <Line>
        {input.rows === undefined ? <Input {...input} {...said} /> : <TextArea {...input} {...said} />}
        {end}
      </Line>
      {hint && <Hint id={`${own}-hint`}>{hint}</Hint>}
      {error && (
        <Wrong id={`${own}-error`}>
          <CircleAlert size={16} aria-hidden /> {error}
        </Wrong>
      )}
    </Frame>
  );
}
