// A server that dies at any step of signing and sealing leaves one consistent agreement: the next server continues with
// it, and in the end it is signed by all, sealed once and announced once. FAULT_ROUNDS=60 lets it die that often (about
// 1 s each; 2 by default, plus the steps from the last signature on), FAULT_SEED=7 at other steps.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { checkLog } from '#server/agreements/seal-log/check-log.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { embeddedDatabase } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { untar } from '#server/db/embedded/tar.ts'
import { appOn, emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { preparedDump } from '#tests/support/database.ts'
import { goOn, lostOf, nothingYet } from '#tests/support/going-on.ts'
import { financed } from '#tests/support/sale.ts'
import { CORA, outForSignature, SAM, signingPage, template } from '#tests/support/signing/signing.ts'
import { signingState } from '#tests/support/signing/signing-state.ts'
import { dyingDatabase, type Moment } from './dying-database.ts'
import { rounds, seed, seededRandom } from './seeded.ts'

const NAME = 'Agreement under fault'
const PEOPLE = [SAM, CORA]
const log = pino({ level: 'silent' })

describe('a server that dies at any step', () => {
  let test: TestApp
  let owner: Client
  let project_id = ''
  let agreement_id = ''
  /** How many transactions an undisturbed signing takes, and which of them stores the last signature. */
  let all = 0
  let last_signature = 0
  beforeAll(async () => {
    test = await testApp()
    owner = (await test.signIn(emailOf('Owner'))).call
    project_id = (await financed(owner)).project_id
    agreement_id = await template(owner, PEOPLE, undefined, { name: NAME })
    const { pages } = await outForSignature(test, owner, PEOPLE, { project_id, agreement_id })
    const { database, life } = dyingDatabase(test.database, 0, 'after its commit')
    const { anyone } = appOn(database)
    const [sam, cora] = pages.map(({ token }) => signingPage({ anyone }, token))
    if (sam) await goOn(sam, nothingYet())
    if (cora) await goOn(cora, nothingYet())
    all = life.transactions
    // After it: is it complete, claim, load, enter the log of seals, store, and the answer.
    last_signature = all - 6
  })

  async function dieAt(step: number, moment: Moment) {
    const { pages, transaction } = await outForSignature(test, owner, PEOPLE, { project_id, agreement_id })
    const dying = dyingDatabase(test.database, step, moment)
    const { anyone } = appOn(dying.database)
    const told = pages.map(nothingYet)
    const signAll = async (client: Client) => {
      for (const [index, { token }] of pages.entries()) {
        const acknowledged = told[index]
        if (acknowledged) await goOn(signingPage({ anyone: client }, token), acknowledged)
      }
    }
    await signAll(anyone).catch(() => undefined)
    expect(dying.life.over).toBe(true)
    // The next server finds unfinished work on its start.
    await sealDue({ database: test.database, ports: test.ports, log }, true)
    const state = await signingState(test.database, transaction.id, NAME)
    const stored = step > last_signature || (step === last_signature && moment === 'after its commit')
    const lost = await Promise.all(pages.map((page, index) => lostOf(page, told[index] ?? nothingYet())))
    expect({ step, moment, faults: state.faults, lost: lost.flat(), sealed: state.sealed }).toEqual({
      step,
      moment,
      faults: [],
      lost: [],
      sealed: stored,
    })
    expect((await checkLog(test.database, test.ports)).faults).toEqual([])
    await signAll(test.anyone)
    const ended = await signingState(test.database, transaction.id, NAME)
    expect({ step, moment, ...ended }).toMatchObject({ status: 'signed', sealed: true, faults: [] })
    const times = (event: string) => ended.events.filter(one => one === event).length
    expect(['viewed', 'consented', 'page_read', 'signed', 'completed', 'sealed'].map(times)).toEqual([2, 2, 4, 2, 1, 1])
  }

  it('between the last signature and its seal', async () => {
    for (let step = last_signature; step < all; step++) {
      if (step === last_signature) await dieAt(step, 'before its commit')
      await dieAt(step, 'after its commit')
    }
  })

  it('before that', async () => {
    const random = seededRandom(seed)
    for (let round = 0; round < rounds(2); round++)
      await dieAt(1 + random.below(last_signature), random.chance(0.5) ? 'before its commit' : 'after its commit')
  }, 3_600_000)
})

describe('a process that is killed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'signing-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  it('after the last signature was stored and before it was sealed leaves it to the next', async () => {
    const cluster = join(directory, 'cluster')
    mkdirSync(cluster)
    untar(Buffer.from(await (await preparedDump()).arrayBuffer()), cluster)
    const script = fileURLToPath(new URL('signing-process.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', script, directory, NAME], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text
    })
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])

    const database = embeddedDatabase(await openEmbedded(directory))
    const { ports } = appOn(database)
    const state = () => signingState(database, said.trim(), NAME)
    expect(await state()).toMatchObject({ status: 'signed', signed: ['Sam Sample'], sealed: false, faults: [] })
    expect(await sealDue({ database, ports, log }, true)).toBe(1)
    expect(await sealDue({ database, ports, log }, true)).toBe(0)
    expect(await state()).toMatchObject({ status: 'signed', sealed: true, faults: [] })
    await database.close()
  })
})
