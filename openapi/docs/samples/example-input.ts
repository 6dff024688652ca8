// An input of an operation to show in samples and to start from in the console: its first example, and for required parameters
// values that the contract's other examples have under the same name.
import { mediaOf } from '../../check/inputs/inputs.ts'
import { randomFrom } from '../../check/inputs/random.ts'
import { valueFor } from '../../check/inputs/values.ts'
import type { Contract, Operation, Parameter } from '../../contract.ts'
import { list, record } from '../../json.ts'
import { perContract } from '../../per-contract.ts'

type Example = {
  /** Only what an operation requires. */
  parameters: { parameter: Parameter; value: unknown }[]
  /** Undefined where there is no body. */
  media: string | undefined
  body: unknown
}

export function exampleInput(contract: Contract, operation: Operation): Example {
  const before = made.get(operation)
  if (before) return before
  const kind = mediaOf(operation)
  const example = {
    parameters: operation.parameters
      .filter(({ required }) => required)
      .map(parameter => ({ parameter, value: valueFrom(contract, parameter) })),
    media: kind?.name,
    body: Object.values(kind?.media.examples ?? {})[0],
  }
  made.set(operation, example)
  return example
}

/** Both samples and the console start from it. */
const made = new WeakMap<Operation, Example>()

function valueFrom(contract: Contract, { name, schema, examples }: Parameter): unknown {
  const fits = contract.validator(schema)
  const candidates = [...Object.values(examples), ...(valuesByName(contract).get(name) ?? [])]
  return (
    candidates.find(value => fits(value)) ?? valueFor({ contract, want: 'most', random: randomFrom(1, name) }, schema)
  )
}

/** Every scalar of every example by the name of its field. */
const valuesByName = perContract(({ operations }) => {
  const found = new Map<string, Set<unknown>>()
  const walk = (value: unknown): void => {
    for (const one of list(value)) walk(one)
    for (const [name, one] of Object.entries(record(value))) {
      if (one !== null && typeof one === 'object') walk(one)
      else found.set(name, (found.get(name) ?? new Set()).add(one))
    }
  }
  for (const { body, answers } of operations)
    for (const { media } of [...(body ? [body] : []), ...Object.values(answers)])
      for (const { examples } of Object.values(media)) walk(Object.values(examples))
  return found
})
