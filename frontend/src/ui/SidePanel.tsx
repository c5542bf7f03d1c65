import { useId, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { keepFocus } from './focus.js';
import { PANEL_FOOT } from './layout.js';

/** In print, the panel becomes the page, with as many sheets as it needs. */
const Frame = styled(Drawer)({
  '@media print': {
    position: 'static !important',
    '& .MuiBackdrop-root': { display: 'none' },
    '& .MuiDrawer-paper': {
      position: 'static',
      width: 'auto !important',
      height: 'auto',
      overflow: 'visible',
      boxShadow: 'none',
      transform: 'none !important',
    },
  },
}) as typeof Drawer;

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 12px 12px 24px',
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
  '@media print': { position: 'static', padding: '0 0 8px' },
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  padding: 24,
  [`& .${PANEL_FOOT}`]: {
    position: 'sticky',
    bottom: 0,
    margin: '4px -24px -24px',
    padding: '16px 24px',
    borderTop: `1px solid ${theme.vars.palette.hairline}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > button': { flex: '1 1 auto' },
  },
  [theme.breakpoints.down('sm')]: {
    padding: 16,
    [`& .${PANEL_FOOT}`]: { marginInline: -16, marginBottom: -16, padding: 16 },
  },
  '@media print': { padding: '12px 0 0' },
}));

interface SidePanelProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Beside the close button. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function SidePanel({ open, title, onClose, tools, children }: SidePanelProps) {
  const id = useId();
  const paper = {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': id,
    sx: { width: 'min(480px, 100vw)' },
  } as const;
  return (
    <Frame
      className="for-paper"
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper, transition: { onExited: keepFocus } }}
    >
      <Head>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <div style={{ flex: 'none' }}>
          {tools}
          <IconButton onClick={onClose} aria-label={t('common.close')}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}
