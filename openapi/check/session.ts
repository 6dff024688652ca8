// One run of a check. Every request goes through it, so the budget holds and nothing is reported twice.
import type { Operation } from '../contract.ts'
import { type Case, type Exchange, type Input, inShort, isRead, ordinary, succeeded } from './case.ts'
import { endedBy, isLate } from './ends.ts'
import { renewed, renewing } from './inputs/renewal.ts'
import { documented, type Fault, faultsOf, findingOf } from './judge.ts'
import { learnLinks } from './links/hints.ts'
import { canonical } from './links/names.ts'
import { idsIn, poolOf } from './links/pool.ts'
import { missingFor, wordsOf } from './missing.ts'
import { unseenParts } from './parts.ts'
import type { NotChecked } from './report/not-checked.ts'
import type { CheckOptions, Covered, Finding, Got } from './report/report.ts'
import { nameOf } from './report/report-words.ts'
import { opensByLink } from './request/credential.ts'
import { NO_ANSWER, send } from './request/send.ts'
import { propertiesOf, shapeOf } from './shape.ts'
import { versionsTold } from './versions-told.ts'
import { watchCanaries } from './watch/canaries.ts'
import { watchEtags } from './watch/etags.ts'
import { watchLatency } from './watch/latency.ts'
import { watchServer } from './watch/outage.ts'
import { watchToken } from './watch/token-end.ts'

/** No answer at all: the check can't begin. */
class Unreachable extends Error {}

/** Each takes half a minute: after two the operation is left alone. */
const MOST_SILENCES = 2

/** Whatever was sent, its answer is held against these. */
const OF_EVERY_ANSWER = [
  'server_error',
  'undocumented_status',
  'content_type',
  'response_schema',
  'undocumented_field',
] as const

export type Session = ReturnType<typeof sessionOf>
/** `repeats` where the same was taken a second time, so that any refusal is about what was changed. */
/** `understood` if refused for its references or their state, and thus not for its form. */
type Base = { input: Input; works: boolean; understood?: boolean; repeats?: boolean }

export function sessionOf(options: CheckOptions) {
  const { contract, most_requests, at_once } = options
  const pool = poolOf(contract)
  const findings = new Map<string, Finding>()
  const remarks = new Map<string, NotChecked>()
  const latency = watchLatency()
  const coverage = new Map<Operation, Covered>()
  const skipped = new Map<string, { method: Operation['method']; path: string; reason: string }>()
  /** The successful input, or the best so far: varied later. */
  const bases = new Map<Operation, Base>()
  /** Texts that must be unique on each repetition. */
  const renewals = new Map<Operation, string[]>()
  const random = renewing(options.seed)
  /** After a rate limit they get no more requests that might count. */
  const throttled = new Set<Operation>()
  /** How often each was waited for in vain. */
  const silences = new Map<Operation, number>()
  const silencesOf = (operation: Operation) => silences.get(operation) ?? 0
  const { noteVersion, versionFor } = versionsTold(pool)
  /** By sequence, how many of its steps have been followed. */
  const followed = new Map<string, number>()
  /** By sequence, the step it stopped at when it was followed last, and why. */
  const stops = new Map<string, { step: string; why: string }>()
  /** Reads that succeeded with empty lists alone: another id may lead to more. */
  const bare = new Set<Operation>()
  const unseen = unseenParts(contract)
  /** Their forbidden inputs were tried before they succeeded. */
  const triedFirst = new Set<Operation>()
  /** Places only a sequence's input has, where forbidden values were tried. */
  const triedBeside = new Set<string>()
  /** They were held against the laws of behavior right after they succeeded. */
  const keptInPassing = new Set<Operation>()
  /** The last refusal of an ordinary request. */
  const refusals = new Map<Operation, Got>()
  /** By security scheme, of fields with `x-credential`. */
  const keys_given: Record<string, string> = {}
  const tokens = watchToken()
  const canaries = watchCanaries()
  const etags = watchEtags()
  const server = watchServer({
    options,
    resend: asked => send({ ...options, credentials: credentialsFor(asked) }, asked),
    report,
  })
  let requests = 0
  let keys = 0
  let follows = 0
  // A key of yesterday's run would be answered as yesterday.
  const started = Date.now().toString(36)
  const inScope = (operation: Operation) => options.only?.(operation) ?? true

  const ends_at = options.most_ms === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.most_ms
  const isOver = () => Date.now() >= ends_at
  const left = () => (tokens.ended() || server.outage() || isOver() ? 0 : Math.max(0, most_requests - requests))

  const covered = (operation: Operation): Covered => {
    const { method, path } = operation
    const known = coverage.get(operation) ?? { method, path, requests: 0, statuses: [], succeeded: false, checks: [] }
    coverage.set(operation, known)
    return known
  }

  function report(exchange: Exchange, fault: Fault) {
    const { method, path } = exchange.asked.operation
    if (options.skip?.includes(fault.check)) return
    if (fault.remark) {
      const { reason, place, alike } = fault.remark
      const key = `${method} ${path} ${alike}`
      if (!remarks.has(key)) remarks.set(key, { reason, place: `${nameOf({ method, path })}, ${place}` })
      return
    }
    const key = [fault.check, method, path, fault.alike].join(' ')
    if (!findings.has(key)) findings.set(key, findingOf(exchange, fault))
  }

  function note(exchange: Exchange) {
    const { asked, got } = exchange
    const row = covered(asked.operation)
    row.requests += 1
    const looked = asked.method === undefined && !asked.probe ? [...OF_EVERY_ANSWER, asked.check] : [asked.check]
    row.checks = [...new Set([...(row.checks ?? []), ...looked])]
    if (asked.method !== undefined || asked.probe) return
    if (got.status > 0 && !row.statuses.includes(got.status)) row.statuses.push(got.status)
    if (succeeded(exchange)) row.succeeded = true
    else if (asked.expects === 'taken' && got.status >= 400) refusals.set(asked.operation, got)
    if (got.status === 429) throttled.add(asked.operation)
    if (exchange.lost?.startsWith(NO_ANSWER)) silences.set(asked.operation, silencesOf(asked.operation) + 1)
  }

  /**
   * Undefined when the budget is used up. With the row's current version; if it is stale after all, once more with the
   * version in the refusal.
   */
  async function ask(asked: Case): Promise<Exchange | undefined> {
    const exchange = await askOnce(fresh(asked))
    if (exchange?.got.status !== 409 || isRead(asked.operation) || asked.changed === 'version') return exchange
    noteVersion(exchange)
    const again = fresh(asked)
    const before = Object(exchange.asked.input.body ?? {})['version']
    return Object(again.input.body ?? {})['version'] === before ? exchange : ((await askOnce(again)) ?? exchange)
  }

  /** Sent only for a check that is skipped. */
  const isSkipped = ({ check, expects, changed }: Case) =>
    (options.skip ?? []).includes(check) && (expects !== 'taken' || changed !== '')

  async function askOnce(asked: Case, mayRepeat = true): Promise<Exchange | undefined> {
    if (left() === 0 || isSkipped(asked)) return undefined
    if (asked.expects !== 'refused' && asked.method === undefined && throttled.has(asked.operation)) return undefined
    if (silencesOf(asked.operation) >= MOST_SILENCES) return undefined
    const answered = await server.sending(asked)
    if (left() === 0) return undefined
    requests += 1
    const first = requests === 1
    const exchange = await send({ ...options, credentials: credentialsFor(asked) }, asked)
    answered(exchange)
    if (first && exchange.lost !== undefined) throw new Unreachable(`${options.base} gives ${exchange.lost}.`)
    if (await server.wasAway(exchange, requests)) return mayRepeat ? askOnce(asked, false) : undefined
    latency.note(exchange)
    options.exchanged?.(exchange.asked.id, exchange.sent, exchange.got)
    tokens.note(exchange, coverage.get(asked.operation)?.succeeded === true, requests)
    if (inScope(asked.operation)) {
      note(exchange)
      const faults = asked.probe
        ? []
        : [...faultsOf(contract, exchange), ...canaries.faultsOf(exchange), ...etags.faultsOf(exchange)]
      if (faults.length > 0 && !(await hasExpired(exchange))) for (const fault of faults) report(exchange, fault)
    }
    options.progress?.({ requests, of: most_requests, findings: findings.size })
    return exchange
  }

  /** An expired link says so to any request. */
  async function hasExpired({ asked, got }: Exchange): Promise<boolean> {
    const base = bases.get(asked.operation)
    if (asked.expects !== 'refused' || ![404, 409, 410].includes(got.status) || !base) return false
    if (!opensByLink(contract, asked.operation) || left() === 0) return false
    requests += 1
    const usual = ordinary(asked.operation, base.input, 'ordinary-again')
    const { got: now } = await send({ ...options, credentials: credentialsFor(usual) }, usual)
    return now.status === got.status && codeIn(now) === codeIn(got)
  }

  /** Keys that answers gave, such as that of a link, are the first tenant's. */
  const credentialsFor = ({ credential }: Case) =>
    credential === 'own' ? { ...keys_given, ...options.credentials } : (options.credentials ?? {})

  /** Learns from an answer, and records if its input works. */
  function learn(exchange: Exchange | undefined) {
    if (!exchange || exchange.asked.method !== undefined || exchange.asked.probe) return
    const { asked, json, got } = exchange
    const before = bases.get(asked.operation)
    // An input that shows rows is better than one that doesn't.
    const showsMore = bare.has(asked.operation) && succeeded(exchange) && !hasNoRows(json)
    if (asked.expects === 'taken' && (!before?.works || showsMore) && asked.token === undefined) {
      const works = succeeded(exchange)
      const understood = got.status === 404 || got.status === 409
      if (works || !before || (got.status !== 400 && asked.changed === ''))
        bases.set(asked.operation, { input: asked.addsKey ? withoutKey(asked.input) : asked.input, works, understood })
    }
    if (asked.credential !== 'own') return
    if (succeeded(exchange)) {
      const { operation } = asked
      pool.learn(json, idsIn(asked), operation, answerSchema(operation, got.status))
      learnLinks(contract, pool, exchange)
      learnCredentials(exchange)
      if (!isRead(operation)) pool.revive(idsIn(asked))
      const ended = isLate(operation) ? endedBy(asked) : undefined
      if (ended?.by) pool.forget(ended.link, ended.id, ended.by)
    }
    noteVersion(exchange)
    if (succeeded(exchange)) unseen.see(asked.operation, json)
    if (succeeded(exchange) && isRead(asked.operation)) bare[hasNoRows(json) ? 'add' : 'delete'](asked.operation)
  }

  function learnCredentials({ asked, got, json }: Exchange) {
    const properties = propertiesOf(shapeOf(contract, answerSchema(asked.operation, got.status) ?? {}))
    for (const [name, part] of Object.entries(properties)) {
      const value: unknown = Object(json ?? {})[name]
      if (typeof part['x-credential'] === 'string' && typeof value === 'string')
        keys_given[part['x-credential']] = value
    }
  }

  /** So many at once; what they teach is learned in the order they were planned, so that a run can be repeated. */
  async function askAll(cases: Case[]): Promise<Exchange[]> {
    const got: (Exchange | undefined)[] = []
    const queue = cases.entries()
    const lane = async () => {
      for (const [at, one] of queue) got[at] = await ask(one)
    }
    await Promise.all(Array.from({ length: Math.min(at_once, cases.length) }, lane))
    for (const exchange of got) learn(exchange)
    return got.flatMap(exchange => exchange ?? [])
  }

  /** The same with the version its row has by now, and with a key and texts of its own where a double would be refused. */
  function fresh(one: Case): Case {
    if (isRead(one.operation) || one.keepsKey) return one
    const asked = one.addsKey && hasKey(one.input) ? { ...one, addsKey: false } : one
    const texts = renewals.get(asked.operation) ?? []
    const others = texts.filter(name => !`${name}.`.startsWith(`${asked.changed}.`))
    const input = renewed(contract, asked.operation, withOwnKey(asked), others, random)
    const { version, ...fields } = Object(input.body ?? {})
    if (typeof version !== 'number' || asked.keepsVersion || asked.changed.startsWith('version'))
      return { ...asked, input }
    const now = versionFor(asked)
    return now === undefined
      ? { ...asked, input }
      : { ...asked, input: { ...input, body: { ...fields, version: now } } }
  }

  function withOwnKey({ operation, input, changed, addsKey }: Case): Input {
    const places = addsKey ? placesOf(operation) : Object.keys(input.parameters)
    const place = places.find(isKeyPlace)
    if (!place || place === `header ${changed}` || (!addsKey && input.parameters[place] === undefined)) return input
    keys += 1
    return { ...input, parameters: { ...input.parameters, [place]: `check-${options.seed}-${started}-${keys}` } }
  }

  function whyNot(operation: Operation): Pick<Covered, 'missing' | 'why'> {
    const missing = missingFor({ contract, pool }, operation)
    if (missing.length > 0) return { missing: missing.map(({ name }) => name), why: wordsOf(missing) }
    if (!Object.keys(operation.answers).some(status => /^([123]|default)/.test(status)))
      return { why: 'the contract names no success for it' }
    if (covered(operation).requests === 0) return { why: 'no request could be made that its own schemas allow' }
    const refusal = refusals.get(operation)
    return refusal ? { why: inShort(refusal) } : {}
  }

  return {
    options,
    contract,
    pool,
    /** Another text each time a sequence is followed. */
    nextRun: () => started + (follows++ || ''),
    refusals,
    bases,
    renewals,
    triedFirst,
    triedBeside,
    keptInPassing,
    throttled,
    bare,
    unseen,
    stops,
    followed,
    inScope,
    covered,
    report,
    ask,
    askAll,
    learn,
    versionFor,
    skip: ({ method, path }: Operation, reason: string) => skipped.set(`${method} ${path}`, { method, path, reason }),
    canaries,
    /** Writes only where they are asked for. */
    mayAsk: (operation: Operation) => options.writes || isRead(operation),
    /** All but those of one case. */
    forgetFindings: (but: string) => {
      for (const [key, { case_id }] of findings) if (case_id !== but) findings.delete(key)
      keptInPassing.clear()
    },
    left,
    /** Grows with whatever was not known before. */
    news: () =>
      pool.size() + findings.size + [...coverage.values()].reduce((sum, { statuses }) => sum + statuses.length, 0),
    outcome: () => ({
      requests,
      findings: [...findings.values()],
      remarks: [...remarks.values(), ...latency.remarks()],
      outage: server.outage(),
      coverage: [...coverage].map(([operation, row]) => (row.succeeded ? row : { ...row, ...whyNot(operation) })),
      skipped: [...skipped.values()],
      token_ended: tokens.ended()?.after,
      stops: [
        ...[tokens.ended() ?? []].flat().map(({ after, by }) => ({
          place: `request ${after}`,
          reason: `everything after it, because the token was refused from then on: ${by}`,
        })),
        ...(isOver()
          ? [{ place: `request ${requests}`, reason: 'everything after it: the time given had passed' }]
          : []),
        ...[...stops].map(([name, { step, why }]) => ({
          place: `sequence ${name}, ${step}`,
          reason: `what comes after it in its sequence, which stopped there: ${why}`,
        })),
      ],
    }),
  }
}

/** By which a program knows the refusal. */
const codeIn = ({ body }: Got): string => /"code":\s*"([^"]*)"/.exec(body)?.[1] ?? ''

/** The header that makes a write safe to repeat. */
export const isKeyPlace = (place: string) =>
  place.startsWith('header ') && /^(x_)?idempotency_key$/.test(canonical(place.slice(7)))

const placesOf = ({ parameters }: Operation) => parameters.map(one => `${one.in} ${one.name}`)

const hasKey = ({ parameters }: Input) =>
  Object.entries(parameters).some(([place, value]) => isKeyPlace(place) && value !== undefined)

const withoutKey = ({ parameters, ...input }: Input): Input => ({
  ...input,
  parameters: Object.fromEntries(Object.entries(parameters).filter(([place]) => !isKeyPlace(place))),
})

/** Lists, all of them empty. */
function hasNoRows(json: unknown): boolean {
  const lists = Array.isArray(json) ? [json] : Object.values(Object(json ?? {})).filter(Array.isArray)
  return lists.length > 0 && lists.every(list => list.length === 0)
}

function answerSchema({ answers }: Operation, status: number) {
  const media = Object.entries(documented(answers, status)?.media ?? {})
  return media.find(([kind]) => /[/+]json/.test(kind))?.[1].schema
}
