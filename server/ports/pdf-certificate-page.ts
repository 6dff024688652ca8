// The certificate page: who signed, when, from where, what they agreed to, and the trail, for whoever reads the document later.
import { type Color, type EmbeddedFont, layoutText, type PDF, type PDFPage } from '@libpdf/core'
import type { SealedSigner, SealInput } from './pdf-seal.ts'
import { type Fonts, INK, LINE, MARIGOLD, QUIET } from './pdf-text.ts'

const [WIDTH, HEIGHT, MARGIN, BOTTOM] = [612, 792, 56, 56]
const COLUMN = 148

/** Writes down the page and goes on to a new one where it ends. */
class Sheet {
  private page: PDFPage
  private top = MARGIN
  private readonly pdf: PDF
  readonly fonts: Fonts
  constructor(pdf: PDF, fonts: Fonts) {
    this.pdf = pdf
    this.fonts = fonts
    this.page = pdf.addPage({ width: WIDTH, height: HEIGHT })
  }
  space(points: number) {
    this.top += points
  }
  /** Turns the page unless `points` more fit. */
  need(points: number) {
    if (this.top + points <= HEIGHT - BOTTOM) return
    this.page = this.pdf.addPage({ width: WIDTH, height: HEIGHT })
    this.top = MARGIN
  }
  rule() {
    this.need(14)
    const y = HEIGHT - this.top - 6
    this.page.drawLine({ start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y }, thickness: 0.6, color: LINE })
    this.top += 14
  }
  mark() {
    this.page.drawRectangle({ x: MARGIN, y: HEIGHT - this.top - 3, width: 28, height: 3, color: MARIGOLD })
    this.top += 12
  }
  text(
    text: string,
    style: { size?: number; font?: EmbeddedFont; color?: Color; x?: number; width?: number } = {},
  ): void {
    const { size = 8.5, font = this.fonts.regular, color = INK, x = MARGIN } = style
    const width = style.width ?? WIDTH - MARGIN - x
    const { lines } = layoutText(text === '' ? '—' : text, font, size, width, size * 1.4)
    for (const line of lines) {
      this.need(size * 1.4)
      this.page.drawText(line.text, { x, y: HEIGHT - this.top - size, size, font, color })
      this.top += size * 1.4
    }
  }
  row(label: string, value: string, mono = false) {
    this.need(13)
    const before = this.top
    this.page.drawText(label, {
      x: MARGIN,
      y: HEIGHT - before - 8.5,
      size: 8.5,
      font: this.fonts.regular,
      color: QUIET,
    })
    this.text(value, { x: MARGIN + COLUMN, font: mono ? this.fonts.mono : this.fonts.regular, size: mono ? 7.5 : 8.5 })
    this.top = Math.max(this.top, before + 13)
  }
  picture(png: Uint8Array, width: number, height: number) {
    const image = this.pdf.embedPng(png)
    const scale = Math.min(width / image.width, height / image.height)
    const x = WIDTH - MARGIN - image.width * scale
    this.page.drawImage(image, {
      x,
      y: HEIGHT - this.top - height,
      width: image.width * scale,
      height: image.height * scale,
    })
  }
}

export function addCertificatePages(pdf: PDF, input: SealInput, fonts: Fonts) {
  const sheet = new Sheet(pdf, fonts)
  const at = (moment: Date | null) => (moment ? zoned(moment, input.timezone) : 'not recorded')
  sheet.mark()
  sheet.text(input.company_name, { size: 10, font: fonts.bold })
  sheet.space(6)
  sheet.text('Certificate of completion', { size: 18, font: fonts.bold })
  sheet.space(8)
  sheet.row('Agreement', input.agreement_name)
  sheet.row('Completed', at(input.signed_at))
  sheet.row('Transaction', input.transaction_id, true)
  sheet.row('SHA-256 as sent', input.document_hash, true)
  for (const signer of input.signers) addSigner(sheet, signer, input, at)
  sheet.rule()
  sheet.text('Trail', { size: 11, font: fonts.bold })
  sheet.space(4)
  for (const { at: when, event, actor, hash } of input.events) {
    sheet.row(at(when), `${event.replaceAll('_', ' ')} · ${actor} · ${hash.slice(0, 16)}`)
  }
  sheet.space(8)
  sheet.text(
    'Each entry of the trail carries the SHA-256 of the one before. This document is signed with the certificate of the company named above; any change after that makes the signature invalid.',
    { color: QUIET, size: 7.5 },
  )
}

function addSigner(
  sheet: Sheet,
  signer: SealedSigner,
  { consent_version }: SealInput,
  at: (moment: Date | null) => string,
) {
  sheet.rule()
  sheet.need(120)
  if (signer.signature_png) sheet.picture(signer.signature_png, 150, 48)
  sheet.text(signer.name, { size: 11, font: sheet.fonts.bold, width: 320 })
  sheet.space(3)
  sheet.row('Signs as', signer.role.replaceAll('_', ' '))
  sheet.row('E-mail', signer.email)
  sheet.row('Opened', at(signer.viewed_at))
  sheet.row('Agreed to sign so', `${at(signer.consented_at)} · disclosure ${consent_version}`)
  sheet.row('Signed', at(signer.signed_at))
  sheet.row('From', signer.ip)
  sheet.row('Device', signer.user_agent)
}

/** '11/21/2026 10:00:05 AM MST' */
const zoned = (moment: Date, timeZone: string) =>
  moment
    .toLocaleString('en-US', {
      timeZone,
      month: '2-digit',
      day: '2-digit',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    })
    .replace(',', '')
