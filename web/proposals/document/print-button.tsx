// The homeowner's page as PDF. Where the server cannot print, the homeowner's own browser does.

import type { PrintedPage } from '#web/lib/print-job.ts'
import { usePrint } from '#web/lib/use-print.ts'
import { PRINT_WORDS } from './print-words.ts'

const LOOK =
  'inline-flex h-11 items-center justify-center rounded-control border border-hairline-strong bg-raised px-5 text-md font-medium text-ink hover:bg-sunken aria-disabled:cursor-progress aria-disabled:opacity-60'

type Props = PrintedPage & { language: 'en' | 'es' }

export function PrintButton({ page, public_id, language }: Props) {
  const { state, busy, print } = usePrint({ page, public_id })
  const words = PRINT_WORDS[language]
  const sentence =
    state.step === 'idle'
      ? ''
      : state.step === 'waiting'
        ? words.waiting(state.ahead)
        : state.step === 'failed'
          ? words.failed[state.why]
          : words[state.step]
  const own = state.step === 'failed' && state.why !== 'gone' && state.why !== 'unreachable'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <button type="button" className={LOOK} aria-disabled={busy} aria-busy={busy} onClick={print}>
        {words.save}
      </button>
      {own && (
        <button type="button" className={LOOK} onClick={() => window.print()}>
          {words.own}
        </button>
      )}
      <p role="status" className="max-w-[60ch] text-base text-ink-2">
        {sentence}{' '}
        {state.step === 'done' && (
          <a href={state.href} download={state.file_name} className="text-ink underline underline-offset-2">
            {words.again}
          </a>
        )}
      </p>
    </div>
  )
}
