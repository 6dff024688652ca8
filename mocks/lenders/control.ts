// The sandbox's own addresses: what can be forced, which applications it knows, verbs to move them on, and its clock.
import { DAY_MS } from '#machines/lib/time.ts'
import { byForm, fieldsOf, fromElsewhere, wantsPage } from '../control-page.ts'
import { MAGIC, RULES, VERBS } from './magic.ts'
import { pageOf } from './page.ts'
import type { Sandbox } from './sandbox.ts'
import type { Kept } from './state.ts'
import { canDo } from './verbs.ts'
import { DeskRefusal } from './voice.ts'
import { isTrial, TRIALS } from './webhook-trials.ts'

/** The sandbox's state, for its page and as JSON. */
const tableOf = (sandbox: Sandbox) => ({
  lenders: sandbox.codes(),
  clock: sandbox.book.clock().toISOString(),
  magic: MAGIC.map(({ name, ends_in, meaning }) => ({ last_name: name, ends_in, meaning })),
  rules: RULES,
  verbs: VERBS.map(({ verb, meaning }) => ({ address: `POST /sandbox/applications/{reference}/${verb}`, meaning })),
  webhooks: TRIALS.map(({ trial, meaning }) => ({
    address: `POST /sandbox/applications/{reference}/webhook/${trial}`,
    meaning,
  })),
  clock_address: 'POST /sandbox/clock with {"advance": "90s"}; s, m, h or d',
  applications: sandbox.book.state.applications.map(kept => applicationOf(sandbox, kept)),
})
export type Table = ReturnType<typeof tableOf>

const applicationOf = (sandbox: Sandbox, kept: Kept) => ({
  lender: kept.lender,
  our_reference: kept.ours,
  lender_reference: kept.facts.lender_reference,
  facts: kept.facts,
  verbs: VERBS.map(({ verb }) => verb).filter(verb => canDo(sandbox.book, kept, verb)),
})

const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: DAY_MS }
const MOST_MS = 3_650 * DAY_MS

/** Handles /sandbox and below. A form of its own page is redirected back; all others get JSON. */
export async function control(sandbox: Sandbox, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const by_form = byForm(request)
  try {
    if (request.method === 'GET' && pathname === '/sandbox') return table(sandbox, request)
    if (request.method !== 'POST') throw new DeskRefusal(404, 'not_found', 'There is nothing at this address.')
    // Pages of other sites can't change anything here.
    if (fromElsewhere(request))
      throw new DeskRefusal(401, 'other_site', 'Use the sandbox’s own page or the command line.')
    const answer = await moved(sandbox, pathname, request)
    return by_form ? new Response(null, { status: 303, headers: { Location: '/sandbox' } }) : Response.json(answer)
  } catch (error) {
    if (!(error instanceof DeskRefusal)) throw error
    return Response.json({ message: error.message, code: error.code }, { status: error.status })
  }
}

async function moved(sandbox: Sandbox, pathname: string, request: Request): Promise<object> {
  if (pathname === '/sandbox/clock') return { clock: sandbox.advance(await asked(request)).toISOString() }
  const [, reference, verb] = /^\/sandbox\/applications\/([^/]{1,100})\/([a-z_]+(?:\/[a-z_]+)?)$/.exec(pathname) ?? []
  if (!reference || !verb) throw new DeskRefusal(404, 'not_found', 'There is nothing at this address.')
  const trial = verb.replace(/^webhook\//, '')
  if (trial !== verb && isTrial(trial)) return { answer: await sandbox.trial(decodeURIComponent(reference), trial) }
  return applicationOf(sandbox, sandbox.verb(decodeURIComponent(reference), verb))
}

async function asked(request: Request): Promise<number> {
  const { advance: said = '' } = (await fieldsOf(request)) ?? {}
  const [, count, unit] = /^(\d{1,9})\s*([smhd])$/.exec(String(said).trim()) ?? []
  const ms = Number(count) * (UNITS[unit ?? ''] ?? Number.NaN)
  if (!(ms <= MOST_MS))
    throw new DeskRefusal(400, 'invalid_input', 'Send a duration of up to ten years, such as {"advance": "90s"}.')
  return ms
}

function table(sandbox: Sandbox, request: Request): Response {
  sandbox.tick()
  const said = tableOf(sandbox)
  return wantsPage(request) ? pageOf(said) : Response.json(said)
}
