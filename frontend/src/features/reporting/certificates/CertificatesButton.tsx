import { Suspense, useState } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Award } from 'lucide-react';
import { lazily } from '../../../lib/lazily.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormSkeleton } from '../../../ui/formStates.js';
import type { CertifiedPart } from './CertificatesForm.js';

const CertificatesForm = lazily(async () => (await import('./CertificatesForm.js')).CertificatesForm);

export function CertificatesButton(part: CertifiedPart) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Award size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('exchange.makeCertificates')}
      </Button>
      <FormDialog open={open} title={t('exchange.makeCertificates')} onClose={() => setOpen(false)}>
        {(dialog) => (
          <Suspense fallback={<FormSkeleton />}>
            <CertificatesForm dialog={dialog} part={part} />
          </Suspense>
        )}
      </FormDialog>
    </>
  );
}
