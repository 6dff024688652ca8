// Operations for visitors with a proposal's link. They aren't signed in, so requests are rate-limited by link.

import { requireNotSuspended } from '#server/company/installation/suspended.ts'
import { sendOnAcceptance } from '../../agreements/sending/send-on-acceptance.ts'
import type { Handlers } from '../../handler.ts'
import { paced } from '../../lib/pace.ts'
import { inLanguage } from '../../lib/reader-language.ts'
import { accept } from '../../proposals/accept.ts'
import { documentOf } from '../../proposals/document.ts'
import { explore } from '../../proposals/explore.ts'
import { loadProposed } from '../../proposals/of-design.ts'
import { requireShown } from '../../proposals/public-link.ts'
import { viewDocument } from '../../proposals/view-document.ts'
import { track } from '../../proposals/visits.ts'

type Paths = `/v3/proposal.${'View' | 'Explore' | 'Track' | 'Accept'}`

/** A minute. A slider asks some ten times, a page reports every few seconds, a name is typed once. */
const exploring = paced(240)
const tracking = paced(120)
const accepting = paced(20)

export const publicHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/proposal.View': async ({ input, db, ports }) => ({ proposal: await viewDocument(db, ports, input.public_id) }),

  '/v3/proposal.Explore': async ({ input, db, ports }) => {
    const { row, snapshot } = await requireShown(db, ports, input.public_id)
    exploring(input.public_id, ports.now())
    const explored = () => explore({ figures: snapshot.figures, inputs: row.inputs }, input)
    return { figures: inLanguage(snapshot.language, explored) }
  },

  '/v3/proposal.Track': async ({ input, db, ports, request }) => {
    const shown = await requireShown(db, ports, input.public_id)
    tracking(input.public_id, ports.now())
    return { visit_id: await track(db, ports, request, shown, input) }
  },

  '/v3/proposal.Accept': async ({ input, db, ports, request, audit }) => {
    const shown = await requireShown(db, ports, input.public_id, 'lock')
    await requireNotSuspended(db)
    accepting(input.public_id, ports.now())
    const was_accepted = shown.row.accepted !== null
    const row = await inLanguage(shown.snapshot.language, () => accept({ db, ports, request, audit }, shown, input))
    const note = was_accepted ? undefined : await sendOnAcceptance(db, ports, shown.project.id)
    if (note) await audit(note)
    return { proposal: await documentOf(db, ports, await loadProposed(db, shown), row) }
  },
}
