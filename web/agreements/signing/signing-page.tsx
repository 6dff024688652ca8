// One page: drawn while near, its words beside the picture for whoever has them read out.
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWords } from './words-context.tsx'

type Props = {
  pdf: PDFDocumentProxy | null
  page: number
  size: Schemas['Page']
  onRead: ((page: number) => void) | undefined
  children: ReactNode
}

/** Phones refuse larger canvases, or run out of memory over them. */
const MOST_PIXELS = 6_000_000
/** Text too pale to be read at a glance is no reading; this long the end of a page is in view before it counts. */
const LOOK_MS = 250

export function SigningPage({ pdf, page, size, onRead, children }: Props) {
  const { t } = useWords()
  const frame = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { near, width } = useNearness(frame)
  const [drawn, setDrawn] = useState(false)
  const [text, setText] = useState('')

  useEffect(() => {
    // What is on screen is the browser's to say.
    if (!drawn || !end.current || !onRead) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => onRead(page), LOOK_MS)
    })
    observer.observe(end.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [drawn, onRead, page])

  return (
    <section
      ref={frame}
      data-page={page}
      aria-label={t('page', { page })}
      className="relative w-full scroll-mt-2 border border-hairline bg-white print:break-after-page"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {near && pdf && (
        <PageCanvas
          pdf={pdf}
          page={page}
          size={size}
          width={width}
          label={t('page', { page })}
          onDrawn={words => {
            setDrawn(true)
            setText(words)
          }}
        />
      )}
      {near && !drawn && <div aria-hidden className="skeleton absolute inset-0" />}
      {near && text && <div className="sr-only">{text}</div>}
      {children}
      <div ref={end} aria-hidden className="absolute bottom-0 h-px w-full" />
    </section>
  )
}

/** Whether the page is within two screens, and how wide it is. */
function useNearness(frame: { current: HTMLElement | null }) {
  const [near, setNear] = useState(false)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    // Where it stands and how wide it is, the browser knows.
    const element = frame.current
    if (!element) return
    const place = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '1600px',
    })
    const form = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    place.observe(element)
    form.observe(element)
    return () => {
      place.disconnect()
      form.disconnect()
    }
  }, [frame])
  return { near, width }
}

type CanvasProps = {
  pdf: PDFDocumentProxy
  page: number
  size: Schemas['Page']
  width: number
  label: string
  onDrawn: (text: string) => void
}

function PageCanvas({ pdf, page, size, width, label, onDrawn }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const told = useRef(onDrawn)
  told.current = onDrawn
  useEffect(() => {
    // Draws on a canvas, which React does not see into.
    const element = canvas.current
    if (!element || width === 0) return
    let task: { cancel: () => void; promise: Promise<void> } | undefined
    let gone = false
    const draw = async () => {
      const one = await pdf.getPage(page)
      if (gone) return
      const wanted = (width / size.width) * Math.min(window.devicePixelRatio || 1, 3)
      const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (size.width * size.height)))
      const viewport = one.getViewport({ scale })
      // Drawn aside, so that what is seen stays until the sharper picture is there.
      const aside = document.createElement('canvas')
      aside.width = viewport.width
      aside.height = viewport.height
      task = one.render({ canvas: aside, viewport })
      await task.promise
      const text = await textOf(one)
      if (gone) return
      element.width = aside.width
      element.height = aside.height
      element.getContext('2d')?.drawImage(aside, 0, 0)
      told.current(text)
    }
    // A page let go while it is drawn is no fault.
    draw().catch(() => undefined)
    return () => {
      gone = true
      task?.cancel()
    }
  }, [pdf, page, size.width, size.height, width])
  return <canvas ref={canvas} role="img" aria-label={label} className="absolute inset-0 h-full w-full" />
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
}
