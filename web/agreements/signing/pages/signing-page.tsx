// One page: drawn while near, with its text for screen readers. If this browser can't draw it, it offers the PDF to
// read instead.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import type { OpenPdf } from '#web/projects/sale/papers/open-pdf.ts'
import { PdfPageImage } from '#web/projects/sale/papers/pdf-page-image.tsx'
import { useWords } from '../words/words-context.tsx'
import { PageFailed } from './page-failed.tsx'

type Props = {
  pdf: OpenPdf | null
  src: string
  page: number
  size: Schemas['Page']
  onRead: ((page: number) => void) | undefined
  children: ReactNode
}

/** Text too pale to be read at a glance is no reading; this long the end of a page is in view before it counts. */
const LOOK_MS = 250

export function SigningPage({ pdf, src, page, size, onRead, children }: Props) {
  const { words } = useWords()
  const frame = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { near, width } = useNearness(frame)
  const [drawn, setDrawn] = useState(false)

  useEffect(() => {
    // Only the browser knows what is on screen.
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
      aria-label={words.page({ page })}
      className="relative w-full scroll-mt-2 border border-hairline bg-white print:break-after-page"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {near && width > 0 && (
        <PdfPageImage
          pdf={pdf}
          page={page}
          width_px={width}
          label={words.page({ page })}
          most_density={3}
          onDrawn={() => setDrawn(true)}
          whenFailed={retry => <PageFailed page={page} src={src} onRetry={retry} onRead={onRead} />}
        />
      )}
      {near && drawn && pdf && <PageText pdf={pdf} page={page} />}
      {children}
      <div ref={end} aria-hidden className="absolute bottom-0 h-px w-full" />
    </section>
  )
}

/** True if the page is within two screens, and its width. */
function useNearness(frame: { current: HTMLElement | null }) {
  const [near, setNear] = useState(false)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    // Measured by the browser.
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

/** Separate from the image, after it: a page whose text can't be extracted is still shown. */
function PageText({ pdf, page }: { pdf: OpenPdf; page: number }) {
  const [text, setText] = useState('')
  useEffect(() => {
    // The library answers outside React.
    let here = true
    pdf.text(page).then(
      words => here && setText(words),
      fault => console.error(`The words of page ${page} could not be read`, fault),
    )
    return () => {
      here = false
    }
  }, [pdf, page])
  return text && <div className="sr-only">{text}</div>
}
