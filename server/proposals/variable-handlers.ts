// The variables a proposal's text may name, and what each says of one project.
import type { Handlers } from '../handler.ts'
import { requireProject } from '../projects/access.ts'
import { valuesOf } from './variable-values.ts'
import { listedVariables } from './variables.ts'

type Paths = `/v3/variables.${'ProposalList' | 'Evaluate'}`

export const variableHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/variables.ProposalList': () => ({ variables: listedVariables() }),

  '/v3/variables.Evaluate': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    return { values: await valuesOf(db, ports, project, { language: input.language ?? 'en' }) }
  },
}
