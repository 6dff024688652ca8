// Looks for the drift of one server: checks the contract against it and against the honest one alike, and keeps what went between.
import { AsyncLocalStorage } from 'node:async_hooks'
import { checkContract } from '#openapi/check/check.ts'
import type { CheckName, CheckReport } from '#openapi/check/report/report.ts'
import type { Operation } from '#openapi/contract.ts'
import { type Answering, BASE, type Drift, isAt, withoutValues } from './drift.ts'
import { type Exchange, recorded } from './traffic.ts'
import type { HonestWorld } from './world.ts'

/** Determines the checker's requests. */
const CHECK_SEED = 1
const MOST_REQUESTS = 3_000
/** Of all operations at once. */
const MOST_OF_ALL = 12_000
/** Extra for each further fault. */
const REQUESTS_EACH = 500

type Seen = {
  report: CheckReport
  exchanges: Exchange[] /** Whether the fault showed itself in any answer at all. */
  reached: boolean
}
export type Looked = {
  drift: Drift
  by: CheckName[]
  /** True if a finding names the drifted operation and, if it is a single field, that one. */
  isNamed: boolean
  seen: Seen
  honest: Seen
}

/** The part of it for runs without other tools. */
export type Found = Pick<Looked, 'drift' | 'by' | 'isNamed'> & Pick<Seen, 'reached'>

/** The undrifted server is asked once for the same operations. */
export function lookingIn(world: HonestWorld) {
  const honest = new Map<string, Seen>()
  async function lookFor(drift: Drift): Promise<Looked> {
    const key = keyOf(drift.operations)
    const before = honest.get(key) ?? (await check(world, drift.operations))
    honest.set(key, before)
    const seen = await check(world, drift.operations, [drift])
    const known = new Set(before.report.findings.map(signOf))
    const found = seen.report.findings.filter(finding => !known.has(signOf(finding)))
    const by = [...new Set(found.map(({ check }) => check))]
    return { drift, by, isNamed: found.some(one => names(drift, one)), seen, honest: before }
  }
  return {
    honest,
    lookFor,
    /** All operations of the undrifted server. */
    lookHonest: async (seed = CHECK_SEED) =>
      (await check(world, world.contract.operations, [], MOST_OF_ALL, seed)).report,
    /**
     * Faults that have no operation in common, in one server: most of a check is the way to its operations. Found is what a finding
     * names; whatever isn't, others may have hidden, and it is looked for alone.
     */
    async lookTogether(drifts: Drift[]): Promise<Found[]> {
      const operations = drifts.flatMap(one => one.operations)
      const { report } = await check(world, operations, drifts)
      const rows: Found[] = []
      for (const drift of drifts) {
        const named = report.findings.filter(one => names(drift, one))
        if (named.length > 0)
          rows.push({ drift, by: [...new Set(named.map(one => one.check))], isNamed: true, reached: true })
        else {
          const { by, isNamed, seen } = await lookFor(drift)
          rows.push({ drift, by, isNamed, reached: seen.reached })
        }
      }
      return rows
    },
  }
}

export const keyOf = (operations: Operation[]) => operations.map(({ method, path }) => `${method} ${path}`).join(' ')

function names({ operations: [operation], sentence }: Drift, finding: CheckReport['findings'][number]): boolean {
  const at = finding.path === operation?.path || finding.sentence.includes(operation?.path ?? '?')
  const field = /`([^`]+)`/.exec(sentence)?.[1]?.replace(/(\[\])+$/, '')
  return at && (field === undefined || finding.sentence.includes(field.split('.').at(-1) ?? field))
}

const signOf = ({ check, method, path, sentence }: CheckReport['findings'][number]) =>
  withoutValues(`${check} ${method} ${path} ${sentence}`)

async function check(
  world: HonestWorld,
  operations: Operation[],
  drifts: Drift[] = [],
  most_requests = MOST_REQUESTS + REQUESTS_EACH * Math.max(0, drifts.length - 1),
  seed = CHECK_SEED,
): Promise<Seen> {
  await world.restore()
  const watched = watching(world.honest)
  const faulty = drifts.reduce<Answering>((inner, { around }) => around(inner, world), watched.honest)
  const drifting = drifts.length > 0 ? watched.around(faulty) : world.honest
  const { fetch, exchanges } = recorded(drifting)
  const report = await checkContract({
    contract: world.contract,
    base: BASE,
    token: world.token,
    second_token: world.second_token,
    seed,
    writes: true,
    most_requests,
    rounds: 0,
    at_once: 4,
    only: operation => operations.includes(operation),
    // Everywhere else, where ids are found, it is the honest one.
    fetch: request => (operations.some(one => isAt(one, request)) ? fetch(request) : world.honest(request)),
  })
  return { report, exchanges, reached: watched.reached() }
}

/** Notices whether a drifting server ever did otherwise than the honest one behind it. */
function watching(ask: Answering) {
  const asked = new AsyncLocalStorage<{ request?: Request; status?: number; body?: string; type?: string | null }>()
  let reached = false
  const honest: Answering = async request => {
    const answer = await ask(request)
    const call = asked.getStore()
    const body = await answer.clone().text()
    if (call) Object.assign(call, { request, status: answer.status, body, type: answer.headers.get('content-type') })
    return answer
  }
  const around =
    (drifting: Answering): Answering =>
    request =>
      asked.run({}, async () => {
        const answer = await drifting(request)
        const said = asked.getStore()
        reached ||=
          said?.request !== request ||
          said.status !== answer.status ||
          said.type !== answer.headers.get('content-type') ||
          said.body !== (await answer.clone().text())
        return answer
      })
  return { honest, around, reached: () => reached }
}
