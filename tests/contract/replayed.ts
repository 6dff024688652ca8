// A replay made up by hand: reports are tested on it without running a flow.
import { gunzipSync } from 'node:zlib'
import type { Exchange, FlowResult, Replay } from '#mocks/replay/result.ts'
import type { Target } from '#mocks/replay/targets.ts'

export const exchange = (given: Partial<Exchange> = {}): Exchange => ({
  id: 'open',
  step: 'open',
  description: '',
  operation: 'POST /v3/company.SignUp',
  method: 'POST',
  url: 'http://localhost/v3/company.SignUp',
  sent: { headers: { accept: 'application/json' }, body: { company_name: 'Example Solar' } },
  status: 200,
  got: { headers: { 'content-type': 'application/json' }, body: { company: { name: 'Example Solar' } } },
  started_at: 1_000,
  ms: 10,
  checks: [],
  ...given,
})

const DIFFERENCE = {
  before: undefined,
  expected: 'status is 200',
  got: 'status 403',
  sentence: 'expected status is 200, got status 403',
  cause: 'status',
  hints: { written: 'session.arazzo.yaml:12', curl: 'curl', next: 'npm run replay' },
}

/** Differs at its last exchange if it differs. */
export const result = (flow: string, exchanges: Exchange[], differs = false): FlowResult => {
  const at = exchanges.at(-1)
  const difference = differs && at ? { ...DIFFERENCE, at } : undefined
  const verdict = differs ? 'different' : 'same'
  return { flow, summary: `What ${flow} does`, verdict, reason: '', exchanges, difference, ms: 20 }
}

export const replayed = (results: FlowResult[]): Replay => ({
  against: 'mocks',
  run: 'r1',
  started_at: new Date('2026-11-27T02:00:00Z'),
  ms: 100,
  results,
})

/** What a timeline unpacks when a flow is opened: its steps, flow by flow. */
export function stepsIn(page: string): string[] {
  const [, packed = ''] = /<script type="text\/plain" id="flows">([^<]+)</.exec(page) ?? []
  const { heads, bodies }: Record<'heads' | 'bodies', string[][]> = JSON.parse(
    gunzipSync(Buffer.from(packed, 'base64')).toString(),
  )
  return heads.map((those, nth) => those.map((head, at) => `${head}${bodies[nth]?.[at]}`).join(''))
}

/** A server of the test. */
export const targetOf = (name: string, url: string): Target => ({
  name,
  url,
  lanes: 1,
  one_clock: false,
  by_example: name === 'mocks',
  elsewhere: false,
  refuses: () => undefined,
  close: async () => undefined,
})
