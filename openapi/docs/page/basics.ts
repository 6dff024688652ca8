// The first page, with what holds for every call, and the list of all error codes.
import type { Contract } from '../../contract.ts'
import { counted, escaped } from '../../report-parts.ts'
import type { Framed } from './frame.ts'
import { type Links, paragraphs, sentence } from './markdown.ts'
import { errorCodes } from './refusals.ts'

type Content = Pick<Framed, 'main' | 'parts'>

/** `start` and `decisions` are Markdown; a heading of theirs is an address on the page. */
export function conventionsPage(start: string, decisions: string, links: Links): Content {
  const text = `${start}\n${decisions.slice(decisions.indexOf('## '))}`
  const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)
  const parts: Content['parts'] = []
  const main = paragraphs(text, links).replaceAll(/<h2>(.*?)<\/h2>/g, (_, markup: string) => {
    const title = titles[parts.length] ?? ''
    const anchor = title.replaceAll(/\W+/g, '-').toLowerCase()
    parts.push([anchor, title])
    return `<h2 id="${anchor}"><a href="#${anchor}">${markup}</a></h2>`
  })
  return { main: `<div class="prose">${main}</div>`, parts }
}

export function errorsPage(contract: Contract, links: Links): Content {
  const codes = errorCodes(contract)
  const statuses = [...new Set(codes.map(({ status }) => status))]
  const list = (status: string) =>
    codes
      .filter(one => one.status === status)
      .map(
        ({ code, message, operations }) =>
          `<div><dt><code>${escaped(code)}</code></dt><dd>${escaped(message)} <span class="place">${counted(operations, 'operation')}</span></dd></div>`,
      )
      .join('')
  const sections = statuses.map(
    status => `<h2 id="status-${status}">${status}</h2><dl class="facts codes">${list(status)}</dl>`,
  )
  const intro =
    'Codes stay the same when the wording of a message changes. Each operation lists the ones it can return; any operation can also return those under [Unavailable](/docs#unavailable).'
  const main = `<div class="prose"><h1>Error codes</h1><p>${sentence(intro, links)}</p>${sections.join('')}</div>`
  return { main, parts: statuses.map(status => [`status-${status}`, status]) }
}
