// A process to be killed: signs with the link it is given, on the database in the given directory, and kills itself once the
// seal of the signature has been claimed, between the signature and its PDF. Arguments: directory, secret of the link.
import { embeddedDatabase } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { appOn } from '#tests/support/app.ts'
import { goOn, nothingYet } from '#tests/support/going-on.ts'
import { signingPage } from '#tests/support/signing.ts'
import { dyingDatabase } from './dying-database.ts'

const [directory = '', token = ''] = process.argv.slice(2)
const database = embeddedDatabase(await openEmbedded(directory))
// Read, opened, agreed, two pages, two pictures, what is filled in, signed; then whether it waits for a seal, and the claim.
const CLAIM = 11
const dying = dyingDatabase(database, CLAIM, 'after its commit', () => process.kill(process.pid, 'SIGKILL'))
await goOn(signingPage({ anyone: appOn(dying.database).anyone }, token), nothingYet())
