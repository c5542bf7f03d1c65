import { useState } from 'react';
import { RECORD_PARTS, t, type IssuedRecord, type RecordPart } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCountingRulesQuery } from '../../../api/organizations.js';
import { recordFile, useIssueRecordMutation } from '../../../api/records.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { capitalize } from '../../../lib/names.js';
import { CopyField } from '../../../ui/CopyField.js';
import { DoneFrame, FormFrame } from '../../../ui/FormFrame.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { showFailure } from '../../../ui/withToast.js';
import { PART_LABELS } from './partLabels.js';

const FAILED = { title: t('records.notIssued'), fallback: t('records.tryLater') };

const Group = styled('fieldset')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 4, fontWeight: 600 },
});

const WITHOUT_CATEGORIES = RECORD_PARTS.filter((part) => part !== 'categories');

interface IssueRecordFormProps extends DialogForm {
  readonly userId: number;
}

export function IssueRecordForm({ userId, close, cancel }: IssueRecordFormProps) {
  const [issue, { isLoading }] = useIssueRecordMutation();
  const { data: [rules] = [] } = useCountingRulesQuery(useSessionUser().organizationId);
  const parts = rules?.categories.length ? RECORD_PARTS : WITHOUT_CATEGORIES;
  const [show, setShow] = useState<ReadonlySet<RecordPart>>(new Set(RECORD_PARTS));
  const [issued, setIssued] = useState<IssuedRecord | null>(null);
  if (issued) {
    return (
      <DoneFrame onClose={close}>
        <Issued record={issued} />
      </DoneFrame>
    );
  }
  const turn = (part: RecordPart): void =>
    setShow(new Set(RECORD_PARTS.filter((one) => show.has(one) !== (one === part))));
  const submit = async (): Promise<void> => {
    try {
      const record = await issue({ userId, show: parts.filter((part) => show.has(part)) }).unwrap();
      setIssued(record);
    } catch (error) {
      showFailure(error, FAILED);
    }
  };
  return (
    <FormFrame onSubmit={submit} onCancel={cancel} submit={t('records.issue')} busy={isLoading && t('records.issuing')}>
      <Typography>{t('records.issueHint')}</Typography>
      <Group>
        <legend>{t('labels.recordParts')}</legend>
        {parts.map((part) => (
          <FormControlLabel
            key={part}
            label={capitalize(PART_LABELS[part])}
            control={<Checkbox checked={show.has(part)} onChange={() => turn(part)} />}
          />
        ))}
      </Group>
    </FormFrame>
  );
}

const Issued = ({ record: { code, url } }: { record: IssuedRecord }) => (
  <Stack spacing={4}>
    <Typography>{t('records.issuedText')}</Typography>
    <CopyField label={t('records.link')} value={url} />
    <CopyField label={t('records.code')} value={code} />
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" href={recordFile(code, 'pdf')} download>
        {t('records.downloadPdf')}
      </Button>
      <Button href={url}>{t('records.openRecord')}</Button>
    </Stack>
  </Stack>
);
