// Signs in, starts a project, reads all projects page by page, and handles a refusal. BASE_URL, EMAIL and PASSWORD are
// those that `npm start` prints, for example.
import { randomUUID } from 'node:crypto'
import { type Input, productClient, Refusal, type Schemas } from '@sunquill/sdk'

let token: string | null = null
const sunquill = productClient({
  base_url: process.env.BASE_URL ?? 'http://localhost:4710',
  token: () => token,
})

const { EMAIL: email = '', PASSWORD: password = '' } = process.env
const session = await sunquill.POST('/v1/users/sessions', { body: { email, password } })
token = session.data?.token ?? null

// Sent twice under one key, as after a connection that broke: it happens once.
const lead = {
  body: {
    status: 'draft' as const,
    homeowner: { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com' },
  },
  params: { header: { 'Idempotency-Key': randomUUID() } },
}
const first = await sunquill.POST('/v1/lead/create', lead)
const again = await sunquill.POST('/v1/lead/create', lead)
console.log(`started once: ${first.data?.project.id === again.data?.project.id}`)

const projects: Schemas['ProjectRow'][] = []
const query: Input<'/v3/projects.List'> = { limit: 2 }
for (;;) {
  const { data } = await sunquill.GET('/v3/projects.List', { params: { query } })
  projects.push(...(data?.projects ?? []))
  if (!data?.next_cursor) break
  query.cursor = data.next_cursor
}
console.log(`projects: ${projects.length}`)

try {
  await sunquill.GET('/v3/projects.Get', { params: { query: { project_id: '0198f7a2-0000-7000-8000-00000000ffff' } } })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.log(`refused: ${error.status} ${error.code}: ${error.message}`)
}
