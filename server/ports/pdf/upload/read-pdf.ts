// Operations on an uploaded PDF, with refusals as answers. Run in another process.
import { refuse } from '#machines/lib/refuse.ts'
import { inspectPdf } from '../pdf.ts'
import { PdfRefusal } from '../pdf-refusal.ts'
import { checkedDocument, differingPages } from './checked-document.ts'

/** The stored form of an upload to be signed. */
export const readAgreement = (bytes: Uint8Array) => refusing(checkedDocument(bytes))

/** Both looks of the pages that would not be kept as they are. */
export const compareAgreement = (bytes: Uint8Array) => refusing(differingPages(bytes))

/** Only looked at: a datasheet is kept as it came. */
export const readDatasheet = (bytes: Uint8Array) => refusing(inspectPdf(bytes))

const refusing = <T>(work: Promise<T>) =>
  work.catch((error: unknown) => {
    throw error instanceof PdfRefusal ? refuse(415, error.code, error.message) : error
  })
