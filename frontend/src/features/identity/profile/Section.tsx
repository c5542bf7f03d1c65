import { useId, type ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface SectionProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}

export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {about && <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '68ch' }}>{about}</Typography>}
      {children && <div style={{ marginTop: 20 }}>{children}</div>}
    </Card>
  );
}
