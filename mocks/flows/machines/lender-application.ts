// The flows of a lender application: machines/applications/lenders/application.machine.ts as lenders and company go through it, and the sales that lead
// there. They share one set of named examples.
import type { Flows, Workflow } from '../arazzo.ts'
import { LENDER_NAMES, type Lender } from '../lender-steps.ts'
import { saleByLoan, saleByPpa } from '../sales.ts'
import { changedRoads } from './lender-changes.ts'
import { decisionFlows } from './lender-decisions.ts'
import { type Example, examplesOf } from './lender-examples.ts'
import { installedLoan } from './lender-installed.ts'
import { roads } from './lender-roads.ts'
import { webhookFlows } from './lender-webhooks.ts'

const made_by = 'mocks/flows/machines/lender-application.ts'

type Made = {
  decisions: Record<string, Flows>
  webhooks: Flows
  applications: Flows
  loan: Flows
  ppa: Flows
  installed: Workflow
  examples: readonly Example[]
}
/** The document of each lender's decisions, and what its flows' names begin with. */
const DECISIONS: Record<string, { lender: Lender; id: string }> = {
  'lender-decisions': { lender: 'goodleap', id: 'decisions' },
  'decisions-sunlight-financial': { lender: 'sunlight-financial', id: 'sunlight' },
  'decisions-lightreach': { lender: 'lightreach', id: 'lightreach' },
  'decisions-enfin': { lender: 'enfin', id: 'enfin' },
}

let made: Made | undefined

/** Made once: they are the same however often they are asked for. */
export const lenderFlows = (): Made => {
  made ??= make()
  return made
}

function make(): Made {
  const examples = examplesOf()
  return {
    decisions: Object.fromEntries(
      Object.entries(DECISIONS).map(([name, { lender, id }]) => [
        name,
        {
          title: `What ${LENDER_NAMES[lender]} decides`,
          summary: `Every path from one decision of ${LENDER_NAMES[lender]} to another.`,
          made_by,
          workflows: decisionFlows(examples, lender, id),
        },
      ]),
    ),
    webhooks: {
      title: 'Lender webhooks',
      summary: 'News that lenders send: once, three times, late, forged, and for a whole loan.',
      made_by,
      workflows: webhookFlows(examples),
    },
    applications: {
      title: 'Lender applications',
      summary: 'Documents, stipulations, contract, milestones and change orders, at each lender as it has them.',
      made_by,
      workflows: [...roads(examples), ...changedRoads(examples)],
    },
    loan: saleByLoan(examples),
    ppa: saleByPpa(examples),
    installed: installedLoan(examples),
    examples: examples.all,
  }
}
