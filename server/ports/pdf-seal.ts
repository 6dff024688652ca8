// Seals an agreement all have signed: fields flattened where they stand, certificate pages and the evidence added, then one
// PAdES signature over every byte, as the last revision and as a certification that allows no change.
import { PDF, type PDFImage, PdfArray, PdfDict, PdfName, PdfNumber, PlaceholderError } from '@libpdf/core'
import type { CertificatePart } from './pdf-certificate-page.ts'
import { addCertificatePages } from './pdf-certificate-page.ts'
import { removeActiveContent } from './pdf-clean.ts'
import { drawFields, type FilledField } from './pdf-fields.ts'
import { settleInheritance } from './pdf-geometry.ts'
import { embeddedPicture, type Letterhead } from './pdf-sheet.ts'
import { chainBytes, signerOf } from './pdf-signer.ts'
import { loadFonts } from './pdf-text.ts'
import { Authority } from './timestamp.ts'

export type SealInput = {
  original: Uint8Array
  fields: readonly FilledField[]
  /** PNGs by their ids. */
  pictures: ReadonlyMap<string, Uint8Array>
  certificate: readonly CertificatePart[]
  letterhead: Omit<Letterhead, 'logo'> & { logo: Uint8Array | null }
  /** What is known of it, for the machine. */
  attachment: { name: string; json: string }
  title: string
  author: string
  producer: string
  language: 'en' | 'es'
  /** The moment told in the signature. */
  sealed_at: Date
  certificate_pem: string
  private_key_pem: string
  /** Of a timestamp authority, and whether it may stand in the network of this machine; null for none. */
  timestamp: { url: string; inner_network: boolean } | null
}
export type SealedPdf = { bytes: Uint8Array; timestamp_at: Date | null }

/** Throws TimestampMissing where an authority is named and gives no timestamp. */
export async function sealPdf(input: SealInput): Promise<SealedPdf> {
  const drawn = await drawAll(input)
  const authority = input.timestamp && new Authority(input.timestamp.url, input.timestamp)
  const bytes = await sign(drawn, input, authority)
  return { bytes, timestamp_at: authority?.at ?? null }
}

async function drawAll(input: SealInput): Promise<Uint8Array> {
  const pdf = await PDF.load(input.original)
  settleInheritance(pdf)
  removeActiveContent(pdf)
  const fonts = loadFonts(pdf)
  const imageOf = images(pdf, input.pictures)
  drawFields(pdf, input.fields, imageOf, fonts)
  const logo = input.letterhead.logo ? embeddedPicture(pdf, input.letterhead.logo) : undefined
  addCertificatePages(pdf, input.certificate, { ...input.letterhead, logo }, imageOf, fonts)
  attach(pdf, input)
  pdf.setTitle(inert(input.title), { showInWindowTitleBar: true })
  pdf.setAuthor(inert(input.author))
  pdf.setSubject('')
  pdf.setKeywords([])
  pdf.setCreator(input.producer)
  pdf.setProducer(input.producer)
  pdf.setLanguage(input.language === 'es' ? 'es-US' : 'en-US')
  pdf.setModificationDate(input.sealed_at)
  return pdf.save({ subsetFonts: true, compressionThreshold: 0 })
}

/** Each is embedded once, however often it stands in the document. */
function images(pdf: PDF, pictures: ReadonlyMap<string, Uint8Array>) {
  const known = new Map<string, PDFImage>()
  return (id: string): PDFImage | undefined => {
    const png = pictures.get(id)
    const image = known.get(id) ?? (png && pdf.embedPng(png))
    if (image) known.set(id, image)
    return image
  }
}

/** With its relation to the document said, as PDF 2.0 and PDF/A-3 have it. */
function attach(pdf: PDF, { attachment, sealed_at }: SealInput) {
  pdf.addAttachment(attachment.name, new TextEncoder().encode(attachment.json), {
    mimeType: 'application/json',
    description: 'What is known of this agreement: signers, consent, trail',
    createdAt: sealed_at,
    modifiedAt: sealed_at,
    overwrite: true,
  })
  const resolve = pdf.getObject.bind(pdf)
  const names = pdf
    .getCatalog()
    .getDict('Names', resolve)
    ?.getDict('EmbeddedFiles', resolve)
    ?.getArray('Names', resolve)
  const specs = names ? [...names].filter((_, index) => index % 2 === 1) : []
  for (const one of specs) {
    const spec = one.type === 'ref' ? pdf.getObject(one) : one
    if (!(spec instanceof PdfDict) || spec.getString('UF', resolve)?.asString() !== attachment.name) continue
    spec.set('AFRelationship', PdfName.of('Data'))
    pdf.getCatalog().set('AF', PdfArray.of(one))
  }
}

/** What a hasty reader would take for a signature's own entry is broken up in words that came from people. */
const inert = (text: string) => text.replaceAll(/\/(?=ByteRange|Contents)/g, '/ ')

/** Reserved for a signature with its certificate, in bytes; what its chain and a timestamp need comes on top. */
const SIGNATURE_ROOM = 4_000
const TIMESTAMP_ROOM = [12_000, 66_000]

async function sign(drawn: Uint8Array, input: SealInput, authority: Authority | null): Promise<Uint8Array> {
  const signer = await signerOf(input.certificate_pem, input.private_key_pem)
  const needed = SIGNATURE_ROOM + 2 * chainBytes(signer)
  for (const room of authority ? TIMESTAMP_ROOM : [0]) {
    try {
      const pdf = await PDF.load(drawn)
      certify(pdf)
      const { bytes } = await pdf.sign({
        signer,
        level: authority ? 'B-T' : 'B-B',
        ...(authority && { timestampAuthority: authority }),
        signingTime: input.sealed_at,
        reason: 'Signed by everyone',
        contactInfo: inert(input.author),
        fieldName: 'Seal',
        estimatedSize: needed + room,
      })
      return bytes
    } catch (error) {
      if (!(error instanceof PlaceholderError) || room === TIMESTAMP_ROOM.at(-1)) throw error
    }
  }
  throw new Error('The signature does not fit')
}

/**
 * Makes the signature that follows a certification by which no change is permitted (DocMDP, P 1: ISO 32000-1, 12.8.2.2). The
 * library has no option for it, so its signature dictionary is completed as it is registered.
 */
function certify(pdf: PDF) {
  const { registry } = pdf.context
  const register = registry.register.bind(registry)
  registry.register = object => {
    const ref = register(object)
    if (!(object instanceof PdfDict) || object.getName('Type')?.value !== 'Sig' || !object.has('ByteRange')) return ref
    const parameters = { Type: PdfName.of('TransformParams'), P: PdfNumber.of(1), V: PdfName.of('1.2') }
    const reference = {
      Type: PdfName.of('SigRef'),
      TransformMethod: PdfName.of('DocMDP'),
      TransformParams: PdfDict.of(parameters),
    }
    object.set('Reference', PdfArray.of(PdfDict.of(reference)))
    pdf.getCatalog().set('Perms', PdfDict.of({ DocMDP: ref }))
    return ref
  }
}
