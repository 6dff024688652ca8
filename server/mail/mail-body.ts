// A mail as text and as HTML, from its paragraphs and its link.
import { html, raw } from 'hono/html'
import { blocksOf, LINK_MARK, MAIL_LOOK } from '#machines/mail/rules.ts'
import type { MailFrame } from './mail-frame.ts'

export const mailText = (body: string, link: string | undefined) => body.replaceAll(LINK_MARK, link ?? '').trim()

export async function mailHtml(frame: MailFrame, subject: string, body: string, link: string | undefined) {
  const paragraphs = blocksOf(body).map(block =>
    block === 'link'
      ? link &&
        html`<p style="${look('action')}"><a href="${link}" style="${look('button')}">${frame.button}</a></p>
<p style="${look('address')}">${link}</p>`
      : html`<p style="${look('paragraph')}">${block.map((line, n) => [n > 0 ? raw('<br>') : '', lineOf(line, link)])}</p>`,
  )
  return String(
    await html`<!doctype html>
<html lang="${frame.language}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${look('page')}">
<div style="${look('card')}">
<p style="${look('brand')}">${frame.head}</p>
${paragraphs.filter(Boolean)}
</div></body></html>`,
  )
}

const lineOf = (line: string, link: string | undefined) =>
  line
    .split(LINK_MARK)
    .map((part, n) => [n > 0 && link ? html`<a href="${link}" style="${look('inline')}">${link}</a>` : '', part])

const look = (part: keyof typeof MAIL_LOOK) =>
  Object.entries(MAIL_LOOK[part])
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
