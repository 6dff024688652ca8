// An email as HTML, from its paragraphs, link and frame.
import { html, raw } from 'hono/html'
import { blocksOf, LINK_MARK, MAIL_LOOK, MAIL_LOOK_DARK, preheaderOf } from '#machines/company/mail/rules.ts'
import { brandColors } from '#machines/lib/brand-colors.ts'
import type { MailFrame } from './mail-frame.ts'

export async function mailHtml(frame: MailFrame, subject: string, body: string, link: string | undefined) {
  const { main } = brandColors(frame.brand_color)
  const paragraphs = blocksOf(body).map(block =>
    block === 'link'
      ? link &&
        html`<p style="${look('action')}"><a class="button" href="${link}" style="${look('button')};background:${main}">${frame.button}</a></p>
<p class="address" style="${look('address')}">${link}</p>`
      : html`<p style="${look('paragraph')}">${block.map((line, n) => [n > 0 ? raw('<br>') : '', lineOf(line, link)])}</p>`,
  )
  return String(
    await html`<!doctype html>
<html lang="${frame.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${raw(DARK)}</style></head>
<body class="page" style="${look('page')}">
<div style="display:none;max-height:0;overflow:hidden">${preheaderOf(body)}${raw(AFTER_PREHEADER)}</div>
<div class="card" style="${look('card')}">
<p style="${look('brand')}">${frame.logo_src && html`<img src="${frame.logo_src}" alt="" style="${look('logo')}">`}${frame.head}</p>
${frame.picture && pictureOf(frame.picture, link)}
${paragraphs.filter(Boolean)}
</div>
${frame.foot.length > 0 && html`<p class="foot" style="${look('foot')}">${frame.foot.map((line, n) => [n > 0 ? raw('<br>') : '', line])}</p>`}
</body></html>`,
  )
}

/** Keeps a mail program from filling its line with the words that follow. */
const AFTER_PREHEADER = '&#847;&zwnj;&nbsp;'.repeat(60)

const pictureOf = ({ src, alt }: NonNullable<MailFrame['picture']>, link: string | undefined) => {
  const image = html`<img src="${src}" alt="${alt}" width="496" style="${look('picture')}">`
  return link ? html`<a href="${link}">${image}</a>` : image
}

const lineOf = (line: string, link: string | undefined) =>
  line
    .split(LINK_MARK)
    .map((part, n) => [
      n > 0 && link ? html`<a class="inline" href="${link}" style="${look('inline')}">${link}</a>` : '',
      part,
    ])

type Properties = Record<string, string>
const written = (properties: Properties, end = '') =>
  Object.entries(properties)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value}${end}`)
    .join(';')

const look = (part: keyof typeof MAIL_LOOK) => written(MAIL_LOOK[part])

const DARK = `@media (prefers-color-scheme:dark){${Object.entries(MAIL_LOOK_DARK)
  .map(([part, properties]) => `.${part}{${written(properties, '!important')}}`)
  .join('')}}`
