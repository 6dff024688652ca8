// The demo company's days, sold and signed with the log at its most talkative: no line names a person, an address or a link.

import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { seedDemo } from '#mocks/demo.ts'
import { sandboxOf } from '#mocks/lenders/in-process.ts'
import { lenderPort } from '#server/applications/lenders/gateway/lender-port.ts'
import { ensureInternalCompany } from '#server/company/create-company.ts'
import { embeddedDatabase } from '#server/db/database.ts'
import { openInMemory } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createLog } from '#server/telemetry/log.ts'
import { testPorts } from '../support/companies.ts'

it('no name, email, phone, address or token of the demo company is logged', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: line => void lines.push(line) })
  const database = embeddedDatabase(await openInMemory())
  const ports = testPorts(() => new Date())
  await migrate(database)
  await ensureInternalCompany(database, ports, 'Sunquill')
  const sandbox = sandboxOf(ports.now)
  ports.lenders = lenderPort({
    addresses: {},
    sandbox: sandbox.fetch,
    told: exchange => log.info(exchange, 'exchange with a lender'),
  })
  await seedDemo({ database, ports, lenders: sandbox, log })
  const said = lines.join('')
  expect(lines.length).toBeGreaterThan(1_000)
  for (const pattern of [/[\w.+-]+@[\w-]+\.\w+/g, /\(\d{3}\) \d{3}-\d{4}|\+1\d{10}/g, /(?<![\w-])[\w-]{43}(?![\w-])/g])
    expect([...new Set(said.match(pattern))]).toEqual([])
  const personal = await database.asOwner(async db =>
    rowsOf<{ text: string }>(
      await db.execute(sql`
        select firstname || ' ' || lastname as text from users union select lastname from homeowners
        union select firstname || ' ' || lastname from homeowners union select address->>'line1' from projects`),
    ),
  )
  expect(personal.length).toBeGreaterThan(30)
  const words = personal.map(({ text }) => text).filter(text => text && text.trim().length > 3)
  expect(
    words.filter(text => new RegExp(`\\b${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`).test(said)),
  ).toEqual([])
}, 400_000)
