// A server that dies mid-way: of its transactions only those before the fatal one take effect.
import type { Database, Db } from '#server/db/database.ts'

/** When the server dies during its transaction: it is lost, or committed without an acknowledgment. */
export type Moment = 'before its commit' | 'after its commit'
export class Died extends Error {}

/** Dies in the transaction of that number, the first being 1. `die` is what happens then. */
export function dyingDatabase(database: Database, fatal: number, moment: Moment, die = () => {}) {
  const life = { transactions: 0, over: false }
  const end = () => {
    life.over = true
    die()
    return new Died('The server is gone')
  }
  const dying = (begin: Database['transaction']): Database['transaction'] =>
    async function transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
      if (life.over) throw new Died('The server is gone')
      life.transactions += 1
      if (life.transactions !== fatal) return begin(work)
      if (moment === 'before its commit')
        return begin<T>(async db => {
          await work(db)
          throw end()
        })
      await begin(work)
      throw end()
    }
  const [transaction, findDue] = [dying(database.transaction), dying(database.findDue)]
  return { database: { ...database, transaction, findDue }, life }
}
