import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';

export const PrintButton = () => (
  <Button
    variant="outlined"
    color="inherit"
    startIcon={<Printer size={18} aria-hidden />}
    onClick={() => window.print()}
  >
    {t('ui.print')}
  </Button>
);
