import { useEffect, useRef, useState } from 'react'
import { useSettled } from '#web/lib/use-settled.ts'
import type { OpenPdf } from '#web/sale/open-pdf.ts'

type Props = { pdf: OpenPdf | null; page: number; width_px: number; label?: string; most_density?: number }

const ZOOM_PAUSE_MS = 120

/** A page as it is printed. While it is drawn at another size the last drawing stands in. */
export function PageImage({ pdf, page, width_px, label, most_density = 2.5 }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  const width = useSettled(width_px, ZOOM_PAUSE_MS)
  useEffect(() => {
    // Draws on a canvas, which React does not see into.
    if (!pdf || width <= 0) return
    let here = true
    const job = pdf.draw(page, width * Math.min(window.devicePixelRatio || 1, most_density))
    void job.canvas.then(canvas => {
      if (!canvas || !here || !holder.current) return
      canvas.className = 'block h-full w-full'
      holder.current.replaceChildren(canvas)
      setDrawn(true)
    })
    return () => {
      here = false
      job.cancel()
    }
  }, [pdf, page, width, most_density])
  return (
    <>
      <div
        ref={holder}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        className="absolute inset-0 bg-white"
      />
      {!drawn && <div aria-hidden className="skeleton absolute inset-0" />}
    </>
  )
}
