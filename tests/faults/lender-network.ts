// A network to the lenders that loses, delays, cuts, corrupts, duplicates and reorders, by a seed; and the lenders
// behind it, whose ledger records what arrived.

import type { LenderPort } from '#machines/applications/lenders/lender-port.ts'
import { VOICES } from '#mocks/lenders/voices.gen.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { lenderLedger } from '#tests/support/lenders/lender-ledger.ts'
import { asResponse, type Letter, readLetter, type Said, sayingOf } from '#tests/support/lenders/played-lender.ts'
import type { Random } from './seeded.ts'

const FAULTS = [
  ...(['refused_connection', 'lost_before', 'lost_after', 'reset_after', 'delayed', 'late', 'truncated'] as const),
  ...(['html', 'half_json', 'wrong_type', 'breaks_contract', 'empty', 'busy', 'unavailable', 'server_error'] as const),
  ...(['doubled', 'old_answer', 'past_its_claim', 'dies_after_sending'] as const),
] as const
type Fault = (typeof FAULTS)[number]

/** Faults of one schedule's exchanges. */
export type Weather = {
  random: Random
  /** An exchange's fault probability. */
  bad: number
  /** After these everything works. */
  faults_left: number
  /** Accepts an application whenever it arrives, whatever its key. Then the network doesn't delay or duplicate. */
  keyless_submit: boolean
  /** Ends the server that waits for the answer. */
  die(): void
  /** Time passes while the answer is on its way, and other servers work. */
  meanwhile(): Promise<void>
  /** Earlier answers, by request. */
  before: Map<string, Said>
  trace: string[]
}

const failing = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) })
const silence = () => Object.assign(new Error('No answer came in time'), { name: 'TimeoutError' })
const text = (body: string, type = 'application/json', status = 200, headers = {}) =>
  new Response(body, { status, headers: { 'Content-Type': type, ...headers } })

export function lenderNetwork(clock: { now: Date }) {
  const ledger = lenderLedger(() => clock.now)
  const answers = new Map<string, Said>()
  /** Sent and not there yet. */
  const late: Letter[] = []

  /** At the lender's door: the same key is answered as the first time. */
  function arrive(letter: Letter, { keyless_submit }: Pick<Weather, 'keyless_submit'>): Said {
    const dialect = DIALECTS.find(({ code }) => code === letter.code)
    if (!dialect) throw new Error(`No ${letter.code}`)
    const key = letter.idempotency_key === null ? undefined : `${letter.code} ${letter.idempotency_key}`
    const known = key === undefined ? undefined : answers.get(key)
    if (known && !(keyless_submit && letter.endpoint === dialect.calls.submit?.endpoint)) return known
    const said = sayingOf(VOICES, ledger.deskOf(dialect, letter.idempotency_key), letter)
    if (key !== undefined) answers.set(key, said)
    return said
  }

  async function exchange(weather: Weather, code: string, path: string, init: RequestInit): Promise<Response> {
    const { random, trace, before } = weather
    if (random.chance(0.5)) deliverLate(weather)
    const wrong =
      weather.faults_left > 0 && random.chance(path.endsWith('/getAuthInfo') ? weather.bad / 4 : weather.bad)
    const fault = wrong ? FAULTS[random.below(FAULTS.length)] : undefined
    if (wrong) weather.faults_left -= 1
    trace.push(`${path.split('?')[0]}${fault ? `: ${fault}` : ''}`)
    if (fault === 'refused_connection') throw failing('ECONNREFUSED')
    if (fault === 'lost_before') throw failing('ECONNRESET')
    if (fault === 'busy') return text('', 'text/plain', 429, { 'Retry-After': '7' })
    if (fault === 'unavailable')
      return text('', 'text/html', 503, { 'Retry-After': new Date(clock.now.getTime() + 60_000).toUTCString() })
    const letter = await readLetter(code, path, init)
    // Some corrupted answers come from a proxy, so the lender never got the request.
    if (fault && UNHEARD.has(fault) && random.chance(0.5)) return mangled(fault, { status: 200, body: {} })
    if (fault === 'late' && !weather.keyless_submit) {
      late.push(letter)
      throw silence()
    }
    const said = arrive(letter, weather)
    const place = `${code} ${letter.endpoint} ${JSON.stringify(letter.query)}`
    const old = before.get(place)
    before.set(place, said)
    switch (fault) {
      case 'doubled':
        return asResponse(weather.keyless_submit ? said : arrive(letter, weather))
      case 'old_answer':
        return asResponse(old && old.status === 200 ? old : said)
      case 'lost_after':
      case 'delayed':
      case 'late':
        throw silence()
      case 'reset_after':
        throw failing('ECONNRESET')
      case 'dies_after_sending':
        weather.die()
        throw failing('ECONNRESET')
      case 'past_its_claim':
        await weather.meanwhile()
        return asResponse(said)
      case undefined:
        return asResponse(said)
      default:
        return mangled(fault, said)
    }
  }

  function deliverLate(weather: Pick<Weather, 'keyless_submit'>) {
    for (const letter of late.splice(0)) arrive(letter, weather)
  }

  return {
    ledger,
    deliverLate,
    /** Its own lender port: no token, breaker or rate is shared. */
    way: (weather: Weather): LenderPort => ({
      dialects: DIALECTS,
      way: () => 'address',
      patience_ms: 10_000,
      exchange: (code, path, init) => exchange(weather, code, path, init),
      pause: async ms => {
        clock.now = new Date(clock.now.getTime() + ms)
      },
    }),
  }
}

const UNHEARD: ReadonlySet<Fault> = new Set([
  'html',
  'half_json',
  'wrong_type',
  'breaks_contract',
  'empty',
  'server_error',
])

function mangled(fault: Fault, { body }: Said): Response {
  const whole = JSON.stringify(body)
  switch (fault) {
    case 'truncated':
      return text(whole.slice(0, Math.max(0, whole.length - 3)))
    case 'html':
      return text('<!doctype html><title>Sign in</title>', 'text/html')
    case 'half_json':
      return text('{"status": "APPRO')
    case 'wrong_type':
      return text(whole, 'text/plain')
    case 'breaks_contract':
      return text(JSON.stringify({ unexpected: [body] }))
    case 'empty':
      return text('')
    default:
      return text('Internal Server Error', 'text/plain', 500)
  }
}
