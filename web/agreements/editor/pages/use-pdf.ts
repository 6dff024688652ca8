// The document behind the fields. The PDF library is large and loaded separately from the screen.
import { useEffect, useRef, useState } from 'react'
import type { OpenPdf } from '#web/projects/sale/papers/open-pdf.ts'

export function usePdf(document_hash: string, src: string) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // Each reading of the template brings another address of the same bytes.
  const address = useRef(src)
  address.current = src
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bytes, or another attempt at the same
  useEffect(() => {
    // A document is loaded outside React, and let go with the screen.
    let gone = false
    let close = () => {}
    setFailed(false)
    import('#web/projects/sale/papers/open-pdf.ts')
      .then(({ openPdf }) => openPdf({ url: address.current }))
      .then(
        one => {
          close = one.close
          if (gone) one.close()
          else setPdf(one)
        },
        () => !gone && setFailed(true),
      )
    return () => {
      gone = true
      setPdf(null)
      close()
    }
  }, [document_hash, attempt])
  return { pdf, failed, retry: () => setAttempt(attempt + 1) }
}
