import { writeFileSync } from 'node:fs'
import { PDF } from '@libpdf/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAgreementPdf, demoFields, demoSignature } from '#mocks/demo/agreement.ts'
import { createCompanyCertificate } from '#server/ports/company-certificate.ts'
import { inspectPdf, type SealInput, sealAgreement, verifySeal } from '#server/ports/pdf.ts'
import { sha256 } from '#server/ports/ports.ts'
import { hasTool, opensslAgrees, pdfsig, pdfText } from '#tests/support/pdf-tools.ts'

const at = new Date('2026-11-21T17:00:00.000Z')
const signature = Buffer.from(demoSignature, 'base64')
let input: SealInput
let sealed: Uint8Array

beforeAll(async () => {
  const original = await demoAgreementPdf()
  input = {
    original,
    document_hash: sha256(original),
    transaction_id: '0198f7a2-0000-7000-8000-000000000080',
    agreement_name: 'Solar installation agreement',
    company_name: 'Demo Solar LLC',
    consent_version: '2026-11',
    timezone: 'America/Phoenix',
    signed_at: at,
    fields: demoFields.map(field => ({
      ...field,
      value:
        field.type === 'variable'
          ? `${field.variable} of Zoë Łukasiewicz`
          : field.type === 'date'
            ? '11/21/2026'
            : signature,
    })),
    signers: [
      {
        name: 'Zoë Łukasiewicz',
        role: 'homeowner',
        email: 'zoe@example.com',
        viewed_at: at,
        consented_at: at,
        signed_at: at,
        ip: '192.0.2.7',
        user_agent: 'A phone',
        signature_png: signature,
      },
      {
        name: 'Дмитрий Пример',
        role: 'co_homeowner',
        email: 'd@example.com',
        viewed_at: null,
        consented_at: at,
        signed_at: at,
        ip: '192.0.2.8',
        user_agent: 'A laptop '.repeat(30),
        signature_png: signature,
      },
    ],
    events: Array.from({ length: 60 }, (_, index) => ({
      at,
      event: 'page_read',
      actor: 'Zoë Łukasiewicz',
      hash: sha256(String(index)),
    })),
    ...(await createCompanyCertificate('Demo Solar LLC', at)),
  }
  sealed = await sealAgreement(input)
  if (process.env['KEEP_SEALED']) writeFileSync(process.env['KEEP_SEALED'], sealed)
})

/** The document with one byte changed. */
const flipped = (position: number) => {
  const changed = Uint8Array.from(sealed)
  changed[position] = (changed[position] ?? 0) ^ 1
  return changed
}

describe('a sealed agreement', () => {
  it('is found valid by our own verifier, with signer and time', async () => {
    expect(await verifySeal(sealed)).toEqual({
      valid: true,
      covers_document: true,
      signer_name: 'Demo Solar LLC',
      signed_at: at,
      reason: 'The document is as it was signed.',
    })
  })

  it('is found broken when any one byte of it is changed', async () => {
    const step = Math.floor(sealed.length / 150)
    const accepted: number[] = []
    for (let position = 7; position < sealed.length; position += step) {
      const check = await verifySeal(flipped(position))
      if (check.valid) accepted.push(position)
    }
    // The padding behind the signature is checked too, so nothing at all may pass.
    expect(accepted).toEqual([])
  })

  it('is found broken when bytes are added behind it, or a second signature stands in it', async () => {
    expect((await verifySeal(Buffer.concat([sealed, Buffer.from('\n%')]))).reason).toBe(
      'Bytes stand outside what was signed.',
    )
    expect((await verifySeal(Buffer.concat([sealed, Buffer.from('/ByteRange [0 1 2 3]')]))).reason).toBe(
      'The document carries more than one signature.',
    )
    expect((await verifySeal(input.original)).reason).toBe('The document carries no signature.')
  })

  it.skipIf(!hasTool('pdfsig'))('is found valid and whole by pdfsig, and broken once a byte is flipped', () => {
    const whole = pdfsig(sealed)
    expect(whole).toContain('Signature Validation: Signature is Valid.')
    expect(whole).toContain('Total document signed')
    expect(whole).toContain('ETSI.CAdES.detached')
    for (const share of [0.1, 0.5])
      expect(pdfsig(flipped(Math.floor(sealed.length * share)))).not.toContain('Signature is Valid')
  })

  it.skipIf(!hasTool('openssl'))(
    'is found valid by openssl over its byte ranges, and broken once a byte is flipped',
    () => {
      expect(opensslAgrees(sealed)).toBe(true)
      expect(opensslAgrees(flipped(2000))).toBe(false)
    },
  )

  it.skipIf(!hasTool('pdftotext'))(
    'carries names in other scripts, the hash of what was sent and the whole trail on its certificate',
    () => {
      const text = pdfText(sealed)
      for (const part of ['Zoë Łukasiewicz', 'Дмитрий Пример', input.document_hash, 'MST', 'Certificate of completion'])
        expect(text).toContain(part)
      expect(text.match(/page read/g)).toHaveLength(60)
    },
  )
})

describe('an upload', () => {
  const refusalOf = (bytes: Uint8Array) =>
    inspectPdf(bytes).then(
      () => 'taken',
      (error: Error & { code?: string }) => error.code,
    )

  it('is measured as it is displayed', async () => {
    const pdf = PDF.create()
    pdf.addPage({ size: 'letter' })
    pdf.addPage({ size: 'letter' }).setRotation(90)
    expect(await inspectPdf(await pdf.save())).toEqual({
      page_count: 2,
      pages: [
        { width: 612, height: 792 },
        { width: 792, height: 612 },
      ],
    })
  })

  it('that is no PDF, is encrypted or was cut off is refused', async () => {
    const encrypted = PDF.create()
    encrypted.addPage()
    encrypted.setProtection({ userPassword: 'secret', ownerPassword: 'other' })
    expect(await refusalOf(Buffer.from('<html>agreement.pdf</html>'))).toBe('not_a_pdf')
    expect(await refusalOf(await encrypted.save())).toBe('encrypted_pdf')
    expect(await refusalOf(input.original.subarray(0, input.original.length - 600))).toBe('damaged_pdf')
    expect(await refusalOf(Buffer.from('%PDF-1.7\nnothing here\n%%EOF'))).toBe('damaged_pdf')
  })
})
