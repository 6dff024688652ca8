// A homeowner page as a PDF, for sellers. If the server can't print, `own` uses the browser.
import { FileDown, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PrintedPage, PrintState } from '#web/lib/files/print-job.ts'
import { usePrint } from '#web/lib/files/use-print.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { words as texts } from './words.ts'

type Props = PrintedPage & {
  children?: ReactNode
  size?: 'staff' | 'touch'
  /** The address of the page, to be opened and printed there; without it the page is the one on screen. */
  own?: string
}

export function PrintPdf({ page, public_id, children = texts.save_as_pdf, size = 'staff', own }: Props) {
  const { state, busy, print } = usePrint({ page, public_id })
  const mayHelp = state.step === 'failed' && state.why !== 'gone' && state.why !== 'unreachable'
  return (
    <div className="no-print flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <Button size={size} icon={<FileDown size={14} aria-hidden />} busy={busy} onClick={print}>
        {children}
      </Button>
      {mayHelp &&
        (own === undefined ? (
          <Button size={size} icon={<Printer size={14} aria-hidden />} onClick={() => window.print()}>
            {texts.print_browser}
          </Button>
        ) : (
          <a href={own} target="_blank" rel="noreferrer" className={buttonLook('secondary', size)}>
            <Printer size={14} aria-hidden />
            {texts.open_page_print}
          </a>
        ))}
      <p role="status" className="w-full text-sm break-words text-ink-2">
        {wordsOf(state)}
        {state.step === 'done' && (
          <>
            {' '}
            <a href={state.href} download={state.file_name} className="text-ink underline underline-offset-2">
              {texts.download_again}
            </a>
          </>
        )}
      </p>
    </div>
  )
}

const FAILED: Record<Extract<PrintState, { step: 'failed' }>['why'], string> = {
  no_browser: texts.server_has_no_browser,
  busy: texts.many_pages_being_printed,
  gone: texts.link_not_open_any,
  broke_off: texts.page_could_not_printed,
  unreachable: texts.server_cannot_reached_check,
}

function wordsOf(state: PrintState): string {
  if (state.step === 'idle') return ''
  if (state.step === 'waiting')
    return state.ahead === 0 ? texts.getting_ready_print : texts.waiting_before({ ahead: state.ahead })
  if (state.step === 'printing') return texts.printing_takes_few_seconds
  return state.step === 'done' ? texts.file_name_saved({ file_name: state.file_name }) : FAILED[state.why]
}
