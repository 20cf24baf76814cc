import { useId, useState } from 'react';
import { REPORT_COMMENT_MAX_LENGTH } from '../../../../contract/limits.ts';
import { REPORT_REASONS, type ReportReason } from '../../../../contract/options.ts';
import type { ReportAnswer, ReportRequest } from '../../../../contract/schemas/reports.ts';
import { api } from '../../api/client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useHumanCheck } from '../human-check/use-human-check.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';

/** Time limit in milliseconds: a report is stored at once. */
const TIMEOUT_MS = 15_000;

export type Reported = { kind: 'stories' | 'examples'; id: string };

type ReportFormProps = { of: Reported; onSent: () => void; onCancel: () => void };

/** Form of a report: kind of problem, and a free text. */
export function ReportForm({ of, onSent, onCancel }: ReportFormProps) {
  const { t } = useWords('report');
  const id = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const human = useHumanCheck('report');
  const { busy, problem, submit } = useSubmit({
    check: () => {
      setMissing(reason === null);
      return reason !== null;
    },
    async send(fields) {
      if (reason === null) return;
      const body: ReportRequest = { reason, comment: fields('comment') };
      const path = `/api/${of.kind}/${encodeURIComponent(of.id)}/report`;
      await human.sending((headers) =>
        api.call<ReportAnswer>(path, { method: 'POST', body, headers, timeoutMs: TIMEOUT_MS }),
      );
      onSent();
    },
  });

  return (
    <form className="mt-3 flex flex-col gap-4" noValidate onSubmit={submit}>
      <fieldset
        role="radiogroup"
        className="min-w-0 border-0"
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
      >
        <legend className="field-label">{t('report.legend')}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={id}
              className="size-5 flex-none accent-accent"
              checked={one === reason}
              onChange={() => {
                setReason(one);
                setMissing(false);
              }}
            />
            <span>{t(`report.reasons.${one}`)}</span>
          </label>
        ))}
        <FieldError id={`${id}-error`} text={isMissing ? t('report.reasonRequired') : null} />
      </fieldset>
      <div>
        <label htmlFor={`${id}-comment`} className="field-label">
          {t('report.comment')}
        </label>
        <textarea
          id={`${id}-comment`}
          className="text-field"
          rows={3}
          maxLength={REPORT_COMMENT_MAX_LENGTH}
          name="comment"
        />
      </div>
      {of.kind === 'stories' ? <p className="field-hint">{t('report.withText')}</p> : null}
      {of.kind === 'examples' ? human.widget : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('report.sending') : t('report.send')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
      {problem ? <ProblemNotice facts={problem} title={t('report.failed')} /> : null}
    </form>
  );
}
