import { FilterSelect } from '../../../ui/FilterSelect.js';
import { GRADE_CHOICES, PROGRESS_CHOICES, studentFilters } from './reportAddress.js';
import { ReportList } from './ReportList.js';
import type { ReportAddress } from './useReportAddress.js';
import { gradeName } from '../../../features/reporting/reports/reportWords.js';

const HEADING_ID = 'student-reports';

/** Leads to the students, after a chart has narrowed them. */
export function showStudents(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

interface StudentReportsProps {
  readonly address: ReportAddress;
  readonly onPerson: (id: number) => void;
}

/** Every student of a school with their hours: by grade, and by hours within a grade. */
export const StudentReports = ({ address, onPerson }: StudentReportsProps) => (
  <ReportList
    role="student"
    headingId={HEADING_ID}
    filters={studentFilters(address)}
    search={address.q}
    onSearch={(q) => address.set({ q })}
    chosen={[address.grade && gradeName(address.grade), PROGRESS_CHOICES.find(([key]) => key === address.progress)?.[1]]
      .filter(Boolean)
      .join(', ')}
    onClear={() => address.set({ grade: '', progress: '' })}
    onPerson={onPerson}
  >
    <FilterSelect
      label="Grade level"
      all="All grades"
      value={address.grade}
      choices={GRADE_CHOICES}
      onChange={(grade) => address.set({ grade })}
    />
    <FilterSelect
      label="Progress to the goal"
      all="Any progress"
      value={address.progress}
      choices={PROGRESS_CHOICES}
      onChange={(progress) => address.set({ progress })}
    />
  </ReportList>
);
