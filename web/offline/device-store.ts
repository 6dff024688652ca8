// The browser's own database on this device: copies of answers, and changes that wait. Where it is denied, nothing is kept and the
// product works as without it.
const NAME = 'sunquill-offline'
const STORES = ['answers', 'changes'] as const
type StoreName = (typeof STORES)[number]

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => {
      const answers = asked.result.createObjectStore('answers', { keyPath: 'key' })
      // What is looked through to make room is not the answers themselves.
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

async function within<T>(store: StoreName, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const transaction = (await open()).transaction(store, mode)
  const asked = work(transaction.objectStore(store))
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** As it lies there: whoever reads knows what was written, and by which version. */
export const readRow = (store: StoreName, key: string): Promise<unknown> =>
  within(store, 'readonly', rows => rows.get(key))
export const readRows = (store: StoreName): Promise<unknown[]> => within(store, 'readonly', rows => rows.getAll())
export const writeRow = (store: StoreName, row: object) => within(store, 'readwrite', rows => rows.put(row))
export const dropRow = (store: StoreName, key: string) => within(store, 'readwrite', rows => rows.delete(key))
export const clearStore = (store: StoreName) => within(store, 'readwrite', rows => rows.clear())

/** The heads of the answers, without what they answered: the index's key and the row's. */
export async function readHeads(): Promise<{ index: unknown; key: string }[]> {
  const transaction = (await open()).transaction('answers', 'readonly')
  const heads: { index: unknown; key: string }[] = []
  return new Promise((resolve, reject) => {
    const asked = transaction.objectStore('answers').index('head').openKeyCursor()
    asked.onsuccess = () => {
      const cursor = asked.result
      if (!cursor) return
      heads.push({ index: cursor.key, key: String(cursor.primaryKey) })
      cursor.continue()
    }
    transaction.oncomplete = () => resolve(heads)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** What somebody else did not send before they left this device. */
export async function dropChangesOfOthers(owner: string) {
  for (const row of await readRows('changes')) {
    const { id, owner: of } = Object(row)
    if (of !== owner) await dropRow('changes', String(id))
  }
}
