// The variables a proposal's text may name, and what each says of one project.

import { listedVariables } from '#machines/proposals/variables.ts'
import type { Handlers } from '../../handler.ts'
import { requireProject } from '../../projects/access.ts'
import { suggestion } from '../../proposals/suggestion.ts'
import { valuesOf } from '../../proposals/variable-values.ts'
import { proposalRow } from '../../proposals/view.ts'

type Paths = `/v3/variables.${'ProposalList' | 'Evaluate'}`

export const variableHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/variables.ProposalList': async () => ({ variables: listedVariables() }),

  '/v3/variables.Evaluate': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const row = await proposalRow(db, project)
    const { option_ids } = row ?? (await suggestion(db, ports, project))
    const { language = 'en' } = input
    return { values: await valuesOf(db, ports, project, { language, option_ids, valid_until: row?.valid_until }) }
  },
}
