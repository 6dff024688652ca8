// A page as printed: drawn while it is near, with its text for screen readers. If this browser can't draw it, it offers the
// PDF to read instead.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import type { OpenPdf } from '#web/projects/sale/papers/open-pdf.ts'
import { PdfPageImage } from '#web/projects/sale/papers/pdf-page-image.tsx'
import { useWords } from '../words/words-context.tsx'
import { PageFailed } from './page-failed.tsx'
import { type OnRead, PAPER, useEndSeen } from './use-end-seen.tsx'

type Props = {
  pdf: OpenPdf | null
  src: string
  page: number
  size: Schemas['Page']
  /** How far it is enlarged, as a class. */
  width: string
  onRead: OnRead | undefined
  /** Laid over the paper. */
  children: ReactNode
}

export function PaperSheet({ pdf, src, page, size, width, onRead, children }: Props) {
  const { words } = useWords()
  const frame = useRef<HTMLElement>(null)
  const { near, width: width_px } = useNearness(frame)
  const [drawn, setDrawn] = useState(false)
  const end = useEndSeen(page, drawn ? PAPER : undefined, onRead)
  const name = words.page({ page })
  return (
    <div
      className="overflow-x-auto"
      {...(width === 'w-full' ? {} : { tabIndex: 0, role: 'group', 'aria-label': name })}
    >
      <div className={width}>
        <section
          ref={frame}
          data-page={page}
          aria-label={name}
          className="relative w-full scroll-mt-2 border border-hairline bg-white print:break-after-page"
          style={{ aspectRatio: `${size.width} / ${size.height}` }}
        >
          {near && width_px > 0 && (
            <PdfPageImage
              pdf={pdf}
              page={page}
              width_px={width_px}
              label={name}
              most_density={3}
              onDrawn={() => setDrawn(true)}
              whenFailed={retry => (
                <PageFailed page={page} src={src} onRetry={retry} onRead={onRead && (() => onRead(page, PAPER))} />
              )}
            />
          )}
          {near && drawn && pdf && <HiddenText pdf={pdf} page={page} />}
          {children}
          {end}
        </section>
      </div>
    </div>
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
function HiddenText({ pdf, page }: { pdf: OpenPdf; page: number }) {
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
