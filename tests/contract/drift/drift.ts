// A server that has drifted from its contract: the correct one, wrapped with one seeded fault. Created by the operators
// in this folder, collected by set.ts, searched by the tool under test.
import type { Contract, Operation } from '#openapi/contract.ts'

/** Where they all answer. */
export const BASE = 'http://backend.example.com'

export type Answering = (request: Request) => Promise<Response>

export const KINDS = {
  fields: 'A field of an answer: gone, renamed, of another type, null, out of its range',
  errors: 'The shape of an error',
  statuses: 'A status other than promised',
  headers: 'Content type and headers',
  credentials: 'Answers without a credential, or with a wrong one',
  bounds: 'Takes what is forbidden',
  refusals: 'Refuses what is allowed',
  methods: 'Other methods',
  state: 'What was created is not there, what was deleted still is',
  tenants: 'Shows another tenant’s rows',
  pages: 'Limits, pages and rows of lists',
  filters: 'Filters and searches that leave nothing out',
  trips: 'Stored otherwise than sent, or what was not mentioned changed',
  keys: 'Idempotency keys',
  versions: 'Stale versions, and versions that do not grow',
  references: 'What nobody has, or has no longer',
} as const
export type Kind = keyof typeof KINDS

export type World = {
  contract: Contract
  /** Of the first tenant's owner, and of another's. */
  token: string
  second_token: string
}

export type Drift = {
  /** Unique and the same in every run: operator, method and path, place. */
  name: string
  kind: Kind
  operator: string
  /** The sentence a changelog would have had. */
  sentence: string
  /** Where it drifted, then those without which it could not be seen. */
  operations: Operation[]
  /** A new drifting server around the honest one. */
  around: (honest: Answering, world: World) => Answering
}

export type Operator = {
  kind: Kind
  name: string
  /** One way for each place where this operation could drift so; set.ts chooses among them. */
  ways: (operation: Operation, contract: Contract) => Way[]
}
export type Way = {
  sentence: string
  /** Sure to be seen where the operation succeeds: such a way is taken first. */
  plain?: boolean
  with?: Operation[]
  around: Drift['around']
}

/** True if a request is for this operation. */
export function isFor(operation: Operation, request: Request): boolean {
  return request.method === operation.method.toUpperCase() && isAt(operation, request)
}

export function isAt({ path }: Operation, request: Request): boolean {
  const [asked, named] = [new URL(request.url).pathname.split('/'), path.split('/')]
  return asked.length === named.length && named.every((part, nth) => part.startsWith('{') || part === asked[nth])
}

/** The same answer with another body, status or header; lengths are calculated again. */
export function answerWith(
  answer: Response,
  body: string | null,
  { status = answer.status, headers = {} }: { status?: number; headers?: Record<string, string | null> } = {},
): Response {
  const kept = new Headers(answer.headers)
  kept.delete('content-length')
  kept.delete('content-encoding')
  for (const [name, value] of Object.entries(headers)) value === null ? kept.delete(name) : kept.set(name, value)
  return new Response(body, { status, headers: kept })
}

/** Around one operation's answers of these statuses. */
export const changingAnswer =
  (
    operation: Operation,
    fits: (status: number) => boolean,
    change: (answer: Response, request: Request) => Promise<Response> | Response,
  ): Drift['around'] =>
  honest =>
  async request => {
    const mine = isFor(operation, request)
    const answer = await honest(request)
    return mine && fits(answer.status) ? change(answer, request) : answer
  }

/** A tool's output without values that vary between runs. */
export const withoutValues = (said: string) => said.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi, 'N')

export const succeeded = (status: number) => status >= 200 && status < 300
