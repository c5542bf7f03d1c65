import { useId, useState, type DragEvent } from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { FieldMessage } from '../../../ui/Field.js';

const Zone = styled('div', { shouldForwardProp: (prop) => prop !== 'over' })<{ over: boolean }>(({ theme, over }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '32px 16px',
  border: `1.5px dashed ${over ? theme.vars.palette.primary.main : theme.vars.palette.control}`,
  borderRadius: 10,
  textAlign: 'center',
  backgroundColor: over ? theme.vars.palette.sunken : 'transparent',
  '& > svg': { color: theme.vars.palette.primary.main },
  '& label': { fontWeight: 600 },
  // covers the zone, so that a press anywhere chooses and the focus is seen around all of it
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

interface DropZoneProps {
  readonly label: string;
  readonly hint: string;
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

/** Takes one file, chosen or dropped. */
export function DropZone({ label, hint, problem, onFile }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <Zone
        over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={28} strokeWidth={1.75} aria-hidden />
        <label htmlFor={id}>{label}</label>
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          onChange={({ target }) => {
            take(target.files);
            // the same file can be chosen once more, mended
            target.value = '';
          }}
        />
      </Zone>
      <div role="alert">{problem && <FieldMessage id={`${id}-problem`}>{problem}</FieldMessage>}</div>
    </div>
  );
}
