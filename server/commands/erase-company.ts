// `npm run erase-company -- 7 "Name" "Reason"`: erases a suspended company at once, without the waiting time of the staff's page.
import { sql } from 'drizzle-orm'
import { answerHelp } from '#openapi/answer-help.ts'
import { eraseCompany } from '../company/installation/erase-company.ts'
import { inCompany } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { company_erasures } from '../db/schema/installation.ts'
import { asOperator } from './open-database.ts'

answerHelp(`npm run erase-company -- ID "Name" "Reason"

Deletes a suspended company with all its rows and files, at once and for good, and prints the proof.
Make an archive first. Stop the server first if it uses the embedded database. Backups keep the company until they expire.`)
const [id = '', name, ...reason] = process.argv.slice(2)
await asOperator(async (database, ports) => {
  const company_id = Number(id)
  if (!/^[1-9]\d{0,8}$/.test(id) || name === undefined || reason.join(' ').trim().length < 10)
    throw new Error('Usage: npm run erase-company -- ID "Name" "Reason of ten characters or more"')
  const [company] = await inCompany(database, company_id, db => db.select().from(companies))
  if (!company || company_id === 1) throw new Error(`There is no company ${id}.`)
  if (company.name !== name) throw new Error(`Company ${id} has another name.`)
  if (company.status !== 'suspended') throw new Error('Suspend the company first, on the page of the staff.')
  const now = ports.now()
  const [row] = await database.asOwner(db =>
    db
      .insert(company_erasures)
      .values({
        id: ports.id(),
        erased_company: company_id,
        name,
        reason: reason.join(' ').trim(),
        status: 'waiting',
        requested_by: 'Command',
        requested_at: now,
        due_at: now,
      })
      .onConflictDoUpdate({
        target: company_erasures.erased_company,
        targetWhere: sql`status = 'waiting'`,
        set: { due_at: now },
      })
      .returning(),
  )
  if (!row) throw new Error('The erasure could not be recorded.')
  const done = await eraseCompany({ database, ports }, row)
  const rows = Object.entries(done.rows).map(([table, count]) => `  ${table} ${count}`)
  return `${name} was erased at ${done.erased_at?.toISOString()}.\n\n${rows.join('\n')}\n\nProof ${done.proof}`
})
