// `npm run flow:check -- FILE…`: holds flows against the contracts they name without sending anything.
import { commandLine } from '#openapi/command-line.ts'
import { counted } from '#openapi/report-parts.ts'
import { standing } from '#openapi/standing.ts'
import { checkFlows } from './check-flow.ts'

const USAGE = `${commandLine('flow:check')} FILE…

  Says what in a flow doesn't fit the contract, with file and line: operations, parameters, bodies, places in answers, values,
  operators, inputs, outputs and steps. Sends nothing.

  0 all fit, 1 some don't, 2 wrong use.`

const files = process.argv.slice(2)
if (files.includes('--help') || files.includes('-h')) console.log(USAGE)
else if (files.length === 0 || files.some(file => file.startsWith('-'))) {
  console.error(`Say which files.\n\n${USAGE}`)
  process.exitCode = 2
} else {
  const sentences = await checkFlows(files.map(file => standing(file)))
  for (const sentence of sentences) console.log(sentence)
  console.log(
    sentences.length === 0
      ? `${counted(files.length, 'document')} as the contract has it.`
      : `\n${counted(sentences.length, 'mistake')}.`,
  )
  process.exitCode = sentences.length === 0 ? 0 : 1
}
