import { t } from '@hourtrail/contracts';
import { gradeName } from '../../../features/reporting/reports/reportWords.js';
import { ClassFilter, useClassWords } from '../../../ui/ClassFilter.js';
import { FilterSelect } from '../../../ui/FilterFields.js';
import { GRADE_CHOICES, PROGRESS_CHOICES, studentFilters, type ReportAddress } from './reportAddress.js';
import { ReportList } from './ReportList.js';

const HEADING_ID = 'student-reports';

export function showStudents(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

interface StudentReportsProps {
  readonly address: ReportAddress;
  readonly onPerson: (id: number) => void;
}

export function StudentReports({ address, onPerson }: StudentReportsProps) {
  const classWords = useClassWords();
  return (
    <ReportList
      role="student"
      headingId={HEADING_ID}
      filters={studentFilters(address)}
      search={address.q}
      onSearch={(q) => address.set({ q })}
      sorting={{ sort: address.sort, onSort: (sort) => address.set({ sort }) }}
      chosen={[
        address.grade && gradeName(address.grade),
        address.class && classWords(address.class),
        PROGRESS_CHOICES.find(([key]) => key === address.progress)?.[1],
      ]
        .filter(Boolean)
        .join(', ')}
      onClear={() => address.set({ grade: '', class: '', progress: '' })}
      onPerson={onPerson}
    >
      <FilterSelect
        label={t('common.gradeLevel')}
        all={t('reports.allGrades')}
        value={address.grade}
        choices={GRADE_CHOICES}
        onChange={(grade) => address.set({ grade })}
      />
      <ClassFilter value={address.class} onChange={(id) => address.set({ class: id })} />
      <FilterSelect
        label={t('reports.progressToGoal')}
        all={t('reports.anyProgress')}
        value={address.progress}
        choices={PROGRESS_CHOICES}
        onChange={(progress) => address.set({ progress })}
      />
    </ReportList>
  );
}
