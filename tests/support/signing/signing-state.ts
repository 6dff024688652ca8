// An agreement's state in the database, and any inconsistency in it.
import { and, count, eq, gt, like } from 'drizzle-orm'
import { allSigned } from '#machines/agreements/turns.ts'
import { checkTrail, readTrail } from '#server/agreements/evidence/trail.ts'
import { signersOf } from '#server/agreements/view.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { signatures, transactions } from '#server/db/schema/agreements.ts'
import { files } from '#server/db/schema/files.ts'
import { mails } from '#server/db/schema/mails.ts'
import { sha256 } from '#server/ports/ports.ts'

/** `name` is the agreement's: later rows with it are counted, so no other of that name may be open. */
export const signingState = (database: Database, transaction_id: string, name: string, company_id = 2) =>
  database.transaction(async db => {
    await enterTenant(db, company_id)
    const [row] = await db.select().from(transactions).where(eq(transactions.id, transaction_id))
    if (!row) throw new Error('There is no such transaction')
    const all = await signersOf(db, transaction_id)
    const trail = await readTrail(db, transaction_id)
    const events = trail.map(({ event }) => event)
    const times = (wanted: string) => events.filter(event => event === wanted).length
    const [file] = row.signed_file_id ? await db.select().from(files).where(eq(files.id, row.signed_file_id)) : []
    const [sealed_files] = await db
      .select({ n: count() })
      .from(files)
      .where(and(eq(files.name, `${name}.pdf`), gt(files.id, transaction_id)))
    const told = await db
      .select({ to: mails.to_address, subject: mails.subject, body: mails.body })
      .from(mails)
      .where(and(like(mails.subject, `%${name}%`), gt(mails.id, transaction_id)))
    const adopted = await db.select({ id: signatures.id }).from(signatures)
    const ids = new Set(adopted.map(({ id }) => id))
    const signed = all.filter(({ status }) => status === 'signed')
    const complete = allSigned(all)
    const mailed = told.map(({ to, subject, body }) => `${to} ${subject}\n${body}`)
    const checks: [string, boolean][] = [
      ['the trail is whole', checkTrail({ sign: () => '' }, trail, row, all).whole],
      ['each signature is told once', times('signed') === signed.length],
      ['each signature has its picture', signed.every(({ signature_id }) => ids.has(signature_id ?? ''))],
      ['all have signed where it is complete', (row.completed_at !== null) === complete],
      ['it is told once that all have signed', times('completed') === (complete ? 1 : 0)],
      [
        'it is signed where all have signed, unless it was voided',
        !complete || ['signed', 'voided'].includes(row.status),
      ],
      ['nobody has signed what was canceled', row.status !== 'canceled' || signed.length === 0],
      ['somebody has signed what was voided', row.status !== 'voided' || signed.length > 0],
      ['it is sealed only when complete', row.sealed_at === null || complete],
      ['its seal is told once', times('sealed') === (row.sealed_at ? 1 : 0)],
      ['there is one sealed file', sealed_files?.n === (row.sealed_at ? 1 : 0)],
      ['the sealed file is the one told', !file || (sha256(file.bytes) === row.signed_hash && row.sealed_at !== null)],
      ['a sealed agreement has its file', (row.sealed_at === null) === (file === undefined)],
      ['nobody is told anything twice', new Set(mailed).size === mailed.length],
    ]
    return {
      status: row.status,
      sealed: row.sealed_at !== null,
      version: row.version,
      signed: signed.map(({ name: who }) => who),
      events,
      mailed,
      faults: checks.filter(([, holds]) => !holds).map(([claim]) => claim),
    }
  })
