// The built page (dist/document.html) filled with one proposal: its head, its markup and its data. Pure.
import type { Schemas } from '#sdk/types.ts'
import { brandProperties } from '../lib/brand-colors.ts'

/** The built page, and the location of each font's file. */
export type PageTemplate = { html: string; fonts: Partial<Record<Schemas['ProposalFont'], string>> }
type Filling = { language: Schemas['Language']; head: string; page: string; data: string | undefined }

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Without data there is nothing to hydrate, so no script is loaded. */
export function pageOf(template: string, { language, head, page, data }: Filling): string {
  const kept =
    data === undefined
      ? template.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
      : template
  // Functions, for a dollar sign in a text would be read as a pattern.
  return kept
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)
    .replace('<!--data-->', () => data ?? '')
}

type Head = {
  title: string
  proposal?: Schemas['ProposalDocument']
  nonce?: string
  fonts?: PageTemplate['fonts']
}

export function pageHead({ title, proposal, nonce, fonts = {} }: Head): string {
  const lines = [`<title>${escaped(title)}</title>`]
  if (proposal) {
    const cover = coverOf(proposal)
    const font = fonts[proposal.theme.font]
    if (cover) lines.push(`<link rel="preload" as="image" href="${escaped(cover)}" fetchpriority="high">`)
    if (font) lines.push(`<link rel="preload" as="font" type="font/woff2" href="${escaped(font)}" crossorigin>`)
    lines.push(`<style nonce="${nonce}">${themeStyle(proposal.theme)}</style>`)
  }
  return lines.join('\n    ')
}

const HEX = /^#[0-9a-f]{6}$/

/** A company's color, in both themes and on paper; web/tokens.css lists where each variant is used. */
const themeStyle = ({ brand_color }: Schemas['ShownTheme']): string =>
  HEX.test(brand_color)
    ? `.proposal{${Object.entries(brandProperties(brand_color))
        .map(pair => pair.join(':'))
        .join(';')}}`
    : ''

/** The image a homeowner sees first: that of the first cover, or the theme's. */
function coverOf({ content, images, theme }: Schemas['ProposalDocument']): string | null {
  const first = content.pages[0]?.blocks[0]
  if (first?.kind !== 'cover') return null
  const own = images.find(({ file_id }) => file_id === first.image_file_id)
  return own?.src ?? theme.cover_src
}

/** JSON for a non-executed script element: nothing in it can end the element or a line. */
export const scriptData = (data: object) =>
  `<script type="application/json" id="data">${JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}</script>`
