// A homeowner's pages, whole before any script runs: the published proposal and its one-page summary, each under its
// unguessable link. The renderer is passed in by main.ts, since the server imports no screens.
import { randomBytes } from 'node:crypto'
import type { Hono, Context as HonoContext } from 'hono'
import type { Logger } from 'pino'
import type { PageFacts } from '#machines/proposals/page-facts.ts'
import { languageAskedFor, type Message, messageHtml } from '#machines/proposals/page-messages.ts'
import { type PageTemplate, pageHead, pageOf, scriptData } from '#machines/proposals/page-parts.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Database } from '../db/database.ts'
import { contentPolicy, elsewhere } from '../http/security-headers.ts'
import type { Ports } from '../ports/ports.ts'
import { viewDocument } from './view-document.ts'
import { words } from './words.ts'

export type DocumentRenderer = { renderDocument: (facts: PageFacts) => { html: string; data: object } }
type Options = {
  database: Database
  ports: Ports
  log: Logger
  template: PageTemplate
  renderer: () => Promise<DocumentRenderer>
}

const PAGES = { '/proposal/:id': 'proposal', '/solar-proposal/:id': 'summary' } as const

export function serveProposals(app: Hono, options: Options) {
  for (const path of ['/proposal/:id', '/solar-proposal/:id'] as const) {
    app.get(path, c => answer(c, PAGES[path], options))
    app.get(`${path}/`, c => c.redirect(c.req.path.replace(/\/+$/, ''), 301))
  }
}

async function answer(c: HonoContext, page: PageFacts['page'], options: Options) {
  const { ports, log, template, renderer } = options
  const brand = ports.brand
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  const public_id = c.req.param('id') ?? ''
  try {
    const proposal = await findPage(public_id, options)
    if (!proposal) return say(c, 'missing', options)
    const facts: PageFacts = {
      page,
      public_id,
      public_url: `${ports.public_origin}/proposal/${public_id}`,
      brand,
      proposal,
    }
    const started = performance.now()
    const { html, data } = (await renderer()).renderDocument(facts)
    log.info({ page, ms: Math.round(performance.now() - started) }, 'rendered')
    const nonce = randomBytes(16).toString('base64')
    c.header('Content-Security-Policy', contentPolicy({ ...elsewhere(ports), images: '' }, nonce))
    const title = page === 'proposal' ? words.in(proposal.language).page_title({ brand }) : brand
    return c.html(
      pageOf(template.html, {
        language: proposal.language,
        head: pageHead({ title, proposal, nonce, fonts: template.fonts }),
        page: html,
        data: scriptData(data),
      }),
    )
  } catch (error) {
    // Visitors get a plain message; the error is logged for operators.
    log.error({ page, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'page failed')
    return say(c, 'failed', options)
  }
}

const PUBLIC_ID = /^[A-Za-z0-9_-]{43}$/

/** Undefined for an unknown or withdrawn link. */
async function findPage(public_id: string, { database, ports }: Options) {
  if (!PUBLIC_ID.test(public_id)) return undefined
  try {
    return await database.transaction(db => viewDocument(db, ports, public_id))
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined
    throw error
  }
}

function say(c: HonoContext, message: Message, { ports, template }: Options) {
  const language = languageAskedFor(c.req.header('accept-language'))
  const { status, html } = messageHtml(message, language, ports.brand)
  if (message === 'failed') c.header('Retry-After', '30')
  return c.html(
    pageOf(template.html, { language, head: pageHead({ title: ports.brand }), page: html, data: undefined }),
    status,
  )
}
