// The flows of a lender application: machines/lenders/application.machine.ts as lenders and company go through it, and the sales that lead
// there. They share one set of named examples.
import type { Flows, Workflow } from '../arazzo.ts'
import { saleByLoan, saleByPpa } from '../sales.ts'
import { changedRoads } from './lender-changes.ts'
import { decisionFlows } from './lender-decisions.ts'
import { type Example, examplesOf } from './lender-examples.ts'
import { installedLoan } from './lender-installed.ts'
import { roads } from './lender-roads.ts'
import { webhookFlows } from './lender-webhooks.ts'

const made_by = 'mocks/flows/machines/lender-application.ts'

type Made = {
  decisions: Flows
  elsewhere: Record<string, Flows>
  webhooks: Flows
  applications: Flows
  loan: Flows
  ppa: Flows
  installed: Workflow
  examples: readonly Example[]
}
/** The document of each lender's decisions beside GoodLeap's. */
const ELSEWHERE = {
  'decisions-sunlight-financial': { lender: 'sunlight-financial', id: 'sunlight', named: 'Sunlight Financial' },
  'decisions-lightreach': { lender: 'lightreach', id: 'lightreach', named: 'LightReach' },
  'decisions-enfin': { lender: 'enfin', id: 'enfin', named: 'EnFin' },
} as const

let made: Made | undefined

/** Made once: they are the same however often they are asked for. */
export const lenderFlows = (): Made => {
  made ??= make()
  return made
}

function make(): Made {
  const examples = examplesOf()
  return {
    decisions: {
      title: 'What a lender decides',
      summary: 'Every way from one decision to another, as lender and company go it.',
      made_by,
      workflows: decisionFlows(examples),
    },
    elsewhere: Object.fromEntries(
      Object.entries(ELSEWHERE).map(([name, { lender, id, named }]) => [
        name,
        {
          title: `What ${named} decides`,
          summary: `Every way from one decision of ${named} to another.`,
          made_by,
          workflows: decisionFlows(examples, lender, id),
        },
      ]),
    ),
    webhooks: {
      title: 'Lender webhooks',
      summary:
        'What each lender tells by itself: its news, twice, late, in its place a forgery, and a whole loan of it.',
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
