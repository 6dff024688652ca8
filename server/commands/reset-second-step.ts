// `npm run reset-second-step -- name@example.com`: for a user who lost their phone and their recovery codes, where no
// administrator can help, such as the only owner.
import { answerHelp } from '#openapi/answer-help.ts'
import { resetSecondStep } from '#server/company/session/reset-second-step.ts'
import { asOperator } from './open-database.ts'

answerHelp(`npm run reset-second-step -- name@example.com

Removes a user's second step, so that they sign in with their password alone, and ends their sessions.
The user is notified, and the audit log records it.
Stop the server first if it uses the embedded database.`)
const [email] = process.argv.slice(2)
await asOperator(async (database, ports) => {
  if (email === undefined) throw new Error('Usage: npm run reset-second-step -- name@example.com')
  return `${await resetSecondStep(database, ports, email)}\n`
})
