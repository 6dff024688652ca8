// A transaction inside one company, for work that no request asked for.
import { type Database, type Db, enterTenant } from '../../db/database.ts'

export const inCompany = <T>(database: Database, company_id: number, work: (db: Db) => Promise<T>): Promise<T> =>
  database.transaction(async db => {
    await enterTenant(db, company_id)
    return work(db)
  })
