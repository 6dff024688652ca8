// The operation of a contract that a step asks for, and the contract itself, read once.
import { type Answer, type Contract, contractAt, type Operation } from '#openapi/contract.ts'
import { BUNDLED } from './contracts.ts'
import type { Flow, Step } from './documents.ts'

type Asked = { contract: Contract; operation: Operation }

const contracts = new Map<string, Contract>()

/** `path` is absolute. Throws a sentence where there is no contract. */
export function contractOfSource(path: string): Contract {
  const contract = contracts.get(path) ?? contractAt(BUNDLED.get(path) ?? path)
  contracts.set(path, contract)
  return contract
}

/** Undefined where the step calls a workflow, or no source has what it asks for. */
export function operationOf(step: Step, sources: Flow['sources']): Asked | undefined {
  const { operationPath = '', operationId = '' }: Step & { operationId?: string } = step
  const [, named, path = '', method] =
    /\$sourceDescriptions\.([\w-]+)\.url\}?#\/paths\/([^/]+)\/(\w+)$/.exec(operationPath) ?? []
  const [, by_id, id = ''] = /^(?:\$sourceDescriptions\.([\w-]+)\.)?(.+)$/.exec(operationId) ?? []
  const source = named ?? by_id
  for (const [name, file] of sources) {
    if (source !== undefined && source !== name) continue
    const contract = contractOfSource(file)
    const address = path.replaceAll('~1', '/').replaceAll('~0', '~')
    const operation = contract.operations.find(one =>
      named === undefined ? one.id !== '' && one.id === id : one.path === address && one.method === method,
    )
    if (operation) return { contract, operation }
  }
  return undefined
}

/** Those of called workflows in the place of the step that calls them. */
export function allSteps({ workflow, helpers }: Pick<Flow, 'workflow' | 'helpers'>): Step[] {
  return workflow.steps.flatMap(step => {
    const helper = helpers.find(one => one.workflowId === step.workflowId?.replace('$workflows.', ''))
    return helper ? allSteps({ workflow: helper, helpers: helpers.filter(one => one !== helper) }) : [step]
  })
}

/** As the contract describes this status. */
export const answerOf = ({ answers }: Operation, status: number): Answer | undefined =>
  answers[status] ?? answers[`${Math.floor(status / 100)}XX`] ?? answers['default']
