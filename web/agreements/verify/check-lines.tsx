// Every check with its outcome, in words a homeowner understands.
import { Check, Minus, X } from 'lucide-react'
import { checkSentence } from '#machines/agreements/verify/check-sentences.ts'
import type { SealCheck } from '#machines/agreements/verify/report.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'

type Props = { checks: readonly SealCheck[]; language: Schemas['Language'] }

/** Unavailable checks are listed only if all others pass: next to a failure they would be noise. */
export function CheckLines({ checks, language }: Props) {
  const failed = checks.some(({ ok }) => ok === false)
  return (
    <ul className="flex flex-col gap-2.5">
      {checks
        .filter(({ ok }) => ok !== null || !failed)
        .map(check => ({ check, sentence: checkSentence(check, language) }))
        .filter(({ sentence }) => sentence !== '')
        .map(({ check, sentence }) => (
          <li key={check.code} className="flex items-start gap-3">
            <Mark ok={check.ok} />
            <span className={cx('min-w-0', check.ok === null ? 'text-ink-3' : 'text-ink')}>{sentence}</span>
          </li>
        ))}
    </ul>
  )
}

function Mark({ ok }: { ok: boolean | null }) {
  if (ok === null) return <Minus size={16} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
  const [Icon, look] = ok ? [Check, 'text-success'] : [X, 'text-danger']
  return <Icon size={16} strokeWidth={2.5} className={cx('mt-0.5 shrink-0', look)} aria-hidden />
}
