// The rest of the demo company is made while its server runs: each step once, however often that server ends in the middle.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { openJournal } from '#mocks/demo/journal.ts'
import { inTurn, takingTurns } from '#mocks/demo/turns.ts'
import { beginDemo } from '#mocks/demo.ts'
import { sandboxOf } from '#mocks/lenders/in-process.ts'
import { lenderPort } from '#server/applications/lenders/gateway/lender-port.ts'
import { ensureInternalCompany } from '#server/company/create-company.ts'
import { embeddedDatabase, inCompany } from '#server/db/database.ts'
import { openInMemory } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { tasks } from '#server/db/schema/project-page.ts'
import { homeowners } from '#server/db/schema/projects.ts'
import { testPorts } from '#tests/support/companies.ts'

const folder = mkdtempSync(join(tmpdir(), 'sunquill-filling-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a server that stops in the middle of a sale leaves the rest of it to the next, and nothing is made twice', async () => {
  const database = embeddedDatabase(await openInMemory())
  const ports = testPorts(() => new Date())
  await migrate(database)
  await ensureInternalCompany(database, ports, 'Sunquill')
  const sandbox = sandboxOf(ports.now)
  ports.lenders = lenderPort({ addresses: {}, sandbox: sandbox.fetch })
  const journal = join(folder, 'demo.jsonl')
  const begin = () => beginDemo({ database, ports, lenders: sandbox, journal })
  const emails = () =>
    inCompany(database, 2, db =>
      db.select({ email: homeowners.email }).from(homeowners).where(eq(homeowners.company_id, 2)),
    )
  const count = async (email: string) => (await emails()).filter(one => one.email === email).length

  const { sign_ins } = await begin()
  expect(sign_ins.map(({ role }) => role)).toContain('Sales Rep')
  // The first sale is there before anyone is served.
  expect((await emails()).map(({ email }) => email)).toEqual(['emery.sample@example.com', 'ellis.sample@example.com'])

  /** Stops once so many parts are made, or in the next one once the journal has so many lines. */
  async function fillUntil(most_made: number, most_lines = Number.MAX_VALUE) {
    const { fill } = await begin()
    let made = 0
    const filling = fill?.({
      onProgress: now => {
        made = now
        if (made >= most_made) queueMicrotask(() => filling?.stop())
      },
      // Asked before each request.
      lastAsked: () => {
        const lines = readFileSync(journal, 'utf8').split('\n').length
        if (made >= most_made - 1 && lines > most_lines) filling?.stop()
        return Number.NEGATIVE_INFINITY
      },
    })
    await filling?.done
    return made
  }
  // Twice within Indigo Sample, who has tasks and a note.
  for (const lines of [14, 17]) {
    expect(await fillUntil(10, lines)).toBeLessThan(10)
    expect(await count('indigo.sample@example.com')).toBe(1)
  }
  expect(await fillUntil(10)).toBe(10)
  expect(await count('indigo.sample@example.com')).toBe(1)
  const titles = await inCompany(database, 2, db => db.select({ title: tasks.title }).from(tasks))
  expect(titles.filter(({ title }) => title === 'Ask for twelve months of bills')).toHaveLength(1)
}, 120_000)

it('a step that was broken off is answered what it was answered before, and goes on under the same keys', async () => {
  const path = join(folder, 'journal.jsonl')
  const templates = { installation: '1', leased: '2', interconnection: '3', contrato: '4' }
  const first = openJournal(path)
  first.begin({ began_at: '2026-11-20T12:00:00.000Z', templates })
  first.start('one')
  await first.once(async () => 'done')
  first.finish('one')
  first.start('two')
  await first.once(async () => ({ id: 7 }))
  const key = first.key()

  const next = openJournal(path)
  expect(next.beginning()).toEqual({ began_at: '2026-11-20T12:00:00.000Z', templates })
  expect([next.isDone('one'), next.isDone('two')]).toEqual([true, false])
  next.start('two')
  expect(next.isNextKnown()).toBe(true)
  expect(await next.once(() => Promise.reject(new Error('Done twice')))).toEqual({ id: 7 })
  expect(next.isNextKnown()).toBe(false)
  expect(next.key()).toBe(key)
})

it('a lender is asked when the step under way is over, and one who keeps silent holds up no other step', async () => {
  const takeTurn = takingTurns()
  const order: string[] = []
  const step = takeTurn(async () => {
    await Promise.resolve()
    order.push('step')
  })
  const ask = inTurn(takeTurn, async (name: string) => {
    order.push(name)
    return name === 'silent' ? new Promise<string>(() => undefined) : name
  })
  const silent = ask('silent')
  expect(await ask('lender')).toBe('lender')
  await step
  expect(order).toEqual(['step', 'silent', 'lender'])
  expect(await Promise.race([silent, 'nothing yet'])).toBe('nothing yet')
})
