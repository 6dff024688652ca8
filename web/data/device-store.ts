// IndexedDB on this device: copies of answers, and pending changes. If it is denied, nothing is stored and the product works without
// it.
const NAME = 'sunquill-offline'
const STORES = ['answers', 'changes'] as const
type StoreName = (typeof STORES)[number]

/** A database that stays silent is as good as denied: a page waits for it no longer than this. */
const LIMIT_MS = 5_000

let opened: Promise<IDBDatabase> | undefined

/**
 * Safari keeps a left page frozen for the back button. A transaction still open in it never ends, and locks its store
 * for every other page; so a page starts none between pagehide and pageshow.
 */
let back: Promise<void> | undefined

addEventListener('pagehide', () => {
  back = new Promise(resolve => addEventListener('pageshow', () => resolve(), { once: true }))
})
addEventListener('pageshow', () => {
  back = undefined
})

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => {
      const answers = asked.result.createObjectStore('answers', { keyPath: 'key' })
      // An index for eviction, without reading the answers themselves.
      answers.createIndex('head', ['owner', 'group', 'contract', 'saved_at', 'size'])
      asked.result.createObjectStore('changes', { keyPath: 'id' })
    }
    asked.onsuccess = () => {
      // Another tab may be of a later version.
      asked.result.onversionchange = () => asked.result.close()
      asked.result.onclose = () => {
        opened = undefined
      }
      resolve(asked.result)
    }
    asked.onerror = () => reject(asked.error)
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function begin(store: StoreName, mode: IDBTransactionMode): Promise<IDBTransaction> {
  await back
  const database = await inTime(open(), () => {
    opened = undefined
  })
  // Put away while it waited for its turn.
  return back ? begin(store, mode) : database.transaction(store, mode)
}

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

async function within<T>(store: StoreName, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const transaction = await begin(store, mode)
  const asked = work(transaction.objectStore(store))
  const end = ended(transaction)
  // Its end does not wait for this page to see the result.
  transaction.commit()
  // Writes are awaited: one that was reported as failed must not happen later.
  await (mode === 'readonly' ? inTime(end) : end)
  return asked.result
}

async function inTime<T>(work: Promise<T>, giveUp?: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp?.()
      reject(new Error('The database of this device did not answer.'))
    }, LIMIT_MS)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}

/** Returned as stored; the reader knows what was written, and by which version. */
export const readRow = (store: StoreName, key: string): Promise<unknown> =>
  within(store, 'readonly', rows => rows.get(key))
export const readRows = (store: StoreName): Promise<unknown[]> => within(store, 'readonly', rows => rows.getAll())
export const writeRow = (store: StoreName, row: object) => within(store, 'readwrite', rows => rows.put(row))
export const dropRow = (store: StoreName, key: string) => within(store, 'readwrite', rows => rows.delete(key))
export const clearStore = (store: StoreName) => within(store, 'readwrite', rows => rows.clear())

/** The heads of the answers, without what they answered: the index's key and the row's. */
export async function readHeads(): Promise<{ index: unknown; key: string }[]> {
  const transaction = await begin('answers', 'readonly')
  const heads: { index: unknown; key: string }[] = []
  const asked = transaction.objectStore('answers').index('head').openKeyCursor()
  asked.onsuccess = () => {
    const cursor = asked.result
    if (!cursor) return
    heads.push({ index: cursor.key, key: String(cursor.primaryKey) })
    cursor.continue()
  }
  // A cursor advances only when this page asks for the next step.
  const stop = () => {
    try {
      transaction.abort()
    } catch {
      // It has ended.
    }
  }
  addEventListener('pagehide', stop)
  await ended(transaction).finally(() => removeEventListener('pagehide', stop))
  return heads
}

/** Pending changes that another user left on this device. */
export async function dropChangesOfOthers(owner: string) {
  for (const row of await readRows('changes')) {
    const { id, owner: of } = Object(row)
    if (of !== owner) await dropRow('changes', String(id))
  }
}
