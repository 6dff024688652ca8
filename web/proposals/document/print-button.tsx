// The homeowner's page as PDF. Where the server cannot print, the homeowner's own browser does.
import type { ReactNode } from 'react'
import type { PrintedPage } from '#web/lib/files/print-job.ts'
import { usePrint } from '#web/lib/files/use-print.ts'
import type { PageWords } from './words.ts'

const LOOK =
  'inline-flex min-h-11 items-center rounded-control border border-hairline-strong bg-raised px-4 text-md font-medium hover:bg-sunken aria-disabled:cursor-progress aria-disabled:opacity-60'

/** `children` stand beside the button, before what is said of the print. */
type Props = PrintedPage & { words: PageWords['pdf']; children?: ReactNode }

export function PrintButton({ page, public_id, words, children }: Props) {
  const { state, busy, print } = usePrint({ page, public_id })
  const own = state.step === 'failed' && state.why !== 'gone' && state.why !== 'unreachable'
  return (
    <div className="no-print flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2">
      <button type="button" className={`needs-script ${LOOK}`} aria-disabled={busy} aria-busy={busy} onClick={print}>
        {words.save}
      </button>
      {own && (
        <button type="button" className={LOOK} onClick={() => window.print()}>
          {words.own}
        </button>
      )}
      {children}
      <p role="status" className="w-full max-w-[60ch] text-base text-ink-2">
        {state.step === 'waiting' && words.waiting({ ahead: state.ahead })}
        {state.step === 'printing' && words.printing}
        {state.step === 'failed' && words[state.why]}
        {state.step === 'done' && (
          <>
            {words.done}{' '}
            <a href={state.href} download={state.file_name} className="text-ink underline underline-offset-2">
              {words.again}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
