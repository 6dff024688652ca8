// Replays flows against a target: those it cannot take are skipped with the reason, the others run in batches, in as many lanes as
// it allows. Called by the command and by tests.
import type { Inputs } from './batch.ts'
import { type Flow, sourcesAsked } from './documents.ts'
import type { HarEntry } from './har-file.ts'
import { runFlows } from './respect.ts'
import type { FlowResult, Replay } from './result.ts'
import { type Target, Unusable } from './targets.ts'

export type Options = {
  target: Target
  run: string
  inputs?: Inputs
  /** Entries of the recording as they went over the wire; without secrets; or none, which takes less memory. */
  recorded?: 'whole' | 'masked' | 'none'
  /** Ends after the batch in which the first difference is. */
  stop?: boolean
  begins?: (flow: string) => void
  done?: (result: FlowResult) => void
}

/** Small enough to report a difference soon, large enough to amortize starting the runner. */
const BATCH = 16

export async function replay(flows: readonly Flow[], options: Options): Promise<Replay & { entries: HarEntry[] }> {
  const { target, run, inputs = {}, stop = false, recorded = 'masked', begins, done } = options
  const started_at = new Date()
  const results = new Map<string, FlowResult>()
  const entries: HarEntry[] = []
  const tell = (result: FlowResult) => {
    results.set(result.flow, result)
    done?.(result)
  }
  const takes = flows.filter(flow => {
    const reason = target.refuses(flow)
    if (reason !== undefined) tell(skipped(flow, reason))
    return reason === undefined
  })
  const batches = inBatches(takes, target.lanes).values()
  let differs = false
  const lane = async () => {
    for (const batch of batches) {
      const servers = serversOf(batch, target)
      const ran = await runFlows(batch, {
        run,
        inputs,
        servers,
        recorded,
        forwarded: target.elsewhere,
        by_example: target.by_example,
        against: target.name,
        show: (url: string) => (target.shown_url ? url.replace(target.url, target.shown_url) : url),
        ...(begins && { begins }),
      })
      entries.push(...ran.entries)
      for (const result of ran.results) tell(result)
      differs ||= ran.results.some(({ verdict }) => verdict === 'different')
      if (stop && differs) return
    }
  }
  await Promise.all(Array.from({ length: target.lanes }, lane))
  return {
    against: target.name,
    by_example: target.by_example,
    run,
    started_at,
    ms: Date.now() - started_at.getTime(),
    results: flows.map(flow => results.get(flow.name) ?? skipped(flow, 'A flow before it parted from its server.')),
    entries: entries.sort((a, b) => a.startedDateTime.localeCompare(b.startedDateTime)),
  }
}

function serversOf(flows: readonly Flow[], { url }: Target): Record<string, string> {
  const asked = new Set(flows.flatMap(flow => [...sourcesAsked(flow)]))
  if (asked.size === 0) throw new Unusable('These flows ask nobody anything.')
  return Object.fromEntries([...asked].map(name => [name, url]))
}

function inBatches(flows: readonly Flow[], lanes: number): Flow[][] {
  const size = Math.min(BATCH, Math.max(1, Math.ceil(flows.length / lanes)))
  return Array.from({ length: Math.ceil(flows.length / size) }, (_, nth) => flows.slice(nth * size, (nth + 1) * size))
}

const skipped = ({ name, summary }: Flow, reason: string): FlowResult => ({
  flow: name,
  summary,
  verdict: 'skipped',
  reason,
  exchanges: [],
  difference: undefined,
  ms: 0,
})
