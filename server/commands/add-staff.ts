// `npm run staff -- name@example.com "First Last"`: the first staff member of an installation, before anyone can
// invite.
import { answerHelp } from '#openapi/answer-help.ts'
import { addStaff } from '../company/add-staff.ts'
import { asOperator } from './open-database.ts'

answerHelp(`npm run staff -- name@example.com "First Last"

Adds a staff user and prints a one-time link to set the password, valid for a day.
Stop the server first if it uses the embedded database.`)
const [email, ...name] = process.argv.slice(2)
await asOperator(async (database, ports) => {
  if (email === undefined || name.length === 0) throw new Error('Usage: npm run staff -- name@example.com "First Last"')
  const link = await addStaff(database, ports, { email, name: name.join(' ') })
  return `${name.join(' ')} was added to the staff. This link sets the password once and expires in a day:\n\n  ${link}\n`
})
