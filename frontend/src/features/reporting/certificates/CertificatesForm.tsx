import { useState } from 'react';
import { GRADE_LEVELS, PAPERS, t, type Paper } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { errorMessage, fieldErrors } from '../../../api/errorMessage.js';
import { fetchExport } from '../../../api/files.js';
import { useAcademicYearsQuery, useClassesQuery } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { saveFile } from '../../../lib/saveFile.js';
import { Field } from '../../../ui/Field.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { SelectField } from '../../../ui/SelectField.js';
import { toast } from '../../../ui/toast.js';

const PAPER_NAMES: Readonly<Record<Paper, string>> = { letter: t('exchange.letter'), a4: t('exchange.a4') };

/** Nothing cancels it, and the dialog shows no progress. */
const ALONE = { signal: new AbortController().signal, onProgress: () => undefined };

export function CertificatesForm({ cancel, close }: DialogForm) {
  const { organizationId, hoursGoal } = useSessionUser();
  const { data: years = [] } = useAcademicYearsQuery(organizationId);
  const { data: classes = [] } = useClassesQuery(organizationId);
  const [values, setValues] = useState({
    ...{ hours: String(hoursGoal), academicYearId: '', grade: '', classId: '', paper: 'letter' },
  });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setValues({ ...values, [name]: target.value });
      setProblem(undefined);
    },
  });
  const send = async (): Promise<void> => {
    setBusy(true);
    const filters = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    try {
      const file = await fetchExport({ kind: 'certificates', format: 'pdf', filters }, ALONE);
      saveFile(file.content, file.name);
      toast({ title: t('exchange.certificatesMade', { count: file.rows ?? 0 }), description: file.name });
      close();
    } catch (error) {
      const message = errorMessage(error, t('exchange.certificatesNotExported'));
      setProblem(fieldErrors(error)[0]?.message ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormFrame
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onCancel={cancel}
      submit={t('exchange.makeCertificates')}
      busy={busy && t('exchange.makingCertificates')}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('exchange.certificatesText')}</Typography>
      <Field label={t('exchange.certificateHours')} inputMode="numeric" error={problem} {...field('hours')} />
      {years.length > 0 && (
        <SelectField label={t('labels.schoolYear')} {...field('academicYearId')}>
          <option value="">{t('exchange.allYears')}</option>
          {years.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={t('common.gradeLevel')} {...field('grade')}>
        <option value="">{t('exchange.allGrades')}</option>
        {GRADE_LEVELS.map((grade) => (
          <option key={grade} value={grade}>
            {grade}
          </option>
        ))}
      </SelectField>
      {classes.length > 0 && (
        <SelectField label={t('labels.class')} {...field('classId')}>
          <option value="">{t('ui.allClasses')}</option>
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={t('labels.paper')} {...field('paper')}>
        {PAPERS.map((paper) => (
          <option key={paper} value={paper}>
            {PAPER_NAMES[paper]}
          </option>
        ))}
      </SelectField>
    </FormFrame>
  );
}
