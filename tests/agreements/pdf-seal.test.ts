// The sealed PDF, looked at by others: poppler, openssl. Where a tool is missing its tests are skipped, visibly.
import { writeFileSync } from 'node:fs'
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { certificateSections, certificateText } from '#machines/agreements/evidence/certificate-rows.ts'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import { isPlain } from '#machines/lib/plain-letters.ts'
import { type SealInput, sealPdf } from '#server/ports/pdf/pdf-seal.ts'
import { loadFonts, stretchesOf } from '#server/ports/pdf/pdf-text.ts'
import { outlineOf } from '#server/ports/pdf/shape-text.ts'
import { issue, supplied } from '#tests/support/signing/authority.ts'
import { hasTool, opensslTrusts, pdfsig, pdfText, wordsOnPages } from '#tests/support/signing/pdf-tools.ts'
import { type Sample, sealedSample, sealSample } from '#tests/support/signing/sealed.ts'
import { timestampServer } from '#tests/support/signing/timestamp-server.ts'

const NAMES = ['Zoë Łukasiewicz', 'Дмитрий Пример', 'محمد عبد الله']
let sample: Sample
let sealed: Uint8Array

beforeAll(async () => {
  sample = await sealSample({ names: NAMES, events: 60, texts: { homeowner: 'Zoë Łukasiewicz' } })
  sealed = (await sealPdf(sample.input)).bytes
  const kept = process.env['KEEP_SEALED']
  if (kept) writeFileSync(kept, sealed)
})

const flipped = (bytes: Uint8Array, position: number) => {
  const changed = Uint8Array.from(bytes)
  changed[position] = (changed[position] ?? 0) ^ 1
  return changed
}

describe('a sealed agreement', () => {
  it.skipIf(!hasTool('pdfsig'))('is found valid and whole by pdfsig, and broken once a byte is flipped', () => {
    const whole = pdfsig(sealed)
    expect(whole).toContain('Signature Validation: Signature is Valid.')
    expect(whole).toContain('Total document signed')
    expect(whole).toContain('ETSI.CAdES.detached')
    for (const share of [0.1, 0.5])
      expect(pdfsig(flipped(sealed, Math.floor(sealed.length * share)))).not.toContain('Signature is Valid')
  })

  it('is a certification that permits no change', async () => {
    const pdf = await PDF.load(sealed)
    const resolve = pdf.getObject.bind(pdf)
    const signature = pdf.getCatalog().getDict('Perms', resolve)?.getDict('DocMDP', resolve)
    const reference = signature?.getArray('Reference', resolve)?.at(0)
    expect(signature?.getName('SubFilter')?.value).toBe('ETSI.CAdES.detached')
    expect(reference instanceof PdfDict && reference.getDict('TransformParams')?.getNumber('P')?.value).toBe(1)
  })

  it('carries the evidence, related to it, and says what it is', async () => {
    const pdf = await PDF.load(sealed)
    expect(JSON.parse(Buffer.from(pdf.getAttachment('evidence.json') ?? []).toString())).toEqual(sample.evidence)
    expect(pdf.getCatalog().getArray('AF', pdf.getObject.bind(pdf))?.length).toBe(1)
    expect([pdf.getTitle(), pdf.getAuthor(), pdf.getProducer(), pdf.getLanguage()]).toEqual([
      'Solar installation agreement',
      'Demo Solar LLC',
      'Sunquill',
      'en-US',
    ])
  })

  it('tells on its certificate what the rows say, in their order, letter by letter', async () => {
    const { input, evidence } = await sealSample({ names: ['Zoë Łukasiewicz', 'Дмитрий Пример'], events: 60 })
    const text = pdfText((await sealPdf(input)).bytes).replaceAll(/Demo Solar\s+Page \d+ of \d+/g, '')
    const rows = certificateText(certificateSections(evidence))
    expect(text.replaceAll(/\s/g, '')).toContain(rows.replaceAll(/\s/g, ''))
    expect(pdfText(sealed)).toContain('Initials')
  })

  it.skipIf(!hasTool('openssl') || !hasTool('pdfsig'))(
    'of a company with a bought certificate leads openssl from its key to the authority, on any curve',
    async () => {
      const root = await issue({ name: 'Example Root', kind: 'rsa', use: 'certify' })
      for (const kind of ['rsa', 'p384'] as const) {
        const own = await issue({ name: 'Bright Roofs LLC', kind, use: 'sign', by: root })
        const { certificate_pem } = await supplied(root)
        const bytes = await sealedSample({ certificate: await supplied(own, root) })
        expect(opensslTrusts(bytes, certificate_pem)).toBe('')
        expect(opensslTrusts(flipped(bytes, 2000), certificate_pem)).not.toBe('')
        expect(pdfsig(bytes)).toContain('Signature is Valid')
      }
    },
  )
})

describe('what was filled in', () => {
  const field = { type: 'text', x: 0.2, y: 0.3, w: 0.3, h: 0.05, signature_id: null } as const
  const sealedPages = async (document: PDF, fields: SealInput['fields']) =>
    sealedSample({ document: await document.save(), fields })

  it('is drawn in its field however the page is turned, cut and scaled', async () => {
    const pdf = PDF.create()
    const fields: { page: number; text: string }[] = []
    for (const rotate of [0, 90, 180, 270] as const)
      for (const cut of [false, true])
        for (const unit of [1, 2]) {
          const page = pdf.addPage({ width: 500, height: 700 })
          page.setRotation(rotate)
          page.dict.set('MediaBox', numbers(-40, -30, 460, 670))
          if (cut) page.dict.set('CropBox', numbers(10, 50, 410, 600))
          if (unit > 1) page.dict.set('UserUnit', PdfNumber.of(unit))
          fields.push({ page: fields.length + 1, text: `Field${fields.length}` })
        }
    const bytes = await sealedPages(
      pdf,
      fields.map(one => ({ ...field, ...one })),
    )
    const words = wordsOnPages(bytes)
    const placed = fields.map(({ text }) => words.find(one => one.word === text))
    for (const word of placed) {
      expect(word?.left).toBeGreaterThanOrEqual(0.2)
      expect(word?.right).toBeLessThanOrEqual(0.5)
      expect(word?.top).toBeGreaterThanOrEqual(0.295)
      expect(word?.bottom).toBeLessThanOrEqual(0.355)
    }
  })

  it('is shrunk and wrapped, whole, and never leaves the page', async () => {
    const pdf = PDF.create()
    pdf.addPage({ width: 300, height: 200 })
    const text = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ')
    const words = wordsOnPages(await sealedPages(pdf, [{ ...field, page: 1, y: 0.9, text }]))
    const mine = words.filter(({ word, page }) => page === 1 && word.startsWith('word'))
    expect(mine).toHaveLength(90)
    for (const { left, right, top, bottom } of mine) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(1)
    }
  })

  it('is nothing that can be filled or run any more, and the page keeps what it inherited', async () => {
    const pdf = PDF.create()
    const page = pdf.addPage({ size: 'letter' })
    page.drawText('Inherited words', { x: 50, y: 700 })
    const resolve = pdf.getObject.bind(pdf)
    const above = page.dict.getDict('Parent', resolve)
    for (const key of ['Resources', 'MediaBox']) {
      const value = page.dict.get(key)
      if (value && above) above.set(key, value)
      page.dict.delete(key)
    }
    const form = pdf.getOrCreateForm()
    page.drawField(form.createTextField('name', { defaultValue: 'Typed in' }), {
      x: 50,
      y: 600,
      width: 200,
      height: 20,
    })
    const script = PdfDict.of({ S: PdfName.of('JavaScript'), JS: PdfString.fromString('app.alert(1)') })
    pdf.getCatalog().set('OpenAction', script)
    const bytes = await sealedPages(pdf, [{ ...field, page: 1, text: 'Agreed' }])
    const flat = await PDF.load(bytes)
    const fields = flat.getForm()?.getFields() ?? []
    expect(fields.map(({ name }) => name)).toEqual(['Seal'])
    expect(Buffer.from(bytes).includes('JavaScript')).toBe(false)
    expect(flat.extractText()[0]?.text).toContain('Inherited words')
    expect(flat.extractText()[0]?.text).toContain('Agreed')
    expect((await verifySeal(bytes)).valid).toBe(true)
  })
})

const numbers = (...values: number[]) => PdfArray.of(...values.map(value => PdfNumber.of(value)))

describe('a name', () => {
  it('in any script has an outline of its own, which joins, stacks and runs as the script does', () => {
    const shapes = [
      'محمد',
      'שרה כהן',
      'राजेश',
      '王小明',
      '김철수',
      'สมชาย',
      '👩🏽‍🔧',
      '\u{10ffff}',
      'e\u0301\u0323',
    ].map(name => outlineOf(name, 'regular'))
    for (const { width, steps } of shapes) {
      expect(width).toBeGreaterThan(300)
      expect(steps.length).toBeGreaterThan(20)
    }
    // Joined letters are narrower than the same letters apart.
    expect(outlineOf('محمد', 'regular').width).toBeLessThan(outlineOf('م ح م د', 'regular').width * 0.8)
    // A right-to-left word begins at the right: its first letter's outline is the rightmost.
    const lefts = (text: string) =>
      outlineOf(text, 'regular').steps.flatMap(({ values }) => values.filter((_, i) => i % 2 === 0))
    expect(Math.max(...lefts('אב'))).toBeGreaterThan(outlineOf('ב', 'regular').width)
    // An override cannot make a name read as another.
    expect(outlineOf('\u202eabc', 'bold')).toEqual(outlineOf('abc', 'bold'))
  })

  it('in plain letters stays text: the fonts of words have each of them, that of digits those of Western Europe', () => {
    const fonts = loadFonts(PDF.create())
    const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
      one => one.trim() && isPlain(one),
    )
    expect(letters.filter(letter => letter < '\u00ff' && !fonts.mono.canEncode(letter))).toEqual([])
    for (const font of [fonts.other, fonts.other_bold])
      expect(letters.filter(letter => !font.canEncode(letter))).toEqual([])
    // Each letter uses a font that has it, the product's own or another.
    for (const face of ['regular', 'bold'] as const)
      expect(
        letters.filter(letter => stretchesOf(letter, face).some(([name]) => !fonts[name].canEncode(letter))),
      ).toEqual([])
    expect(letters.length).toBeGreaterThan(800)
  })
})

describe('a timestamp', () => {
  it.skipIf(!hasTool('openssl'))(
    'of an authority stands in the signature, and openssl finds it to be of that signature',
    async () => {
      const server = await timestampServer()
      const { input } = await sealSample({ timestamp: { url: server.url, inner_network: true } })
      const { bytes, timestamp_at } = await sealPdf(input)
      expect(timestamp_at).toBeInstanceOf(Date)
      expect((await verifySeal(bytes)).timestamp?.at).toEqual(timestamp_at)
      expect(pdfsig(bytes)).toContain('Signature is Valid')
      const refusal = (url: string, inner_network = true) =>
        sealPdf({ ...input, timestamp: { url, inner_network } }).then(
          () => 'sealed',
          (error: Error) => `${error.name}: ${error.message}`,
        )
      expect(await refusal(`${server.url}/other`)).toMatch(/^TimestampMissing: .*answered with 404/)
      expect(await refusal(`${server.url}/words`)).toMatch(/^TimestampMissing: .*(can’t be read|isn’t a timestamp)/)
      expect(await refusal(`${server.url}/stale`)).toMatch(/^TimestampMissing: .*something else|another request/)
      expect(await refusal(`${server.url}/flood`)).toMatch(/^TimestampMissing: .*more than a timestamp/)
      expect(await refusal(server.url, false)).toMatch(/isn’t on the public internet/)
      expect(await refusal('http://192.0.2.1:9')).toMatch(/https:/)
      await server.close()
    },
  )
})
