import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '& > div': { flex: 1, minWidth: 0 },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));

interface PromptProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly to: string;
  readonly action: string;
}

export const Prompt = ({ icon: Icon, title, children, to, action }: PromptProps) => (
  <Frame aria-label={title}>
    <Icon size={24} strokeWidth={1.75} aria-hidden />
    <div>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>{children}</Typography>
    </div>
    <Button variant="outlined" component={Link} to={to}>
      {action}
    </Button>
  </Frame>
);
