// Makes the flows of every machine: `npm run flows`. tests/contract/flows.test.ts compares them with a fresh generation.

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answerHelp } from '#openapi/answer-help.ts'
import { CHARTS } from '#openapi/docs/page/charts.ts'
import { arazzoOf, type Flows } from './arazzo.ts'
import { chartsText } from './charts.ts'
import { agreementFlows } from './machines/agreement.ts'
import { applyingFlows } from './machines/applying.ts'
import { lenderFlows } from './machines/lender-application.ts'
import { examplesYaml } from './machines/lender-examples.ts'
import { projectFlows } from './machines/project-status.ts'
import { savingFlows } from './machines/saving.ts'
import { sessionFlows } from './machines/session.ts'
import { signingFlows } from './machines/signing.ts'
import { TABLES } from './machines/tables.ts'
import { saleByCash } from './sales.ts'
import { staged } from './scenes.ts'

/** By the name of their document. */
export const MADE: Record<string, () => Flows> = {
  session: sessionFlows,
  'project-status': projectFlows,
  agreement: agreementFlows,
  signing: signingFlows,
  'lender-decisions': () => lenderFlows().decisions,
  'lender-webhooks': () => lenderFlows().webhooks,
  'lender-applications': () => lenderFlows().applications,
  saving: savingFlows,
  applying: applyingFlows,
  'sale-cash': saleByCash,
  'sale-loan': () => lenderFlows().loan,
  'sale-ppa': () => lenderFlows().ppa,
  ...Object.fromEntries(Object.entries(TABLES).map(([name, { flows }]) => [name, flows])),
}

export const fileOf = (name: string) => `${name}.arazzo.yaml`

/** Responses of mocks to the lenders' flows, as part of the contract. */
export const EXAMPLES = {
  file: new URL('../../openapi/applications/lender-examples.yaml', import.meta.url),
  text: () => examplesYaml(lenderFlows().examples),
}

/** The charts with the flows that take each of their transitions, laid out. */
export const DRAWN = { file: CHARTS, text: () => chartsText(made()) }

const made = () => Object.fromEntries(Object.entries(MADE).map(([name, flows]) => [name, flows()]))

/** The text of each document, and of the one with what they begin with. */
export const textsOf = (): Map<string, string> =>
  new Map(Object.entries(staged(made())).map(([name, flows]) => [name, arazzoOf(flows)]))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp('npm run flows\n\nGenerates the flows of every state machine into mocks/flows.')
  const texts = textsOf()
  for (const [name, text] of texts) writeFileSync(new URL(fileOf(name), import.meta.url), text)
  writeFileSync(EXAMPLES.file, EXAMPLES.text())
  writeFileSync(DRAWN.file, await DRAWN.text())
  console.log(`Wrote ${[...texts.keys()].map(fileOf).join(', ')}.`)
}
