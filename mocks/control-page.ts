// Shared by the pages that control the mocks: one plain look in both themes, no script, same-origin requests only.
import { randomBytes } from 'node:crypto'
import { escaped } from '#openapi/report-parts.ts'
import { contentPolicy } from '#server/http/security-headers.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #d8dde3; --faint: #5b6672; --paper: #fff; --ink: #1c2530; --soft: #f4f6f8 }
@media (prefers-color-scheme: dark) { :root { --line: #36414d; --faint: #a3b0bd; --paper: #14191f; --ink: #e8edf2; --soft: #1c232b } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink) }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
p, dd { color: var(--faint) } strong, th { color: var(--ink) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line) }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere }
article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 1rem 0; background: var(--soft) }
article h3 { margin: 0 } .verbs { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem }
form { display: inline-flex; gap: .5rem; align-items: center; flex-wrap: wrap }
button, input, select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: .4rem .8rem; min-height: 2.75rem; max-width: 100% }
button { cursor: pointer } button:hover { border-color: var(--faint) } :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px }
`

/** `main` is markup; `style` comes after what all pages share. */
export function pageAnswer({ title, main, style = '' }: { title: string; main: string; style?: string }): Response {
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style nonce="${nonce}">${STYLE}${style}</style></head><body><main>
${main}</main></body></html>`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy({ images: '', files: '' }, nonce),
    },
  })
}

/** True for requests from another site; command-line requests have no site. */
export function fromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

export const wantsPage = (request: Request) => /\btext\/html\b/.test(request.headers.get('accept') ?? '')

/** True for a form on the page, which is redirected back. Curl labels commands without a type as forms. */
export const byForm = (request: Request) =>
  wantsPage(request) && /^application\/x-www-form-urlencoded/.test(request.headers.get('content-type') ?? '')

/** The fields of a form or JSON object; null for anything else. */
export async function fieldsOf(request: Request): Promise<Record<string, unknown> | null> {
  const said = (await request.text()).slice(0, MOST_INPUT)
  if (byForm(request)) return Object.fromEntries(new URLSearchParams(said))
  try {
    const read: unknown = JSON.parse(said)
    return read !== null && typeof read === 'object' && !Array.isArray(read) ? { ...read } : null
  } catch {
    return null
  }
}
const MOST_INPUT = 10_000
