import { Suspense } from 'react';
import { lazily } from '../lib/lazily.js';
import { useLast } from '../lib/hooks.js';
import type { FormDialogProps } from './OpenFormDialog.js';

export type { DialogForm } from './OpenFormDialog.js';

const OpenFormDialog = lazily(async () => (await import('./OpenFormDialog.js')).OpenFormDialog);

/** Loads the dialog's script when it first opens. */
export function FormDialog(props: FormDialogProps) {
  const anyYet = useLast(props.open || null) !== null;
  return <Suspense fallback={null}>{anyYet && <OpenFormDialog {...props} />}</Suspense>;
}
