// npx sunquill-contract sdk openapi.yaml: a typed client for a contract of others.
import { answerHelp } from '../openapi/answer-help.ts'
import { runSdk, USAGE } from './foreign.ts'

answerHelp(USAGE)

process.exitCode = await runSdk(process.argv.slice(2), {
  say: text => console.log(text),
  complain: text => console.error(text),
})
