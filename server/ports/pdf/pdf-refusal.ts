/** A file we do not take, with the sentence for the person who chose it. */
export class PdfRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'PdfRefusal'
    this.code = code
  }
}

export const damaged = () =>
  new PdfRefusal('damaged_pdf', 'This PDF is damaged or was cut off. Export it again and upload that.')

export const tooComplex = () =>
  new PdfRefusal(
    'pdf_too_complex',
    'This PDF unpacks to far more than a document holds. Print it to a new PDF and upload that.',
  )
