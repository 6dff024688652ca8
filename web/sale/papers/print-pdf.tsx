// A page that homeowners open by link, as PDF, for whoever sells. Where the server cannot print, `own` says how the browser does.
import { FileDown, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PrintedPage, PrintState } from '#web/lib/files/print-job.ts'
import { usePrint } from '#web/lib/files/use-print.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'

type Props = PrintedPage & {
  children?: ReactNode
  size?: 'staff' | 'touch'
  /** The address of the page, to be opened and printed there; without it the page is the one on screen. */
  own?: string
}

export function PrintPdf({ page, public_id, children = 'Save as PDF', size = 'staff', own }: Props) {
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
            Print in this browser
          </Button>
        ) : (
          <a href={own} target="_blank" rel="noreferrer" className={buttonLook('secondary', size)}>
            <Printer size={14} aria-hidden />
            Open the page to print it
          </a>
        ))}
      <p role="status" className="w-full text-sm break-words text-ink-2">
        {wordsOf(state)}
        {state.step === 'done' && (
          <>
            {' '}
            <a href={state.href} download={state.file_name} className="text-ink underline underline-offset-2">
              Download it again
            </a>
          </>
        )}
      </p>
    </div>
  )
}

const FAILED: Record<Extract<PrintState, { step: 'failed' }>['why'], string> = {
  no_browser:
    'This server has no browser to print with. Your own gives the same pages. Whoever runs the server finds in its README what is missing.',
  busy: 'Many pages are being printed. Try again in a minute.',
  gone: 'The link is not open any more, so there is nothing to print.',
  broke_off: 'The page could not be printed. Try again, or print it in your own browser.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
}

function wordsOf(state: PrintState): string {
  if (state.step === 'idle') return ''
  if (state.step === 'waiting')
    return state.ahead === 0 ? 'Getting ready to print.' : `Waiting: ${state.ahead} before it.`
  if (state.step === 'printing') return 'Printing. This takes a few seconds.'
  return state.step === 'done' ? `${state.file_name} is saved.` : FAILED[state.why]
}
