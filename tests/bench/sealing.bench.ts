// Sealing: a contract of ten pages with two signers, one of two hundred pages, one of 25 MB.
import { randomBytes } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { bench, describe } from 'vitest'
import { sealPdf } from '#server/ports/pdf/pdf-seal.ts'
import { type Sample, sealSample } from '#tests/support/signing/sealed.ts'

async function contract(pages: number, megabytes = 0): Promise<Sample> {
  const pdf = PDF.create()
  for (let page = 1; page <= pages; page++) {
    const one = pdf.addPage({ size: 'letter' })
    for (let line = 0; line < 40; line++)
      one.drawText(`Page ${page}, line ${line}: what both sides agree to.`, { x: 60, y: 740 - line * 17, size: 10 })
  }
  if (megabytes > 0) pdf.addAttachment('drawings.bin', randomBytes(megabytes * 1_048_576))
  return sealSample({ names: ['Sam Sample', 'محمد عبد الله'], events: 40, document: await pdf.save() })
}

describe('sealing', async () => {
  const [usual, long, heavy] = [await contract(10), await contract(200), await contract(10, 25)]
  const seal = ({ input }: Sample) => sealPdf(input).then(() => undefined)
  bench('10 pages, 2 signers', () => seal(usual), { iterations: 10, time: 0 })
  bench('200 pages', () => seal(long), { iterations: 3, time: 0 })
  bench('25 MB', () => seal(heavy), { iterations: 3, time: 0 })
})
