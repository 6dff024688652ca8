// Reads an uploaded certificate, with faults as the operation's answer. Runs in another process: the key derivation may
// take seconds.
import { refuse } from '#machines/lib/refuse.ts'
import { Pkcs12Refusal, readPkcs12 } from './pkcs12.ts'

export const readCertificate = (bytes: Uint8Array, password: string, now: Date) =>
  readPkcs12(bytes, password, now).catch((error: unknown) => {
    throw error instanceof Pkcs12Refusal ? refuse(400, 'unfit_certificate', { [error.field]: error.message }) : error
  })
