// Papers of a company carry its color, its logo and the product's own typeface, whatever letters a name has.
import { expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { starterAgreement } from '#server/agreements/starter/starter.ts'
import { svgToPng } from '#server/company/mail/svg-to-png.ts'
import { invoicePdf } from '#server/ports/pdf/pdf-invoice.ts'
import { fontsLeftOut, pdfText, pictureOf, pointPictures } from '#tests/support/signing/pdf-tools.ts'
import { sealedSample } from '#tests/support/signing/sealed.ts'

const COLOR = '#20463f'
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0H4V1Z"/></svg>'
const invoice = (description: string, logo: Uint8Array | null) =>
  invoicePdf({
    title: 'Invoice 1042',
    subtitle: 'Deposit',
    facts: [{ label: 'Invoice', value: '1042' }],
    addressee: { label: 'Bill to', lines: ['Sam Sample'] },
    head: ['Description', 'Quantity', 'Price', 'Amount'],
    price: [],
    lines: [[description, '1', '$3,274.00', '$3,274.00']],
    totals: [{ label: 'Amount due', value: '$3,274.00', strong: true }],
    paragraphs: [],
    letterhead: { company_name: 'Test Solar', color: COLOR, logo, pageOf: (page, pages) => `Page ${page} of ${pages}` },
    sender: 'Test Solar LLC',
    producer: 'Sunquill',
    language: 'en',
    made_at: new Date('2026-11-20T17:00:00.000Z'),
  })
const starter = (logo: Uint8Array | null) =>
  starterAgreement(
    { language: 'es', homeowners: 1, workmanship_years: 10, roof_years: 5 },
    DEFAULTS.invoicing.schedule,
    { name: 'Test Solar', color: COLOR, logo },
  ).then(({ bytes }) => bytes)

const namesOf = (bytes: Uint8Array) =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g),
  ].map(([, name]) => name)

/** Blue, green and red of the top left corner, where the company's color runs along the edge. */
const corner = (bytes: Uint8Array) =>
  `#${[2, 1, 0].map(at => pictureOf(bytes).pixels.readUInt8(at).toString(16)).join('')}`

it.each([
  ['an invoice', () => invoice('Deposit', null)],
  ['a starter agreement', () => starter(null)],
])('%s is set in Inter, which it carries, under the company’s color', async (_, make) => {
  const bytes = await make()
  expect(fontsLeftOut(bytes)).toEqual([])
  expect(new Set(namesOf(bytes))).toEqual(new Set(['Inter-Regular', 'Inter-SemiBold']))
  expect(corner(bytes)).toBe(COLOR)
  expect(pdfText(bytes)).toContain('Test Solar')
})

it.each([
  ['an invoice', (logo: Uint8Array) => invoice('Deposit', logo)],
  ['a starter agreement', starter],
])('%s has the logo in place of the name', async (_, make) => {
  expect(pointPictures(await make(await svgToPng(LOGO, 120)))).toBe(1)
})

it('a certificate is set in Inter too', async () => {
  expect(namesOf(await sealedSample())).toContain('Inter-Regular')
})

it('letters that Inter’s file has not are taken from a font that has them, within the same line', async () => {
  const words = 'Łukasz → Ελλάδα ✓ Nguyễn'
  const bytes = await invoice(words, null)
  expect(pdfText(bytes)).toContain(words)
  expect(new Set(namesOf(bytes))).toEqual(new Set(['Inter-Regular', 'Inter-SemiBold', 'DejaVuSans']))
})
