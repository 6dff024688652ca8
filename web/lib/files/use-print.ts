// A page as a PDF, from the button to the saved file. Leaving the page cancels it.
import { useEffect, useRef, useState } from 'react'
import type { PrintedPage, PrintState } from './print-job.ts'

export function usePrint(page: PrintedPage) {
  const [state, setState] = useState<PrintState>({ step: 'idle' })
  const waiting = useRef<AbortController>(null)
  useEffect(() => () => waiting.current?.abort(), [])
  const busy = state.step === 'waiting' || state.step === 'printing'
  const print = () => {
    if (busy) return
    const controller = new AbortController()
    waiting.current = controller
    setState({ step: 'waiting', ahead: 0 })
    const tell = (next: PrintState) => {
      setState(next)
      if (next.step === 'done') save(next)
    }
    import('./print-job.ts').then(
      ({ printPage }) => printPage(page, tell, controller.signal),
      () => tell({ step: 'failed', why: 'unreachable' }),
    )
  }
  return { state, busy, print }
}

function save({ href, file_name }: Extract<PrintState, { step: 'done' }>) {
  const link = document.createElement('a')
  link.href = href
  link.download = file_name
  link.click()
}
