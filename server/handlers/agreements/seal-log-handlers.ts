// The public API of the seal log: for auditors, mirrors and holders of sealed documents.

import { refuse } from '#machines/lib/refuse.ts'
import { firstSealOf } from '../../agreements/seal-log/made-here.ts'
import { consistencyOf, latestHead, proofOf, readLeaves } from '../../agreements/seal-log/read-log.ts'
import type { Handlers } from '../../handler.ts'
import { paced } from '../../lib/pace.ts'
import { words } from './words.ts'

type Path =
  | '/v3/seals.GetTreeHead'
  | '/v3/seals.GetInclusionProof'
  | '/v3/seals.GetConsistencyProof'
  | '/v3/seals.ListLeaves'

/** A mirror that follows a log of a million seals asks a thousand times in all. */
const asking = paced(120)

const USUAL_PAGE = 1_000

export const logHandlers: Pick<Handlers<'agreements'>, Path> = {
  '/v3/seals.GetTreeHead': async ({ db, ports, request }) => {
    asking(request.ip, ports.now())
    const { id, public_key } = ports.installation
    return { installation: id, public_key, head: await latestHead(db) }
  },

  '/v3/seals.GetInclusionProof': async ({ input, db, ports, request }) => {
    asking(request.ip, ports.now())
    const seal = await firstSealOf(db, ports, input.document_hash)
    return { proof: await proofOf(db, seal?.document_hash ?? input.document_hash) }
  },

  '/v3/seals.GetConsistencyProof': async ({ input, db, ports, request }) => {
    asking(request.ip, ports.now())
    const { from, to } = input
    const size = (await latestHead(db))?.size ?? 0
    if (to > size) throw refuse(400, 'invalid_input', { to: words.log_size({ count: size }) })
    if (from > to) throw refuse(400, 'invalid_input', { from: words.from_after_to })
    return { path: await consistencyOf(db, from, to) }
  },

  '/v3/seals.ListLeaves': async ({ input, db, ports, request }) => {
    asking(request.ip, ports.now())
    return { leaves: await readLeaves(db, input.from ?? 0, input.limit ?? USUAL_PAGE) }
  },
}
