// Turns a recording into a flow: values from earlier answers are references, secrets become inputs, and each step expects
// the recorded status and state, as far as an example of the contract has them too, and the values that were sent.
import type { Call, Step, Workflow } from '#mocks/flows/arazzo.ts'
import { signUp } from '#mocks/flows/steps.ts'
import { exampleFor, has } from './har-examples.ts'
import { type Links, linksBetween } from './har-links.ts'
import { type Secrets, secretsOf } from './har-secrets.ts'
import type { Recorded } from './har-steps.ts'
import { valueChecks } from './har-values.ts'
import { MASKED } from './mask.ts'

type FromRecording = { workflow: Workflow; notes: string[] }
type Making = { links: Links; secrets: Secrets; notes: Set<string> }

const SIGN_UP = '/v3/company.SignUp'
const SIGN_IN = '/v1/users/sessions'

export function flowOf(name: string, recorded: readonly Recorded[]): FromRecording {
  const begun = recorded.find(({ operation }) => [SIGN_UP, SIGN_IN].includes(operation.path))
  const first_token = recorded.findIndex(({ headers }) => headers['authorization'] !== undefined)
  const opens = first_token >= 0 && (!begun || recorded.indexOf(begun) > first_token)
  const owner = Object(begun?.body).email
  const links = linksBetween(has)
  const signs_up = opens || begun?.operation.path === SIGN_UP
  const making: Making = { links, secrets: secretsOf({ signs_up, owner }), notes: new Set() }
  if (opens)
    making.notes.add('The recording begins signed in: the flow opens a company of its own, which has nothing yet.')
  const calls = recorded.map((step, nth) => {
    const token_from = recorded.slice(0, nth).findLast(one => typeof Object(one.answer).token === 'string')
    const call = callOf(step, token_from, making)
    links.learn(step)
    return call
  })
  const values = valueChecks(recorded, links.take)
  const steps = recorded.map((step, nth): Step => {
    const example = exampleFor(step, links.needed(step.stepId))
    for (const note of example.notes) making.notes.add(note)
    const { name: example_name } = example
    const checks = [...example.checks, ...(values.get(step.stepId) ?? [])]
    const outputs = links.outputs(step.stepId)
    return {
      stepId: step.stepId,
      description: step.operation.summary,
      call: { ...calls[nth], ...askedOf(step), ...(example_name ? { example: example_name } : {}), checks },
      ...(Object.keys(outputs).length > 0 ? { outputs } : {}),
    }
  })
  const inputs = making.secrets.inputs()
  const asked = Object.keys(inputs).filter(input => inputs[input]?.default === undefined)
  if (asked.length > 0)
    making.notes.add(
      `To replay it, say ${asked.map(input => `--input ${input}=…`).join(' ')}: what was recorded is not kept.`,
    )
  const summary = `Recorded: ${recorded.length} calls.`
  const workflow = { workflowId: name, summary, inputs, steps: opens ? [signUp(name), ...steps] : steps }
  return { workflow, notes: [...making.notes] }
}

const isRead = ({ operation }: Recorded) => operation.method === 'get'

/** For `--writes`: without reads that feed no write and show nothing that was written. */
export function writesOf(name: string, recorded: readonly Recorded[]): Recorded[] {
  const texts = new Map(flowOf(name, recorded).workflow.steps.map(step => [step.stepId, JSON.stringify(step)]))
  const shows = valueChecks(recorded, ({ stepId }, pointer) => `$steps.${stepId}.outputs.${pointer}`)
  // What was written is looked at once, when all is done.
  const last_looks = new Map(
    recorded
      .filter(step => isRead(step) && (shows.get(step.stepId) ?? []).length > 0)
      .map(one => [one.operation.id, one.stepId]),
  )
  const kept = new Set([...recorded.filter(one => !isRead(one)).map(({ stepId }) => stepId), ...last_looks.values()])
  for (const stepId of kept)
    for (const [, fed_by = ''] of (texts.get(stepId) ?? '').matchAll(/\$steps\.([\w-]+)\./g)) kept.add(fed_by)
  return recorded.filter(({ stepId }) => kept.has(stepId))
}

const askedOf = ({ source, operation, status }: Recorded) => ({
  source,
  operation: `${operation.method.toUpperCase()} ${operation.path}`,
  status,
})

type Sent = Pick<Call, 'path' | 'query' | 'headers' | 'body' | 'form'>

function callOf(step: Recorded, token_from: Recorded | undefined, making: Making): Sent {
  const { path, query, body, form } = step
  const request = { path, query, body, form }
  const sent = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inFlow(value, name, request, making)]))
  return {
    path: sent(path),
    query: sent(query),
    headers: headersOf(step, token_from, making),
    ...(body === undefined ? {} : { body: inFlow(body, '', request, making) }),
    ...(form === undefined ? {} : { form: sent(form) }),
  }
}

/** Only what the contract knows, and who asks; a key that lets a call be repeated is the caller's own. */
function headersOf({ operation, headers, stepId }: Recorded, token_from: Recorded | undefined, making: Making) {
  const kept: Record<string, string> = {}
  const token = /^Bearer +(\S+)$/i.exec(headers['authorization'] ?? '')?.[1]
  if (token !== undefined) {
    const given = token === MASKED ? undefined : making.links.find(token, 'token', {})
    const latest = token_from && making.links.find(Object(token_from.answer).token, 'token', {})
    kept['Authorization'] = `Bearer {${given ?? latest ?? '$steps.open.outputs.token'}}`
  }
  for (const { name, in: where, required } of operation.parameters) {
    const value = headers[name.toLowerCase()]
    if (where !== 'header' || value === undefined || ['authorization', 'prefer'].includes(name.toLowerCase())) continue
    if (name.toLowerCase() !== 'idempotency-key') kept[name] = String(inFlow(value, name, {}, making))
    else if (required) kept[name] = `{$inputs.run}-${stepId}`
  }
  return kept
}

function inFlow(value: unknown, name: string, request: unknown, making: Making): unknown {
  if (Array.isArray(value)) return value.map(one => inFlow(one, name, request, making))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([field, part]) => [
        field,
        // Every field of a lender's credentials is one, whatever it is called.
        inFlow(part, /credentials$/.test(name) ? `${field}_secret` : field, request, making),
      ]),
    )
  const given = making.links.find(value, name, request)
  if (given) return given
  return typeof value === 'string' ? making.secrets.hide(value, name) : value
}
