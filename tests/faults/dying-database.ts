// A server that dies in the middle of something: of its transactions only those before the fatal one happen, and nothing after.
import type { Database, Db } from '#server/db/database.ts'

/** In which moment of its transaction the server dies: it is lost, or it is kept and nobody hears of it. */
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
