import { useLayoutEffect, useRef } from 'react';
import { isOfDistrict, t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowLeft, School } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { visitedSchool, visitSchool } from '../../api/visitedSchool.js';
import { PATHS } from '../../lib/paths.js';
import { HEADER_HEIGHT, SCHOOL_BAR_HEIGHT } from '../../ui/layout.js';

const Strip = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: HEADER_HEIGHT,
  // below the header's menus, above the heads of tables
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 12px',
  padding: '4px 16px',
  fontWeight: 550,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.sunken,
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  '& svg': { flex: 'none' },
  '& p': { display: 'flex', alignItems: 'center', gap: 8, margin: 0, minWidth: 0 },
  '@media print': { display: 'none' },
}));

/** Tells staff of a district in which of its schools they work, and leads them back. */
export function VisitedSchoolBanner() {
  const { role, organizationName } = useSessionUser();
  const bar = useRef<HTMLElement>(null);
  const isShown = isOfDistrict(role) && visitedSchool() !== undefined;
  useLayoutEffect(() => {
    if (!isShown || !bar.current) return undefined;
    const page = document.documentElement.style;
    const measure = new ResizeObserver(([entry]) =>
      page.setProperty(SCHOOL_BAR_HEIGHT, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    measure.observe(bar.current);
    return () => {
      measure.disconnect();
      page.removeProperty(SCHOOL_BAR_HEIGHT);
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Strip ref={bar} aria-label={t('districts.school')}>
      <p>
        <School size={16} aria-hidden /> {t('districts.lookingAt', { school: organizationName })}
      </p>
      <Button
        size="small"
        startIcon={<ArrowLeft size={16} aria-hidden />}
        onClick={() => visitSchool(undefined, PATHS.dashboard)}
      >
        {t('districts.backToDistrict')}
      </Button>
    </Strip>
  );
}
