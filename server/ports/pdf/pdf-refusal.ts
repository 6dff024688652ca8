import { words } from '../words.ts'

/** A file we do not take, with the sentence for the person who chose it. */
export class PdfRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'PdfRefusal'
    this.code = code
  }
}

export const damaged = () => new PdfRefusal('damaged_pdf', words.pdf.damaged)

export const tooComplex = () => new PdfRefusal('pdf_too_complex', words.pdf.too_complex)
