// Seals a fully signed agreement: fields flattened in place, certificate pages and the evidence added, its place in the
// seal log proven, then one PAdES signature over every byte, as the last revision and as a certification that allows no
// changes.
import { createHash, randomBytes } from 'node:crypto'
import { PDF, type PDFImage, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PlaceholderError } from '@libpdf/core'
import { words } from '../words.ts'
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
  /** The facts in machine-readable form. */
  attachment: { name: string; json: string }
  title: string
  author: string
  producer: string
  language: 'en' | 'es'
  /** The signing time, unless a log provides it. */
  sealed_at: Date
  /** Where the document is logged before it is signed; null for nowhere. */
  log: SealLog | null
  certificate_pem: string
  private_key_pem: string
  /** A timestamp authority, and if it may be on this machine's network; null for none. */
  timestamp: { url: string; inner_network: boolean } | null
}
export type SealLog = {
  /** The attachment's name, and how many bytes its proof has room in. */
  name: string
  room: number
  /** Logs the document of this SHA-256, which is that of its first revision with the room blank. */
  prove(document_hash: string): Promise<{ proof: string; at: Date }>
}
export type SealedPdf = { bytes: Uint8Array; timestamp_at: Date | null }

/** Throws TimestampMissing where an authority is named and gives no timestamp. */
export async function sealPdf(input: SealInput): Promise<SealedPdf> {
  const mark = Buffer.from(randomBytes(24).toString('hex'))
  const drawn = await drawAll(input, mark)
  const { bytes: proven, at } = input.log ? await prove(drawn, mark, input.log) : { bytes: drawn, at: input.sealed_at }
  const authority = input.timestamp && new Authority(input.timestamp.url, input.timestamp)
  const bytes = await sign(proven, { ...input, sealed_at: at }, authority)
  return { bytes, timestamp_at: authority?.at ?? null }
}

async function drawAll(input: SealInput, mark: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(input.original)
  settleInheritance(pdf)
  removeActiveContent(pdf)
  const fonts = loadFonts(pdf)
  const imageOf = images(pdf, input.pictures)
  drawFields(pdf, input.fields, imageOf, fonts)
  const logo = input.letterhead.logo ? embeddedPicture(pdf, input.letterhead.logo) : undefined
  addCertificatePages(pdf, input.certificate, { ...input.letterhead, logo }, imageOf, fonts)
  const evidence = attach(pdf, input, {
    name: input.attachment.name,
    bytes: new TextEncoder().encode(input.attachment.json),
    description: words.in(input.language).seal.evidence,
  })
  const proof = input.log && attach(pdf, input, roomFor(input, input.log, mark))
  // An empty list of filters keeps its bytes as they are, to be filled in once the rest is hashed.
  proof?.stream.set('Filter', PdfArray.of())
  pdf.getCatalog().set('AF', PdfArray.of(evidence.reference, ...(proof ? [proof.reference] : [])))
  pdf.setTitle(inert(input.title), { showInWindowTitleBar: true })
  pdf.setAuthor(inert(input.author))
  pdf.setSubject('')
  pdf.setKeywords([])
  pdf.setCreator(input.producer)
  pdf.setProducer(input.producer)
  pdf.setLanguage(input.language === 'es' ? 'es-US' : 'en-US')
  pdf.setModificationDate(input.sealed_at)
  return pdf.save({ subsetFonts: true })
}

/** Each is embedded once, however often it is used. */
function images(pdf: PDF, pictures: ReadonlyMap<string, Uint8Array>) {
  const image_cache = new Map<string, PDFImage>()
  return (id: string): PDFImage | undefined => {
    const png = pictures.get(id)
    const image = image_cache.get(id) ?? (png && pdf.embedPng(png))
    if (image) image_cache.set(id, image)
    return image
  }
}

type Attachment = { name: string; bytes: Uint8Array; description: string }

/** With its relationship to the document, as PDF 2.0 and PDF/A-3 require. */
function attach(pdf: PDF, { sealed_at }: SealInput, { name, bytes, description }: Attachment) {
  pdf.addAttachment(name, bytes, {
    mimeType: 'application/json',
    description,
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
  for (const one of names ? [...names].filter((_, index) => index % 2 === 1) : []) {
    const spec = one.type === 'ref' ? pdf.getObject(one) : one
    if (!(spec instanceof PdfDict) || spec.getString('UF', resolve)?.asString() !== name) continue
    spec.set('AFRelationship', PdfName.of('Data'))
    const stream = spec.getDict('EF', resolve)?.get('F', resolve)
    if (stream instanceof PdfStream) return { reference: one, stream }
  }
  throw new Error(`The attachment ${name} is not there`)
}

function roomFor({ language }: SealInput, { name, room }: SealLog, mark: Uint8Array): Attachment {
  const bytes = new Uint8Array(room).fill(SPACE)
  bytes.set(mark)
  return { name, bytes, description: words.in(language).seal.proof }
}

const SPACE = 0x20

/** Hashes the document with the room blank, has it logged, and fills the room with the proof. */
async function prove(drawn: Uint8Array, mark: Buffer, log: SealLog): Promise<{ bytes: Uint8Array; at: Date }> {
  const bytes = Buffer.from(drawn)
  const start = bytes.indexOf(mark)
  if (start < 0 || bytes.indexOf(mark, start + 1) >= 0) throw new Error('There is no room for the proof of the log')
  bytes.fill(SPACE, start, start + log.room)
  const { proof, at } = await log.prove(createHash('sha256').update(bytes).digest('hex'))
  if (bytes.write(proof, start, log.room) < Buffer.byteLength(proof))
    throw new Error('The proof of the log is too long')
  return { bytes: new Uint8Array(bytes), at }
}

/** Breaks up user text that a simple reader could take for a signature's own entry. */
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
        reason: words.in(input.language).seal.reason,
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
