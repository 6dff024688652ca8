// One page of a PDF as it is printed, wherever pages are shown: signing, the template editor, a project's files.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reportFault } from '#web/company/page-faults/page-faults.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { ErrorState } from '#web/ui/states.tsx'
import type { OpenPdf } from './open-pdf.ts'
import { words } from './words.ts'

type Props = {
  pdf: OpenPdf | null
  page: number
  width_px: number
  label?: string
  most_density?: number
  onDrawn?: () => void
  /** In place of a page that this browser cannot draw; without it a sentence and Try again. */
  whenFailed?: (retry: () => void) => ReactNode
}

const ZOOM_PAUSE_MS = 120

/** Fills its positioned parent. While rendering at another size, the last image is shown. */
export function PdfPageImage({ pdf, page, width_px, label, most_density = 2.5, onDrawn, whenFailed }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  const [attempt, setAttempt] = useState(0)
  const width = useSettled(width_px, ZOOM_PAUSE_MS)
  const notify = useRef(onDrawn)
  notify.current = onDrawn
  const shown = useRef<HTMLCanvasElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same page again
  useEffect(() => {
    // Draws on a canvas, which React does not see into.
    if (!pdf || width <= 0) return
    let here = true
    const job = pdf.draw(page, width * Math.min(window.devicePixelRatio || 1, most_density))
    const show = (canvas: HTMLCanvasElement | null) => {
      if (!canvas || !here || !holder.current) return
      canvas.className = 'block h-full w-full'
      holder.current.replaceChildren(canvas)
      shrink(shown.current)
      shown.current = canvas
      setState('drawn')
      notify.current?.()
    }
    job.canvas.then(show).catch(fault => {
      console.error(`Page ${page} could not be drawn`, fault)
      if (!here) return
      setState('failed')
      reportFault({ kind: 'not_drawn', page_number: page, error: fault })
    })
    return () => {
      here = false
      job.cancel()
    }
  }, [pdf, page, width, most_density, attempt])
  // Frees the image with the page.
  useEffect(() => () => shrink(shown.current), [])
  const retry = () => {
    setState('waiting')
    setAttempt(attempt + 1)
  }
  return (
    <>
      <div
        ref={holder}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        className="absolute inset-0 bg-white"
      />
      {state === 'waiting' && <div aria-hidden className="skeleton absolute inset-0" />}
      {state === 'failed' && (
        <div className="absolute inset-0 overflow-auto bg-surface text-ink">
          {whenFailed?.(retry) ?? <ErrorState sentence={words.page_can_t_shown({ page })} onRetry={retry} />}
        </div>
      )}
    </>
  )
}

/** Safari counts a canvas against its limit until it is collected; an empty one costs nothing. */
function shrink(canvas: HTMLCanvasElement | null) {
  if (!canvas) return
  canvas.width = 0
  canvas.height = 0
}
