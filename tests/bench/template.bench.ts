// The wait after uploading a contract: flattening, then rendering and comparing every page.
import { PDF } from '@libpdf/core'
import { bench, describe } from 'vitest'
import { checkedDocument } from '#server/ports/pdf/upload/checked-document.ts'
import { plainDocument } from '#server/ports/pdf/upload/pdf-document.ts'

async function contract(pages: number): Promise<Uint8Array> {
  const pdf = PDF.create()
  for (let page = 1; page <= pages; page++) {
    const one = pdf.addPage({ size: 'letter' })
    for (let line = 0; line < 40; line++)
      one.drawText(`Page ${page}, line ${line}: what both sides agree to.`, { x: 60, y: 740 - line * 17, size: 10 })
  }
  return pdf.save()
}

describe('an uploaded contract', async () => {
  for (const pages of [10, 50, 200]) {
    const upload = await contract(pages)
    bench(`${pages} pages, flattened`, () => plainDocument(upload).then(() => undefined), { iterations: 3, time: 0 })
    bench(`${pages} pages, flattened and compared`, () => checkedDocument(upload).then(() => undefined), {
      iterations: 3,
      time: 0,
    })
  }
})
