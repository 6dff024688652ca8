// PDFs uploaded as agreements: stored as pages only, or refused with the remedy.
import { deflateSync } from 'node:zlib'
import { PDF } from '@libpdf/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PdfRefusal } from '#server/ports/pdf/pdf-refusal.ts'
import { plainDocument } from '#server/ports/pdf/upload/pdf-document.ts'
import { madePdf, onePage, type Part } from '#tests/support/signing/made-pdf.ts'
import { pdfText, pictureOf } from '#tests/support/signing/pdf-tools.ts'

const refusalOf = (bytes: Uint8Array) =>
  plainDocument(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof PdfRefusal ? error.code : error),
  )
const plain = async (bytes: Uint8Array) => plainDocument(bytes)
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const FONT = '/Resources << /Font << /F1 5 0 R >> >>'
const LETTER = `/MediaBox [0 0 612 792] ${FONT}`
/** 80 MB of zeros in 80 kB. */
const PACKED = deflateSync(Buffer.alloc(80 * 1_048_576))

describe('a page', () => {
  const SHAPES: [string, Parameters<typeof onePage>[0], width: number, height: number][] = [
    ['as it is', {}, 612, 792],
    ['turned by 90', { page: `${LETTER} /Rotate 90` }, 792, 612],
    ['turned by 180', { page: `${LETTER} /Rotate 180` }, 612, 792],
    ['turned by 270', { page: `${LETTER} /Rotate 270` }, 792, 612],
    ['turned back', { page: `${LETTER} /Rotate -90` }, 792, 612],
    ['cut and moved', { page: `/MediaBox [-50 -20 612 792] /CropBox [30 40 530 640] ${FONT}` }, 500, 600],
    [
      'cut, moved and turned',
      { page: `/MediaBox [0 0 612 792] /CropBox [30 40 530 640] ${FONT} /Rotate 90` },
      600,
      500,
    ],
    ['cut beyond its edges', { page: `/MediaBox [0 0 612 792] /CropBox [-99 -99 999 999] ${FONT}` }, 612, 792],
    ['with its corners the other way round', { page: `/MediaBox [612 792 0 0] ${FONT}` }, 612, 792],
    [
      'with everything from the node above',
      { page: '', pages: `/MediaBox [0 0 612 792] /Rotate 90 ${FONT}` },
      792,
      612,
    ],
    ['of PDF 2.0', { version: '2.0' }, 612, 792],
  ]

  it.each(SHAPES)('%s stands upright at 0, 0 in the size it is shown in', async (_, made, width, height) => {
    const { bytes, pages } = await plain(onePage(made))
    expect(pages).toEqual([{ width, height }])
    const [page] = (await PDF.load(bytes)).getPages()
    expect([page?.getCropBox(), page?.rotation]).toEqual([{ x: 0, y: 0, width, height }, 0])
  })

  it('looks as it did, however it was turned and cut', () => {
    return Promise.all(
      SHAPES.map(async ([name, made]) => {
        const before = onePage(made)
        const [was, is] = [pictureOf(before), pictureOf((await plain(before)).bytes)]
        expect({ name, size: is.size }).toEqual({ name, size: was.size })
        expect(differing(was.pixels, is.pixels), name).toBeLessThan(0.01)
      }),
    )
  })

  it('in units of its own keeps its proportions', async () => {
    const { bytes, pages } = await plain(onePage({ page: `${LETTER} /UserUnit 4` }))
    expect(pages).toEqual([{ width: 612, height: 792 }])
    expect(text(bytes)).not.toContain('UserUnit')
  })
})

/** The share of bytes that are not nearly the same: edges are drawn a hair otherwise. */
function differing(one: Buffer, other: Buffer): number {
  let far = 0
  for (const [place, value] of one.entries()) if (Math.abs(value - (other[place] ?? -99)) > 40) far += 1
  return far / one.length
}

describe('content outside the pages', () => {
  const field = (value: string): Part =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (${value}) /DA (/F1 24 Tf 0 g) /Rect [60 200 400 240] /F 4 /P 3 0 R >>`
  const FORM =
    '/AcroForm << /Fields [6 0 R] /DR << /Font << /F1 5 0 R >> >> /DA (/F1 24 Tf 0 g) /NeedAppearances true >>'

  it('is drawn into them where it shows: the value of a form field', async () => {
    const { bytes, left_out } = await plain(
      onePage({ page: `${LETTER} /Annots [6 0 R]`, catalog: FORM, more: [field('Filled in before')] }),
    )
    expect(left_out).toContain('form fields')
    expect(text(bytes)).not.toMatch(/AcroForm|Annots|Widget/)
    for (const said of ['Filled in before', 'Solar 7']) expect(pdfText(bytes)).toContain(said)
  })

  it('is drawn only in its own place, when pages share resources', async () => {
    const stamp = (rect: string, form: number): Part =>
      `<< /Type /Annot /Subtype /Stamp /Rect [${rect}] /F 4 /AP << /N ${form} 0 R >> >>`
    const form = (said: string): Part => [
      '/Type /XObject /Subtype /Form /BBox [0 0 200 40] /Resources << /Font << /F1 5 0 R >> >>',
      Buffer.from(`BT /F1 20 Tf 0 g 4 10 Td (${said}) Tj ET`),
    ]
    const { bytes } = await plain(
      madePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 612 792] /Resources 6 0 R >>`,
        '<< /Type /Page /Parent 2 0 R /Annots [7 0 R] >>',
        '<< /Type /Page /Parent 2 0 R /Annots [8 0 R] >>',
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        '<< /Font << /F1 5 0 R >> /XObject << >> >>',
        stamp('60 200 260 240', 9),
        stamp('60 400 260 440', 10),
        form('First page'),
        form('Second page'),
      ]),
    )
    const said = pdfText(bytes).split('\f')
    expect(said.map(page => page.trim())).toEqual(['First page', 'Second page', ''])
  })

  it('is left out where it acts: scripts, actions, links, attached files', async () => {
    const { bytes, left_out } = await plain(
      onePage({
        page: `${LETTER} /AA << /O 6 0 R >> /Annots [7 0 R]`,
        catalog:
          '/OpenAction 6 0 R /AA << /WC 6 0 R >> /Outlines 9 0 R /Names << /JavaScript << /Names [(a) 6 0 R] >> /EmbeddedFiles << /Names [(b) 8 0 R] >> >>',
        more: [
          '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
          '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (calc.exe) >> >>',
          '<< /Type /Filespec /F (evil.exe) >>',
          '<< /First 10 0 R >>',
          '<< /Title (Go) /A << /S /URI /URI (https://example.com) >> >>',
        ],
      }),
    )
    expect(left_out).toEqual(['links', 'scripts', 'attached files'])
    expect(text(bytes)).not.toMatch(/JavaScript|app\.alert|Launch|calc|evil|Outlines|example\.com|OpenAction/)
  })
})

describe('refused with what to do', () => {
  const xref = (widths: string, data: Buffer, size = 8) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
      Buffer.from(
        `2 0 obj\n<< /Size ${size} /Root 1 0 R /W [${widths}] /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream\nendobj\nstartxref\n45\n%%EOF\n'),
    ])
  const sealed = `/AcroForm << /SigFlags 3 /Fields [<< /FT /Sig /T (s) /V << /Type /Sig /Contents <00> >> >>] >>`
  const many = (count: number) =>
    madePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /MediaBox [0 0 612 792] /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}] /Count ${count} >>`,
      ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R >>'),
    ])

  it.each([
    ['no PDF at all', Buffer.from('<html>%PDF</html>'), 'not_a_pdf'],
    ['one cut off', onePage().subarray(0, 700), 'damaged_pdf'],
    [
      'one without pages',
      madePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      'damaged_pdf',
    ],
    ['300 pages', many(300), 'too_many_pages'],
    [
      'an XFA form',
      onePage({ catalog: '/AcroForm << /Fields [] /XFA [(template) 6 0 R] >>', more: ['<< >>'] }),
      'xfa_pdf',
    ],
    ['one signed before', onePage({ catalog: sealed }), 'signed_pdf'],
    ['a page of no size', onePage({ page: `/MediaBox [0 0 0 792] ${FONT}` }), 'damaged_pdf'],
    ['a page as large as a house', onePage({ page: `/MediaBox [0 0 90000 792] ${FONT}` }), 'page_too_large'],
    ['a table of rows without width', xref('0 0 0', deflateSync(Buffer.alloc(9)), 900_000_000), 'damaged_pdf'],
    ['a table that unpacks to gigabytes', xref('1 2 1', PACKED), 'pdf_too_complex'],
    [
      'objects that unpack to gigabytes',
      onePage({ more: [['/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode', PACKED]] }),
      'pdf_too_complex',
    ],
    [
      'objects packed twice',
      onePage({
        more: [['/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /Fl]', deflateSync(PACKED)]],
      }),
      'pdf_too_complex',
    ],
    [
      'a drawing that unpacks to gigabytes',
      onePage({
        page: `${LETTER} /Rotate 90`,
        more: Array.from({ length: 4 }, (): Part => ['/Filter /FlateDecode', PACKED]),
      }),
      'pdf_too_complex',
    ],
  ])('%s', async (_, bytes, code) => {
    const begun = performance.now()
    expect(await refusalOf(bytes)).toBe(code)
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  it('a password, and an owner’s protection against changes', async () => {
    const protectedBy = async (userPassword: string) => {
      const pdf = await PDF.load(onePage())
      pdf.setProtection({ userPassword, ownerPassword: 'owner' })
      return plain(await pdf.save()).catch((error: Error) => error.message)
    }
    expect(await protectedBy('secret')).toMatch(/has a password/)
    expect(await protectedBy('')).toMatch(/against changes/)
  })

  it('whatever bytes are broken, it is taken or refused and nothing else', async () => {
    const whole = onePage({ page: `${LETTER} /Rotate 90` })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        async changes => {
          const broken = Buffer.from(whole)
          for (const [place, value] of changes) broken[place] = value
          expect(await refusalOf(broken)).toMatch(/^(taken|[a-z_]+)$/)
        },
      ),
      { numRuns: 60, seed: 20_261_121 },
    )
  })
})
