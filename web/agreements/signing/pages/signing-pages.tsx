// The agreement's pages on screen: each is drawn while it is near and let go when it is far, so that sixty are as quick as two.
// What arrives is held against the hash the server names before any of it is shown.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { reportFault } from '#web/company/page-faults/page-faults.ts'
import { type OpenPdf, openPdf } from '#web/projects/sale/papers/open-pdf.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '../words/words-context.tsx'
import { OpenPdfLink } from './page-failed.tsx'
import { SigningPage } from './signing-page.tsx'
import type { OnRead } from './use-end-seen.tsx'

type Props = {
  src: string
  hash: string
  company: string
  pages: Schemas['Page'][]
  /** Laid over page `page`, counted from 1. */
  over: (page: number) => ReactNode
  /** Rendered below page `page`. */
  below: (page: number) => ReactNode
  as: 'text' | 'paper'
  /** How far the paper is enlarged, as a class. */
  width: string
  /** All that have a place on the paper. */
  fields: readonly Schemas['Field'][]
  /** A field within the text. */
  field: (id: string) => ReactNode
  /** The end of a page has been on screen. */
  onRead: OnRead | undefined
}

export default function SigningPages({ src, hash, company, pages, over, below, fields, ...look }: Props) {
  const { words } = useWords()
  const { pdf, fault, retry } = usePdf(src, hash)
  if (fault)
    return (
      <div role="alert" className="flex flex-col items-center gap-4 px-6 py-12 text-center">
        <p className="max-w-[52ch] text-reading text-ink-2">
          {fault === 'document_changed' ? words.document_changed({ company }) : words.document_failed}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          {fault === 'document_failed' && <OpenPdfLink src={src} />}
          <Button size="touch" onClick={retry}>
            {words.try_again}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      {pages.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
        <div key={index}>
          <SigningPage
            pdf={pdf}
            src={src}
            page={index + 1}
            size={size}
            fields={fields.filter(({ page }) => page === index + 1)}
            {...look}
          >
            {over(index + 1)}
          </SigningPage>
          {below(index + 1)}
        </div>
      ))}
    </div>
  )
}

type Fault = 'document_failed' | 'document_changed'

function usePdf(src: string, hash: string) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [attempt, setAttempt] = useState(0)
  // Every answer of the server names the same document by another short-lived address.
  const address = useRef(src)
  address.current = src
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same document again
  useEffect(() => {
    // A document is loaded outside React, and let go with the screen.
    let gone = false
    let close = () => {}
    setFault(null)
    const load = async () => {
      const answer = await fetch(address.current)
      if (!answer.ok) throw new Error('The document was not answered')
      const data = new Uint8Array(await answer.arrayBuffer())
      if (gone) return
      if (!(await isDocument(data, hash))) return setFault('document_changed')
      const opened = await openPdf({ data })
      close = opened.close
      if (gone) opened.close()
      else setPdf(opened)
    }
    load().catch((error: unknown) => {
      if (gone) return
      setFault('document_failed')
      reportFault({ kind: 'not_drawn', error })
    })
    return () => {
      gone = true
      setPdf(null)
      close()
    }
  }, [hash, attempt])
  return { pdf, fault, retry: () => setAttempt(attempt + 1) }
}

/** True if the browser can't tell: hashing is only available on pages served by TLS or from the device itself. */
async function isDocument(data: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
  if (!window.isSecureContext) return true
  const digest = await crypto.subtle.digest('SHA-256', data)
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('') === hash
}
