// Notifies a user of a test's company, and reads their notification stream.
import type { Schemas } from '#sdk/types.ts'
import { type Telling, tellUsers } from '#server/company/notifications/tell.ts'
import { inCompany } from '#server/db/database.ts'
import type { TestApp } from '#tests/support/app.ts'

export const tell = (test: TestApp, telling: Partial<Telling> & Pick<Telling, 'user_ids'>) =>
  inCompany(test.database, 2, db =>
    tellUsers(db, test.ports, {
      company_id: 2,
      event: 'mentioned',
      sentence: () => 'Riley Rep mentioned you',
      page: '/projects',
      ...telling,
    }),
  )

type Heard = { event: string; id: string | undefined; data: unknown }
const hasUnread = (data: unknown): data is Schemas['UnreadCount'] =>
  data !== null && typeof data === 'object' && 'unread' in data
export const unreadIn = ({ data }: Heard) => (hasUnread(data) ? data.unread : undefined)

/** A reader of the stream; `next` waits for the next event. */
export async function follow(test: TestApp, token: string, more: { after?: string; acts_as?: string } = {}) {
  const headers = new Headers({ authorization: `Bearer ${token}` })
  if (more.acts_as) headers.set('x-user-id', more.acts_as)
  const query = more.after ? `?after=${more.after}` : ''
  const answer = await test.app.request(`/v3/notifications.Follow${query}`, { headers })
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  /** Undefined at the end of the stream. */
  async function next(): Promise<Heard | undefined> {
    for (;;) {
      const [block] = text.split('\n\n')
      if (block !== undefined && text.includes('\n\n')) {
        text = text.slice(block.length + 2)
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        const event = field('event')
        if (event) return { event, id: field('id'), data: JSON.parse(field('data') ?? 'null') }
        continue
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return undefined
      text += decoder.decode(value, { stream: true })
    }
  }
  return { status: answer.status, type: answer.headers.get('content-type'), next, close: () => reader?.cancel() }
}
