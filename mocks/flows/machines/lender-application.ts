// The flows of a lender application: machines/applications/lenders/application.machine.ts as lenders and company go through it, and the sales that lead
// there. They share one set of named examples.
import type { Flows, Step } from '../arazzo.ts'
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
  webhooks: Flows
  applications: Flows
  loan: Flows
  ppa: Flows
  installed: Step
  examples: readonly Example[]
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
    decisions: {
      title: 'What a lender decides',
      summary: 'Every path from one decision to another, at each of four lenders.',
      chart: 'lender application',
      made_by,
      workflows: decisionFlows(examples),
    },
    webhooks: {
      title: 'Lender webhooks',
      summary: 'News that lenders send: once, three times, late, forged, and for a whole loan.',
      chart: 'lender application',
      made_by,
      workflows: webhookFlows(examples),
    },
    applications: {
      title: 'Lender applications',
      summary: 'Documents, stipulations, contract, milestones and change orders, at each lender as it has them.',
      chart: 'lender application',
      made_by,
      workflows: [...roads(examples), ...changedRoads(examples)],
    },
    loan: saleByLoan(examples),
    ppa: saleByPpa(examples),
    installed: installedLoan(examples),
    examples: examples.all,
  }
}
