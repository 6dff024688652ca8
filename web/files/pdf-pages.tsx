// The pages of a PDF under each other, each drawn when it comes near.
import { useEffect, useRef, useState } from 'react'
import { type OpenPdf, openPdf } from '#web/projects/sale/papers/open-pdf.ts'
import { PdfPageImage } from '#web/projects/sale/papers/pdf-page-image.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { words } from './words.ts'

/** Longer documents are downloaded instead. */
const MOST_PAGES = 200

/** By its address, or the bytes that were fetched with a token. */
type Props = { name: string } & ({ src: string; data?: undefined } | { src?: undefined; data: Uint8Array })

export default function PdfPages({ src, data, name }: Props) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // Reading the list again brings another address of the same file.
  const address = useRef(src)
  address.current = src
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt at the same
  useEffect(() => {
    // A document is loaded outside React, and let go with the dialog.
    let gone = false
    let close = () => {}
    // The library takes the bytes it is given away.
    openPdf(data ? { data: data.slice() } : { url: address.current ?? '' }).then(
      one => {
        close = one.close
        if (gone) one.close()
        else setPdf(one)
      },
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
      close()
    }
  }, [attempt, data])
  if (failed)
    return (
      <ErrorState
        sentence={words.pdf_cannot_shown_here}
        onRetry={() => {
          setFailed(false)
          setAttempt(attempt + 1)
        }}
      />
    )
  if (!pdf) return <Skeleton className="mx-auto my-4 aspect-[8.5/11] h-auto w-full max-w-3xl" />
  const pages = Array.from({ length: Math.min(pdf.count, MOST_PAGES) }, (_, index) => index + 1)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 p-2 sm:p-4">
      {pages.map(page => (
        <PdfPage
          key={page}
          pdf={pdf}
          page={page}
          label={words.name_page_page_count({ name, page, count: pdf.count })}
        />
      ))}
    </div>
  )
}

/** Letter, until the page's own size is known. */
const FORM = 8.5 / 11

function PdfPage({ pdf, page, label }: { pdf: OpenPdf; page: number; label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [form, setForm] = useState(FORM)
  useEffect(() => {
    // Position and width are the browser's.
    const element = frame.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setWidth(element.clientWidth)
        pdf.form(page).then(setForm, () => undefined)
      },
      { rootMargin: '800px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [pdf, page])
  return (
    <div ref={frame} className="relative w-full shadow-float" style={{ aspectRatio: form }}>
      {width > 0 && <PdfPageImage pdf={pdf} page={page} width_px={width} label={label} most_density={2} />}
    </div>
  )
}
