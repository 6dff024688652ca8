// Which flows a command means: by name, by the contract's tags, or those that differed before.
import { chosenFlows, type Flow } from './documents.ts'
import { lastKept } from './kept.ts'
import { operationOf } from './operations.ts'

type Asked = { failed: boolean; tags?: string | undefined }

/** Throws a sentence where nothing is meant. */
export function chosenBy({ failed, tags }: Asked, names: readonly string[]): Flow[] {
  const flows = failed ? failedAmong(names) : chosenFlows(names)
  return tags === undefined
    ? flows
    : tagged(
        flows,
        tags.split(',').map(tag => tag.trim()),
      )
}

function failedAmong(names: readonly string[]): Flow[] {
  const failed = lastKept()?.flows.filter(({ verdict }) => verdict === 'different')
  if (!failed) throw new Error('--failed needs a replay before it.')
  if (failed.length === 0) return []
  const flows = chosenFlows(names.length > 0 ? names : [...new Set(failed.map(({ file }) => file))])
  return flows.filter(({ name, file }) => failed.some(one => one.flow === name && one.file === file))
}

/** By their own steps, not by those of workflows they call, such as the sign-up of nearly all. */
function tagged(flows: readonly Flow[], tags: readonly string[]): Flow[] {
  const tagsOf = ({ workflow, sources }: Flow) =>
    workflow.steps.flatMap(step => operationOf(step, sources)?.operation.tags ?? [])
  const all = new Map(flows.map(flow => [flow, new Set(tagsOf(flow))]))
  const known = new Set([...all.values()].flatMap(those => [...those]))
  const unknown = tags.find(tag => !known.has(tag))
  if (unknown !== undefined)
    throw new Error(`No flow has the tag ${unknown}. The tags are ${[...known].sort().join(', ')}.`)
  return flows.filter(flow => tags.some(tag => all.get(flow)?.has(tag)))
}
