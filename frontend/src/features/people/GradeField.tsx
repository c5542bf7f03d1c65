import type { ComponentProps } from 'react';
import { GRADE_LEVELS } from '@hourtrail/contracts';
import { SelectField } from '../../ui/SelectField.js';

type GradeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'optional' | 'children'>;

/** A student's grade, where it is known. */
export const GradeField = (select: GradeFieldProps) => (
  <SelectField {...select} label="Grade level" optional>
    <option value="">Not given</option>
    {GRADE_LEVELS.map((grade) => (
      <option key={grade} value={grade}>
        {grade}
      </option>
    ))}
  </SelectField>
);
