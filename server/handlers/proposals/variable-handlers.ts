// Variables for a proposal's text, and their values for one project.

import { listedVariables } from '#machines/proposals/variables.ts'
import type { Handlers } from '../../handler.ts'
import { loadProposed, proposalRow, requireProposed } from '../../proposals/of-design.ts'
import { suggestion } from '../../proposals/suggestion.ts'
import { valuesOf } from '../../proposals/variable-values.ts'

type Paths = `/v3/variables.${'ProposalList' | 'Evaluate'}`

export const variableHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/variables.ProposalList': async () => ({ variables: listedVariables() }),

  '/v3/variables.Evaluate': async ({ input, caller, db, ports }) => {
    const sale = await loadProposed(db, await requireProposed(db, ports, caller, input))
    const row = await proposalRow(db, sale)
    const { option_ids } = row ?? (await suggestion(db, ports, sale))
    const { language = 'en' } = input
    return { values: await valuesOf(db, ports, sale, { language, option_ids, valid_until: row?.valid_until }) }
  },
}
