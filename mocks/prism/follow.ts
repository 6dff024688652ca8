// `--follow FLOW`: the mocks answer in the order of a flow, so that the app can be clicked through a story without a server. A write goes
// on to the flow's next step of that operation; reads answer as they are after the last write.
import { chosenFlows, type Flow } from '#mocks/replay/documents.ts'
import { allSteps } from '#mocks/replay/operations.ts'
import type { Operation } from '#openapi/contract.ts'

export type Following = {
  flow: string
  /** How many of the flow's steps are over, of how many. */
  at(): { step: number; of: number }
  restart(): void
  /** What the call prefers, as in a Prefer header; undefined where the flow has no such call. */
  preferenceOf(operation: Pick<Operation, 'method' | 'path'>): string | undefined
}

/** Throws a sentence where the name isn't that of one flow. */
export function follow(name: string): Following {
  const flows = chosenFlows([name])
  const [flow] = flows
  if (!flow || flows.length > 1)
    throw new Error(`${name} has several flows. Name one: ${flows.map(one => one.name).join(', ')}.`)
  return followed(flow)
}

export function followed(flow: Flow): Following {
  const steps = allSteps(flow).map(({ operationPath = '', parameters = [], successCriteria = [] }) => {
    const [, path = '', method = ''] = /#\/paths\/([^/]+)\/(\w+)$/.exec(operationPath) ?? []
    const [status] = successCriteria.flatMap(
      ({ condition }) => /\$statusCode\s*==\s*(\d{3})/.exec(condition)?.[1] ?? [],
    )
    const prefer = parameters.find(one => one.name.toLowerCase() === 'prefer')?.value
    return {
      call: `${method} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`,
      preference: typeof prefer === 'string' ? prefer : status && `code=${status}`,
    }
  })
  const isWrite = (call: string) => !call.startsWith('get ')
  let over = 0
  return {
    flow: flow.name,
    at: () => ({ step: over, of: steps.length }),
    restart: () => {
      over = 0
    },
    preferenceOf({ method, path }) {
      const call = `${method} ${path}`
      if (isWrite(call)) {
        const next = steps.findIndex((one, nth) => nth >= over && one.call === call)
        if (next >= 0) over = next + 1
        return (steps[next] ?? steps.findLast(one => one.call === call))?.preference
      }
      const write = steps.findIndex((one, nth) => nth >= over && isWrite(one.call))
      const until = write < 0 ? steps : steps.slice(0, write)
      return until.findLast(one => one.call === call)?.preference
    },
  }
}
