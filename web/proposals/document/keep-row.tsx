// At the end of a homeowner's page: the ways to keep it, as PDF or on one sheet.

import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'
import type { PrintedPage } from '#web/lib/files/print-job.ts'
import { usePrint } from '#web/lib/files/use-print.ts'
import type { PageData } from './page-data.ts'
import type { PageWords } from './words.ts'

/** The homeowner's page as PDF. Where the server cannot print, the homeowner's own browser does. */
const LOOK =
  'inline-flex min-h-11 items-center rounded-control border border-hairline-strong bg-raised px-4 text-md font-medium hover:bg-sunken aria-disabled:cursor-progress aria-disabled:opacity-60'

/** `children` are shown next to the button, before the note about printing. */
type Props = PrintedPage & { words: PageWords['pdf']; children?: ReactNode }

function PrintButton({ page, public_id, words, children }: Props) {
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

const LINK = 'inline-flex min-h-11 items-center text-md underline underline-offset-2'

export function KeepRow({ page, public_id, words }: Pick<PageData, 'page' | 'public_id'> & { words: PageWords }) {
  const whole = page === 'proposal'
  return (
    <aside className="no-print">
      <div
        className={cx(
          'mx-auto w-full px-5 pb-6 @2xl:px-10 @2xl:pb-10',
          whole ? 'max-w-[1080px]' : 'max-w-[816px] @2xl:px-12',
        )}
      >
        <PrintButton page={whole ? 'proposal' : 'solar_proposal'} public_id={public_id} words={words.pdf}>
          <a href={whole ? `/solar-proposal/${public_id}` : `/proposal/${public_id}`} className={LINK}>
            {whole ? words.summary : words.whole}
          </a>
        </PrintButton>
      </div>
    </aside>
  )
}
