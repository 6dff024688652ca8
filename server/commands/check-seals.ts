// `npm run check-seals`: verifies the public seal log and every seal of every company. Exits with 1 if anything was
// altered. The embedded database must not be in use by a server. `npm run check-seals -- --mirror URL --state file`:
// mirrors a running server's log. Exits with 1 if the log was rewritten, with 2 if the server doesn't answer.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { answerHelp } from '#openapi/answer-help.ts'
import { checkLog } from '../agreements/seal-log/check-log.ts'
import { followLog, LogBroken, readState, writeState } from '../agreements/seal-log/mirror.ts'
import { environmentOrExit } from '../environment.ts'
import { systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecrets } from '../secret.ts'
import { openDatabase } from './open-database.ts'

const [BROKEN, NOT_CHECKED] = [1, 2]

answerHelp(`npm run check-seals                                   checks the seal log and every seal in the database
npm run check-seals -- --mirror URL --state FILE      follows the log of a running server and remembers it in FILE

Exits with 1 if something was changed, with 2 if it could not be checked.
Stop the server first if it uses the embedded database.`)
try {
  const { values } = parseArgs({ options: { mirror: { type: 'string' }, state: { type: 'string' } } })
  if (values.mirror === undefined) await checkHere()
  else if (values.state === undefined) throw new Error('Missing --state FILE, where the log seen so far is remembered')
  else await mirror(values.mirror.replace(/\/+$/, ''), resolve(values.state))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof LogBroken ? BROKEN : NOT_CHECKED
}

async function mirror(origin: string, file: string) {
  const { state, sentence } = await followLog(origin, readState(file))
  if (state) writeState(file, state)
  console.log(sentence)
}

async function checkHere() {
  const environment = environmentOrExit()
  const secrets = serverSecrets(environment, resolve(environment.DATA_DIR))
  const ports = systemPorts({ secret: secrets.first, public_origin: '', vault: vaultUnder(...secrets.all) })
  const database = await openDatabase(environment, secrets.current)
  try {
    const { leaves, heads, seals, foreign, faults } = await checkLog(database, ports)
    const count = (value: number, one: string, many = `${one}s`) =>
      `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`
    console.log(`Installation ${ports.installation.id}`)
    for (const { company, transaction_id } of foreign)
      console.log(
        `Agreement ${transaction_id} (${company}) was not sealed here. It is neither answered for nor logged.`,
      )
    for (const fault of faults) console.log(`BROKEN. ${fault}`)
    console.log(
      `${count(leaves, 'entry', 'entries')} in the log under ${count(heads, 'signed head')}, ${count(seals, 'seal')}: ${faults.length === 0 ? 'whole' : 'BROKEN'}`,
    )
    if (faults.length > 0) process.exitCode = BROKEN
  } finally {
    await database.close()
  }
}
