import { isRefusal } from '@parlour/kernel';
import { MAX_CHAT_LENGTH, REPORT_REASONS, type ReportReason } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type FormEvent, useState } from 'react';
import { serverApi } from '../../../client/api/server-api.ts';
import { ChoiceField } from '../../../settings/ChoiceField.tsx';
import { choiceOptions } from '../../../settings/choice-options.ts';
import styles from './ReportForm.module.css';

interface ReportFormProps {
  readonly table: string;
  /** The reported person; null for the table. */
  readonly handle: string | null;
  readonly onSent: () => void;
}

/** A report to the operator: a reason, and a few words. */
export function ReportForm({ table, handle, onSent }: ReportFormProps) {
  const words = useWords('table');
  const [reason, setReason] = useState<ReportReason>(handle === null ? 'other' : 'insults');
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const answer = await serverApi.report({ table, handle, reason, note });
    setSending(false);
    if (isRefusal(answer)) return showRefusal(words, answer);
    toast(words.t('report.sent'));
    onSent();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <ChoiceField
        label={words.t('report.reason')}
        value={reason}
        options={choiceOptions(REPORT_REASONS, (each) => words.t(`report.reason.${each}`))}
        onChoose={(value) => setReason(value as ReportReason)}
      />
      <label className={styles.note}>
        {words.t('report.note')}
        <textarea rows={2} value={note} maxLength={MAX_CHAT_LENGTH} onChange={({ target }) => setNote(target.value)} />
      </label>
      <p className={styles.who}>{words.t(handle === null ? 'report.whoTable' : 'report.who')}</p>
      <Button type="submit" look="red" disabled={sending}>
        {words.t('report.send')}
      </Button>
    </form>
  );
}
