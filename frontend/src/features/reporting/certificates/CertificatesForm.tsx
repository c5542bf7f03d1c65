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
import { asksSchool, forSchool, ownSchool, schoolProblems, WhichSchool, type SchoolProblems } from '../WhichSchool.js';

const PAPER_NAMES: Readonly<Record<Paper, string>> = { letter: t('exchange.letter'), a4: t('exchange.a4') };

/** Nothing cancels it, and the dialog shows no progress. */
const ALONE = { signal: new AbortController().signal, onProgress: () => undefined };

/** What the list above the button is narrowed to. */
export interface CertifiedPart {
  readonly gradeLevel?: string | undefined;
  readonly classId?: string | undefined;
}

interface CertificatesFormProps {
  readonly dialog: DialogForm;
  readonly part: CertifiedPart;
}

export function CertificatesForm({ dialog: { cancel, close }, part }: CertificatesFormProps) {
  const reader = useSessionUser();
  const asks = asksSchool(reader, 'reports.read');
  const [choice, setChoice] = useState(() => ownSchool(reader));
  const [schoolProblem, setSchoolProblem] = useState<SchoolProblems>({});
  const school = choice.school?.id ?? reader.organizationId;
  const { currentData: years = [] } = useAcademicYearsQuery(school);
  const { currentData: classes = [] } = useClassesQuery(school);
  const [values, setValues] = useState({
    hours: '',
    academicYearId: '',
    gradeLevel: GRADE_LEVELS.find((grade) => grade === part.gradeLevel) ?? '',
    classId: part.classId ?? '',
    paper: 'letter',
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
    const found = asks ? schoolProblems(choice, reader) : {};
    setSchoolProblem(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const chosen = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const filters = { ...chosen, ...(asks && forSchool(choice, reader)) };
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
      onSubmit={send}
      onCancel={cancel}
      submit={t('exchange.makeCertificates')}
      busy={busy && t('exchange.makingCertificates')}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('exchange.certificatesText')}</Typography>
      {asks && (
        <WhichSchool
          choice={choice}
          problems={schoolProblem}
          onChange={(chosen) => {
            setChoice(chosen);
            if (chosen.school?.id !== choice.school?.id) setValues({ ...values, academicYearId: '', classId: '' });
          }}
        />
      )}
      <Field
        label={t('exchange.certificateHours')}
        hint={t('exchange.certificateHoursHint')}
        inputMode="numeric"
        error={problem}
        {...field('hours')}
      />
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
      <SelectField label={t('common.gradeLevel')} {...field('gradeLevel')}>
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
