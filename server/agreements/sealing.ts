// Makes the sealed PDF of an agreement whose last signature is stored, in a transaction of its own.
import { eq } from 'drizzle-orm'
import { type Database, enterTenant } from '../db/database.ts'
import { transactions } from '../db/schema.ts'
import type { Ports } from '../ports/ports.ts'
import { sealTransaction } from './seal.ts'
import { signersOf } from './view.ts'

export const sealOne = (
  database: Database,
  ports: Ports,
  _log: unknown,
  { company_id, id }: { company_id: number; id: string },
): Promise<boolean> =>
  database.transaction(async db => {
    await enterTenant(db, company_id)
    const [row] = await db.select().from(transactions).where(eq(transactions.id, id)).for('update')
    if (!row || row.sealed_at || !row.completed_at) return false
    await sealTransaction(db, ports, row, await signersOf(db, id))
    return true
  })
