// An agreement for tests: a real PDF of two pages, uploaded and given its fields as a company would.
import { PDF, type PDFPage, rgb, StandardFonts } from '@libpdf/core'
import type { AgreementVariableName } from '#machines/agreements/templates/variables.ts'
import { the } from '#mocks/demo/answers.ts'
import { handwritten } from '#mocks/demo/papers/handwriting.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'

const TITLE = 'Solar installation agreement'
const MARGIN = 64
const INK = rgb(0.12, 0.11, 0.1)
const QUIET = rgb(0.42, 0.4, 0.37)

const PAGES: { heading: string; paragraphs: string[] }[] = [
  {
    heading: TITLE,
    paragraphs: [
      'This agreement is between the company and the homeowner named below. The company designs, permits, installs and commissions the solar system described here at the address given.',
      '1. The system. The company supplies the modules, inverters and mounting shown in the accepted proposal. If a part is out of stock the company offers one at least as good and asks before it is used.',
      '2. The price. The contract price is stated below. It changes only by a change order that both sides have signed.',
      '3. Production. The estimate below is what the system is simulated to make in an average year. Weather differs from year to year, and the estimate is not a guarantee.',
    ],
  },
  {
    heading: 'Work, warranty and cancellation',
    paragraphs: [
      '4. The work. The company begins after the permit is issued and works on weekdays between 7 a.m. and 5 p.m. unless agreed otherwise. It leaves the site clean.',
      '5. Warranty. The company warrants its work for ten years. Makers warrant their equipment as stated in the proposal.',
      '6. Right to cancel. The homeowner may cancel this agreement without penalty until midnight of the third business day after signing, by telling the company in writing.',
      '7. Signature. By signing, the homeowner confirms having read every page and having received a copy.',
    ],
  },
]

export const demoFields: Schemas['Field'][] = [
  variable('homeowner', 'homeowner_name', 1, 0.62),
  variable('address', 'project_address', 1, 0.66),
  variable('size', 'system_size', 1, 0.7),
  variable('production', 'annual_production', 1, 0.74),
  variable('price', 'contract_price', 1, 0.78),
  {
    id: 'initials-1',
    type: 'initials',
    page: 1,
    x: 0.78,
    y: 0.9,
    w: 0.12,
    h: 0.05,
    signer_role: 'homeowner',
    required: true,
    label: '',
  },
  {
    id: 'signature-1',
    type: 'signature',
    page: 2,
    x: 0.11,
    y: 0.72,
    w: 0.4,
    h: 0.08,
    signer_role: 'homeowner',
    required: true,
    label: '',
  },
  {
    id: 'date-1',
    type: 'date',
    page: 2,
    x: 0.6,
    y: 0.75,
    w: 0.22,
    h: 0.04,
    signer_role: 'homeowner',
    required: true,
    label: '',
  },
]

function variable(id: string, name: AgreementVariableName, page: number, y: number): Schemas['Field'] {
  return {
    id,
    type: 'variable',
    variable: name,
    page,
    x: 0.36,
    y,
    w: 0.52,
    h: 0.03,
    signer_role: 'homeowner',
    required: true,
    label: '',
  }
}

const LABELS: [string, number][] = [
  ['Homeowner', 0.62],
  ['Address', 0.66],
  ['System size', 0.7],
  ['Estimated first year', 0.74],
  ['Contract price', 0.78],
]

/** The bytes of the agreement. */
export async function demoAgreementPdf(): Promise<Uint8Array> {
  const pdf = PDF.create()
  for (const [index, { heading, paragraphs }] of PAGES.entries()) {
    const page = pdf.addPage({ size: 'letter' })
    page.drawText(heading, { x: MARGIN, y: 792 - 96, size: 20, font: StandardFonts.HelveticaBold, color: INK })
    let top = 140
    for (const paragraph of paragraphs) {
      page.drawText(paragraph, {
        x: MARGIN,
        y: 792 - top,
        size: 11,
        lineHeight: 16,
        maxWidth: 612 - 2 * MARGIN,
        color: INK,
      })
      top += 16 * Math.ceil(paragraph.length / 88) + 14
    }
    if (index === 0) drawLabels(page)
    else drawSignatureLines(page)
    page.drawText(`Page ${index + 1} of ${PAGES.length}`, { x: MARGIN, y: 40, size: 9, color: QUIET })
  }
  return pdf.save()
}

function drawLabels(page: PDFPage) {
  for (const [label, y] of LABELS) page.drawText(label, { x: MARGIN, y: 792 * (1 - y) - 16, size: 10, color: QUIET })
  page.drawText('Initials', { x: 612 * 0.7, y: 792 * 0.06, size: 9, color: QUIET })
}

function drawSignatureLines(page: PDFPage) {
  const y = 792 * (1 - 0.8)
  page.drawLine({ start: { x: 612 * 0.11, y }, end: { x: 612 * 0.51, y }, thickness: 0.6, color: QUIET })
  page.drawLine({ start: { x: 612 * 0.6, y }, end: { x: 612 * 0.82, y }, thickness: 0.6, color: QUIET })
  page.drawText('Homeowner', { x: 612 * 0.11, y: y - 14, size: 9, color: QUIET })
  page.drawText('Date', { x: 612 * 0.6, y: y - 14, size: 9, color: QUIET })
}

const DRAFT: Schemas['AgreementDraft'] = {
  name: TITLE,
  kind: 'installation',
  language: 'en',
  fields: demoFields,
  signers: [{ role: 'homeowner', step: 1 }],
  states: [],
  financing_types: [],
  adder_ids: [],
  rescission_notice: false,
}

/** Uploads the template, places its fields and publishes it; answers its id. */
export async function demoAgreement(owner: Client, more: Partial<Schemas['AgreementDraft']> = {}): Promise<string> {
  const draft = { ...DRAFT, ...more }
  const file = new Blob([new Uint8Array(await demoAgreementPdf())], { type: 'application/pdf' })
  const form = new FormData()
  form.set('file', file)
  form.set('file_name', 'solar-installation-agreement.pdf')
  form.set('name', draft.name)
  const uploaded = await owner.POST('/v3/collections.UploadAgreement', {
    body: { file: '', file_name: '' },
    bodySerializer: () => form,
  })
  const { id: agreement_id, version } = the(uploaded).agreement
  const saved = await owner.POST('/v3/collections.UpdateAgreement', { body: { agreement_id, version, draft } })
  await owner
    .POST('/v3/collections.PublishAgreement', { body: { agreement_id, version: the(saved).agreement.version } })
    .then(the)
  return agreement_id
}

/** A drawn signature, for any signer. */
export const demoSignature = handwritten('Sam Sample')
