// A template is what its author saw: anything that adds, hides or moves ink is refused, or shown and confirmed.
import { describe, expect, it } from 'vitest'
import { PdfRefusal } from '#server/ports/pdf/pdf-refusal.ts'
import { checkedDocument } from '#server/ports/pdf/upload/checked-document.ts'
import { ODD } from '#tests/support/signing/odd-pdfs.ts'

const outcomeOf = (bytes: Uint8Array) =>
  checkedDocument(bytes).then(
    ({ differing }) => (differing.length === 0 ? 'same' : 'differs'),
    (error: unknown) => (error instanceof PdfRefusal ? error.code : error),
  )

describe('an uploaded agreement with', () => {
  it.each(ODD)('$kind: $becomes', async ({ bytes, becomes }) => {
    expect(await outcomeOf(bytes)).toBe(becomes)
  })
})
