// An operation's refusals: statuses, with the codes and messages of their examples.
import type { Contract, Operation } from '../../contract.ts'
import { record, text } from '../../json.ts'

type Refusals = { status: string; description: string; codes: { code: string; message: string }[] }

export function refusalsOf({ answers }: Operation): Refusals[] {
  return Object.entries(answers)
    .filter(([status]) => /^[45]|default/.test(status))
    .map(([status, { description, media }]) => {
      const examples = Object.values(media).flatMap(({ examples }) => Object.values(examples).map(record))
      const codes = new Map(examples.map(({ code, message }) => [text(code), textOf(message)]))
      codes.delete('')
      return { status, description, codes: [...codes].map(([code, message]) => ({ code, message })) }
    })
}

/** Of a message for each field, the first. */
const textOf = (message: unknown) => text(message) || text(Object.values(record(message))[0])

type ErrorCode = { status: string; code: string; message: string; operations: number }

/** Every code of a contract by status and name, with the message of its first example. */
export function errorCodes({ operations }: Contract): ErrorCode[] {
  const found = new Map<string, ErrorCode>()
  for (const operation of operations)
    for (const { status, codes } of refusalsOf(operation))
      for (const { code, message } of codes) {
        const key = `${status} ${code}`
        const before = found.get(key) ?? { status, code, message, operations: 0 }
        found.set(key, { ...before, operations: before.operations + 1 })
      }
  return [...found.values()].sort((a, b) => (`${a.status} ${a.code}` < `${b.status} ${b.code}` ? -1 : 1))
}
