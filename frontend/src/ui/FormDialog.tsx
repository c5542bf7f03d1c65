import { Suspense } from 'react';
import { lazily } from '../lib/lazily.js';
import { useLast } from '../lib/hooks.js';
import type { FormDialogProps } from './OpenFormDialog.js';

export type { DialogForm } from './OpenFormDialog.js';

const OpenFormDialog = lazily(async () => (await import('./OpenFormDialog.js')).OpenFormDialog);

/** A form in a dialog, whose script comes when it is first opened. */
export function FormDialog(props: FormDialogProps) {
  const anyYet = useLast(props.open || null) !== null;
  return <Suspense fallback={null}>{anyYet && <OpenFormDialog {...props} />}</Suspense>;
}
