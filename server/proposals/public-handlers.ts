// What whoever holds a proposal's link may do with it.
import type { Handlers } from '../handler.ts'
import { documentOf } from './document.ts'
import { requireShown } from './public-link.ts'

type Paths = `/v3/proposal.${'View'}`

export const publicHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/proposal.View': async ({ input, db, ports }) => {
    const { project, row } = await requireShown(db, input.public_id)
    return { proposal: await documentOf(db, ports, project, row) }
  },
}
