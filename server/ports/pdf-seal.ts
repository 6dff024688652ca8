// Seals an agreement all have signed: fields flattened where they stand, a certificate page, one PAdES B-B signature over all of it.
import { CryptoKeySigner, PDF, type PDFPage } from '@libpdf/core'
import { fromPem, SIGNING_ALGORITHM } from './company-certificate.ts'
import { addCertificatePages } from './pdf-certificate-page.ts'
import { type Fonts, fitText, INK, loadFonts } from './pdf-text.ts'

type Moment = Date | null
export type SealedSigner = {
  name: string
  role: string
  email: string
  viewed_at: Moment
  consented_at: Moment
  signed_at: Moment
  ip: string
  user_agent: string
  signature_png: Uint8Array | null
}
export type SealedField = {
  id: string
  type: string
  page: number
  x: number
  y: number
  w: number
  h: number
  value: Uint8Array | string | null
}
export type SealInput = {
  original: Uint8Array
  document_hash: string
  transaction_id: string
  agreement_name: string
  company_name: string
  consent_version: string
  timezone: string
  signed_at: Date
  fields: SealedField[]
  signers: SealedSigner[]
  events: { at: Date; event: string; actor: string; hash: string }[]
  certificate_pem: string
  private_key_pem: string
}

/** The bytes of the sealed document. The signature is the last revision, so any later byte shows. */
export async function sealAgreement(input: SealInput): Promise<Uint8Array> {
  const pdf = await PDF.load(input.original)
  const fonts = loadFonts(pdf)
  const pages = pdf.getPages()
  for (const field of input.fields) {
    const page = pages[field.page - 1]
    if (page && field.value !== null && field.value !== '') drawField(pdf, page, field, fonts)
  }
  addCertificatePages(pdf, input, fonts)
  pdf.setTitle(input.agreement_name)
  pdf.setProducer('Sunquill')
  const drawn = await PDF.load(await pdf.save({ subsetFonts: true }))
  const { bytes } = await drawn.sign({
    signer: await signerFrom(input),
    level: 'B-B',
    signingTime: input.signed_at,
    reason: `${input.agreement_name}, signed by ${input.signers.map(signer => signer.name).join(' and ')}`,
    contactInfo: input.company_name,
    fieldName: 'Seal',
  })
  return bytes
}

async function signerFrom({ certificate_pem, private_key_pem }: SealInput): Promise<CryptoKeySigner> {
  const key = await crypto.subtle.importKey('pkcs8', fromPem(private_key_pem), SIGNING_ALGORITHM, false, ['sign'])
  return new CryptoKeySigner(key, fromPem(certificate_pem), 'RSA', 'RSASSA-PKCS1-v1_5')
}

type Box = { x: number; y: number; width: number; height: number; angle: 0 | 90 | 180 | 270 }

/**
 * A field's box in the page's own coordinates: its lower left corner as displayed, its displayed size, and by how much content
 * is turned counter-clockwise so that it stands upright on a page with /Rotate.
 */
export function placeField(page: PDFPage, { x, y, w, h }: Pick<SealedField, 'x' | 'y' | 'w' | 'h'>): Box {
  const crop = page.getCropBox()
  const turned = page.rotation % 180 !== 0
  const shown = turned ? { width: crop.height, height: crop.width } : crop
  const width = w * shown.width
  const height = h * shown.height
  const left = x * shown.width
  const bottom = (y + h) * shown.height
  switch (page.rotation) {
    case 90:
      return { x: crop.x + bottom, y: crop.y + left, width, height, angle: 90 }
    case 180:
      return { x: crop.x + crop.width - left, y: crop.y + bottom, width, height, angle: 180 }
    case 270:
      return { x: crop.x + crop.width - bottom, y: crop.y + crop.height - left, width, height, angle: 270 }
    default:
      return { x: crop.x + left, y: crop.y + crop.height - bottom, width, height, angle: 0 }
  }
}

function drawField(pdf: PDF, page: PDFPage, field: SealedField, fonts: Fonts) {
  const box = placeField(page, field)
  if (typeof field.value === 'string') {
    const text = field.type === 'checkbox' ? (field.value === 'true' ? '✓' : '') : field.value
    const { lines, size } = fitText(text, fonts.regular, box.width, box.height, 11)
    const block = lines.length * size * 1.2
    for (const [index, line] of lines.entries()) {
      const up = box.height / 2 + block / 2 - size * 0.95 - index * size * 1.2
      page.drawText(line, { ...along(box, 2, up), size, font: fonts.regular, color: INK, rotate: { angle: box.angle } })
    }
    return
  }
  if (!field.value) return
  const image = pdf.embedPng(field.value)
  const scale = Math.min(box.width / image.width, box.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const origin = along(box, 0, (box.height - height) / 2)
  page.drawImage(image, { ...origin, width, height, rotate: { angle: box.angle, origin } })
}

/** A point `right` and `up` from the box's displayed lower left corner, in the page's own coordinates. */
function along({ x, y, angle }: Box, right: number, up: number) {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { x: x + right * cos - up * sin, y: y + right * sin + up * cos }
}
