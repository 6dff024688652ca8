// `npm run password-link -- name@example.com`: a new password for a user without working email. The link isn't visible
// in the company's outbox, or its readers could become the Owner; only the server's operator sees it.
import { answerHelp } from '#openapi/answer-help.ts'
import { passwordLink } from '#server/company/session/password-link.ts'
import { asOperator } from './open-database.ts'

answerHelp(`npm run password-link -- name@example.com

Prints a one-time link to set a user's password, valid for an hour. The audit log records it.
Stop the server first if it uses the embedded database.`)
const [email] = process.argv.slice(2)
await asOperator(async (database, ports) => {
  if (email === undefined) throw new Error('Usage: npm run password-link -- name@example.com')
  return `This link sets the password of ${email} once and expires in an hour:\n\n  ${await passwordLink(database, ports, email)}\n`
})
