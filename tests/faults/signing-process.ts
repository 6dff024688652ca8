// A process to be killed: sends an agreement of this name on the database in the given directory, prints its id, signs it and
// kills itself once the seal is claimed, between the signature and its PDF. Arguments: directory, name.
import { embeddedDatabase } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { appOn, emailOf } from '#tests/support/app.ts'
import { goOn, nothingYet } from '#tests/support/going-on.ts'
import { outForSignature, SAM, signingPage, template } from '#tests/support/signing/signing.ts'
import { dyingDatabase } from './dying-database.ts'

const [directory = '', name = ''] = process.argv.slice(2)
const database = embeddedDatabase(await openEmbedded(directory))
const test = appOn(database)
const owner = (await test.signIn(emailOf('Owner'))).call
const agreement_id = await template(owner, [SAM], undefined, { name })
const { pages, transaction } = await outForSignature(test, owner, [SAM], { agreement_id })
console.log(transaction.id)
// Read, opened, consented, two pages, two images, fields, signed; then the seal check, and the claim.
const CLAIM = 11
const dying = dyingDatabase(database, CLAIM, 'after its commit', () => process.kill(process.pid, 'SIGKILL'))
await goOn(signingPage(appOn(dying.database), pages[0]?.token ?? ''), nothingYet())
