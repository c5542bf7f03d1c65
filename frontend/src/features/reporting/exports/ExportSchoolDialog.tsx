import { useState } from 'react';
import { t, type ExportFormat, type ExportKind } from '@hourtrail/contracts';
import { useSchoolQuery } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useLast } from '../../../lib/hooks.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import type { PickedSchool } from '../../../ui/SchoolField.js';
import { FormSkeleton } from '../../../ui/formStates.js';
import {
  WhichSchool,
  forSchool,
  ownSchool,
  schoolProblems,
  type ForSchool,
  type SchoolProblems,
} from '../WhichSchool.js';
import { EXPORT_ACTIONS } from './exportWords.js';

interface ExportSchoolDialogProps {
  readonly kind: ExportKind;
  /** Null while the dialog is closed. */
  readonly format: ExportFormat | null;
  /** The school filter of the list on screen; 0 if there is none. */
  readonly filtered: number;
  readonly onExport: (format: ExportFormat, school: ForSchool) => void;
  readonly onClose: () => void;
}

/** A file holds one school. Another school than the user's own requires a reason. */
export function ExportSchoolDialog({ kind, format, filtered, onExport, onClose }: ExportSchoolDialogProps) {
  const shown = useLast(format);
  const { currentData: school, isError } = useSchoolQuery(filtered, { skip: filtered === 0 });
  const known = filtered === 0 || school !== undefined || isError;
  return (
    <FormDialog open={format !== null} title={EXPORT_ACTIONS[kind]} onClose={onClose}>
      {({ close, cancel }) =>
        shown &&
        (known ? (
          <SchoolForm
            given={
              filtered === 0
                ? undefined
                : { id: filtered, name: school?.name ?? t('exchange.schoolNumber', { id: filtered }) }
            }
            onCancel={cancel}
            onChosen={(chosen) => {
              close();
              onExport(shown, chosen);
            }}
          />
        ) : (
          <FormSkeleton />
        ))
      }
    </FormDialog>
  );
}

interface SchoolFormProps {
  readonly given: PickedSchool | undefined;
  readonly onCancel: (() => void) | undefined;
  readonly onChosen: (school: ForSchool) => void;
}

function SchoolForm({ given, onCancel, onChosen }: SchoolFormProps) {
  const reader = useSessionUser();
  const [choice, setChoice] = useState(() => ({ ...ownSchool(reader), ...(given && { school: given }) }));
  const [problems, setProblems] = useState<SchoolProblems>({});
  const send = (): void => {
    const found = schoolProblems(choice, reader);
    setProblems(found);
    if (Object.keys(found).length === 0) onChosen(forSchool(choice, reader));
  };
  return (
    <FormFrame onSubmit={send} onCancel={onCancel} submit={t('exchange.export')} busy={false}>
      <WhichSchool choice={choice} problems={problems} onChange={setChoice} />
    </FormFrame>
  );
}
