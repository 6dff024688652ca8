// Descriptions of the contract as markup. An operation named in one is a link to it; markup of its own is shown as text.
import { Marked } from 'marked'
import { escaped } from '../../report-parts.ts'

const marked = new Marked({ renderer: { html: ({ text }) => escaped(text) } })

/** Where operations are described, by their ids. */
export type Links = Map<string, string>

export const paragraphs = (text: string, links: Links) => linked(marked.parse(text, { async: false }), links)
export const sentence = (text: string, links: Links) => linked(marked.parseInline(text, { async: false }), links)

const linked = (markup: string, links: Links) =>
  markup.replaceAll(/<code>([\w.]+)<\/code>/g, (code, id: string) => {
    const address = links.get(id)
    return address ? `<a href="${address}">${code}</a>` : code
  })
