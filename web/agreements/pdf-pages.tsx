// A PDF as pages on screen, each drawn when it comes near; what stands on a page is laid over it by fractions of its size.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { ErrorState } from '#web/ui/states.tsx'

GlobalWorkerOptions.workerSrc = worker

type Props = {
  src: string
  pages: Schemas['Page'][]
  /** Laid over page `page`, counted from 1. */
  over?: (page: number) => ReactNode
  /** The end of a page has been on screen. */
  onRead?: (page: number) => void
}

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>

/** For whoever lays out the pages itself. A page is drawn so many pixels wide, on a canvas of its own. */
export async function openPdf(src: string) {
  const task = getDocument({ url: src, standardFontDataUrl: '/pdf-fonts/' })
  const pdf = await task.promise
  return {
    close: () => void task.destroy(),
    draw: (page: number, width_px: number) => {
      let running: { cancel: () => void } | undefined
      let gone = false
      const work = async () => {
        const one = await pdf.getPage(page)
        if (gone) return null
        const viewport = one.getViewport({ scale: width_px / one.getViewport({ scale: 1 }).width })
        const canvas = document.createElement('canvas')
        canvas.width = Math.round(viewport.width)
        canvas.height = Math.round(viewport.height)
        const render = one.render({ canvas, viewport })
        running = render
        await render.promise
        return gone ? null : canvas
      }
      return {
        canvas: work().catch(() => null),
        cancel: () => {
          gone = true
          running?.cancel()
        },
      }
    },
  }
}

export default function PdfPages({ src, pages, over, onRead }: Props) {
  const { pdf, failed, retry } = usePdf(src)
  if (failed)
    return (
      <ErrorState sentence="The document could not be loaded. Check the connection and try again." onRetry={retry} />
    )
  return (
    <div className="flex flex-col gap-4">
      {pages.map((size, index) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
          key={index}
          pdf={pdf}
          page={index + 1}
          of={pages.length}
          size={size}
          onRead={onRead}
        >
          {over?.(index + 1)}
        </PdfPage>
      ))}
    </div>
  )
}

function usePdf(src: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same address again
  useEffect(() => {
    // A document is loaded outside React, and let go with the screen.
    const task = getDocument({ url: src, standardFontDataUrl: '/pdf-fonts/' })
    setFailed(false)
    task.promise.then(setPdf, () => setFailed(true))
    return () => {
      setPdf(null)
      void task.destroy()
    }
  }, [src, attempt])
  return { pdf, failed, retry: () => setAttempt(attempt + 1) }
}

type PageProps = {
  pdf: PDFDocumentProxy | null
  page: number
  of: number
  size: Schemas['Page']
  onRead: ((page: number) => void) | undefined
  children: ReactNode
}

function PdfPage({ pdf, page, of, size, onRead, children }: PageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [drawn, setDrawn] = useState(false)

  useEffect(() => {
    // What is on screen is the browser's to say.
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    // Draws on a canvas, which React does not see into.
    if (!pdf || !near || !canvas.current || !frame.current) return
    let task: { cancel: () => void; promise: Promise<void> } | undefined
    let gone = false
    const element = canvas.current
    const width = frame.current.clientWidth
    void pdf.getPage(page).then(one => {
      if (gone) return
      const scale = (width / size.width) * Math.min(window.devicePixelRatio || 1, 2.5)
      const viewport = one.getViewport({ scale })
      element.width = viewport.width
      element.height = viewport.height
      task = one.render({ canvas: element, viewport })
      task.promise.then(
        () => setDrawn(true),
        () => undefined,
      )
    })
    return () => {
      gone = true
      task?.cancel()
    }
  }, [pdf, near, page, size.width])

  useEffect(() => {
    // A page counts as read once it is drawn and its end has been seen.
    if (!drawn || !end.current || !onRead) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onRead(page))
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [drawn, onRead, page])

  return (
    <div
      ref={frame}
      data-page={page}
      className="relative w-full border border-hairline bg-white shadow-float"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <canvas ref={canvas} role="img" aria-label={`Page ${page} of ${of}`} className="absolute inset-0 h-full w-full" />
      {!drawn && <div aria-hidden className="skeleton absolute inset-0" />}
      {children}
      <div ref={end} aria-hidden className="absolute bottom-0 h-px w-full" />
    </div>
  )
}

/** Where a field stands on its page. */
export const placeOf = ({ x, y, w, h }: Pick<Schemas['Field'], 'x' | 'y' | 'w' | 'h'>) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
})
