import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import { PageHeading } from './PageHeading.js';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '12vh 0',
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.text.caption },
}));

interface MessagePageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that has only something to say and a way on. */
export const MessagePage = ({ icon: Icon, title, text, children }: MessagePageProps) => (
  <Frame>
    <Icon size={40} strokeWidth={1.5} aria-hidden />
    <PageHeading title={title} />
    <Typography sx={{ color: 'text.secondary', maxWidth: '48ch', mb: 3 }}>{text}</Typography>
    {children}
  </Frame>
);
