// Two phones that could not show a proposal this morning, as their pages reported it.
import type { Input } from '#sdk/types.ts'
import { the } from './answers.ts'
import type { Client } from './sell.ts'

type Report = Omit<Input<'/v3/page_problems.Report'>, 'token'>

const COMMON = { page_number: null, screen: 'small', app_version: '0.1.0', language: 'en' } as const
const REPORTS: { times: number; report: Report }[] = [
  {
    times: 3,
    report: {
      page: 'proposal',
      kind: 'not_drawn',
      ...COMMON,
      browser: 'Safari',
      browser_version: 15,
      device: 'iPhone',
      error_name: 'TypeError',
      error_message: 'undefined is not a function',
      frames: ['assets/document-D3mo.js:1:20480'],
    },
  },
  {
    times: 1,
    report: {
      page: 'summary',
      kind: 'uncaught',
      ...COMMON,
      browser: 'Samsung Internet',
      browser_version: 19,
      device: 'Android phone',
      error_name: 'ReferenceError',
      error_message: 'structuredClone is not defined',
      frames: ['assets/document-D3mo.js:1:9120'],
    },
  },
]

/** Of the projects that moved last, those whose proposal is out. */
export async function demoPageProblems(owner: Client, homeowner: Client) {
  const { projects } = the(await owner.GET('/v3/projects.List', { params: { query: { limit: 50 } } }))
  const waiting = [...REPORTS]
  for (const { id: project_id } of projects) {
    const [next] = waiting
    if (!next) return
    const { proposal } = the(await owner.GET('/v3/proposal.Get', { params: { query: { project_id } } }))
    const token = proposal?.public_url?.split('/').at(-1)
    if (!token) continue
    waiting.shift()
    for (let time = 0; time < next.times; time++)
      the(await homeowner.POST('/v3/page_problems.Report', { body: { ...next.report, token } }))
  }
}
