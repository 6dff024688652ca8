// A process to be killed: opens the database in the given directory and prints the number of each entry as soon as it
// is acknowledged. Arguments: directory, seed.
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { auditLedger, createLedger, writeEntries } from './ledger.ts'
import { seededRandom } from './seeded.ts'

const [directory = '', seed] = process.argv.slice(2)
const random = seededRandom(Number(seed))
const engine = await openEmbedded(directory)
await createLedger(engine)
let last = await auditLedger(engine, 0)
for (;;) {
  console.log(last)
  last = await writeEntries(engine, last, random)
}
