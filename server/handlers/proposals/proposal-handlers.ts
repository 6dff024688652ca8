// A proposal is begun, set up and published.
import { projectDesigns } from '../../design/project-designs.ts'
import type { Handlers } from '../../handler.ts'
import { templateNamesFor } from '../../proposals/choose-template.ts'
import { loadProposed, proposalRow, proposedOf, requireProposed } from '../../proposals/of-design.ts'
import { saveProposal } from '../../proposals/saving/save-proposal.ts'
import { suggestion } from '../../proposals/suggestion.ts'
import { proposalView } from '../../proposals/view.ts'
import { visitsOf } from '../../proposals/visits.ts'

type Paths = `/v3/proposal.${'Get' | 'Save' | 'ListVisits'}`

export const proposalHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/proposal.Get': async ({ input, caller, db, ports }) => {
    const sale = await loadProposed(db, await requireProposed(db, ports, caller, input))
    const { project } = sale
    const row = await proposalRow(db, sale)
    const proposed = await proposedOf(db, ports, project)
    return {
      designs: (await projectDesigns(db, project)).map(({ id, name, chosen }) => ({
        id,
        name,
        chosen,
        proposed: proposed.get(id) ?? null,
      })),
      proposal: row ? await proposalView(db, ports, sale, row) : null,
      templates: await templateNamesFor(db, sale),
      suggested: row
        ? { template_id: row.template_id, language: row.language, option_ids: row.option_ids }
        : await suggestion(db, ports, sale),
    }
  },

  '/v3/proposal.ListVisits': async ({ input, caller, db, ports }) => {
    const proposed = await requireProposed(db, ports, caller, input)
    return visitsOf(db, await proposalRow(db, proposed), input.limit ?? 50, input.cursor)
  },

  '/v3/proposal.Save': async ({ input, caller, db, ports, audit }) => {
    const sale = await loadProposed(db, await requireProposed(db, ports, caller, input, 'lock'))
    const saved = await saveProposal({ db, ports, caller, audit }, sale, input)
    return { proposal: await proposalView(db, ports, sale, saved) }
  },
}
