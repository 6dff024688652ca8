// Offline changes are sent in order, once, as their own user; refused ones stay visible.
import { describe, expect, it } from 'vitest'
import { Refusal } from '#sdk/refusal.ts'
import { type Change, type ChangeStore, nextOf, pauseAfter, sendChanges } from '#web/data/change-rules.ts'
import { connectionWords, pillWords } from '#web/data/offline-words.ts'

const OWNER = '2:olga'
const change = (id: string, made_at: number, over: Partial<Change> = {}): Change => ({
  id,
  owner: OWNER,
  made_at,
  path: '/v3/notes.Create',
  input: { project_id: 'p', body: id, mention_ids: [] },
  what: id,
  page: '/',
  subject: null,
  draft: null,
  state: 'waiting',
  sentence: null,
  tried: 0,
  ...over,
})
const update = (id: string, made_at: number, version: number, over: Partial<Change> = {}) =>
  change(id, made_at, {
    path: '/v3/projects.Update',
    subject: 'project:p',
    input: { project_id: 'p', version, name: id },
    ...over,
  })

function inMemory(changes: Change[]) {
  const rows = new Map(changes.map(one => [one.id, one]))
  const store: ChangeStore = {
    all: async () => [...rows.values()],
    put: async one => rows.set(one.id, one),
    remove: async id => rows.delete(id),
  }
  return { rows, store }
}
const sending = (store: ChangeStore, send: (one: Change) => Promise<unknown>, isStillOwner = () => true) =>
  sendChanges({ store, owner: OWNER, isStillOwner, send })
const refusal = (status: number, message = 'No.') => new Refusal(status, { code: 'x', message })

describe('changes that wait', () => {
  it('go out in the order they were made, and are gone then', async () => {
    const { rows, store } = inMemory([change('third', 3), change('first', 1), change('second', 2)])
    const sent: string[] = []
    const done = await sending(store, async ({ id }) => sent.push(id))
    expect(sent).toEqual(['first', 'second', 'third'])
    expect(rows.size).toBe(0)
    expect(done.ended).toBe('all sent')
  })

  it('whose answer was lost go out again under the same key, and the others wait behind', async () => {
    const { rows, store } = inMemory([change('first', 1), change('second', 2)])
    const sent: string[] = []
    const lost = await sending(store, async ({ id }) => {
      sent.push(id)
      throw refusal(0)
    })
    expect(lost.ended).toBe('unreachable')
    expect(rows.get('first')?.tried).toBe(1)
    await sending(store, async ({ id }) => sent.push(id))
    expect(sent).toEqual(['first', 'first', 'second'])
  })

  it('wait as long as the server’s database is away, however often they went out', async () => {
    const { rows, store } = inMemory([change('first', 1, { tried: 50 })])
    const away = new Refusal(503, { code: 'database_unavailable', message: 'Later.' }, { retry_after_s: 2 })
    const done = await sending(store, () => Promise.reject(away))
    expect(done.ended).toBe('unreachable')
    expect(rows.get('first')?.state).toBe('waiting')
  })

  it('refused stay with the server’s sentence, and do not hold up the rest', async () => {
    const { rows, store } = inMemory([change('bad', 1), change('good', 2)])
    const done = await sending(store, async ({ id }) => {
      if (id === 'bad') throw refusal(400, 'The note is too long.')
    })
    expect([...rows.values()].map(({ id, state, sentence }) => [id, state, sentence])).toEqual([
      ['bad', 'refused', 'The note is too long.'],
    ])
    expect(done.saved.map(({ id }) => id)).toEqual(['good'])
  })

  it('are marked before they go out: what is under way is not taken back meanwhile', async () => {
    const { rows, store } = inMemory([change('first', 1)])
    const tried: unknown[] = []
    await sending(store, async ({ id }) => tried.push(rows.get(id)?.tried))
    expect(tried).toEqual([1])
  })

  it('overtaken by another user’s stay, and are not sent again unchanged', async () => {
    const { rows, store } = inMemory([update('name', 1, 4)])
    await sending(store, async () => {
      throw refusal(409, 'Somebody changed this meanwhile.')
    })
    expect(rows.get('name')).toMatchObject({ state: 'refused', overtaken: true })
  })

  it('of one project build on each other: the second takes the version the first made', async () => {
    const { store } = inMemory([update('name', 1, 4), update('roof', 2, 4), update('old', 3, 2)])
    const versions: unknown[] = []
    await sending(store, async ({ input }) => {
      versions.push('version' in input && input.version)
      return { project: { id: 'p', version: 5 } }
    })
    expect(versions).toEqual([4, 5, 2])
  })

  it('one that went out already keeps its words: under its key it would be another write', async () => {
    const { rows, store } = inMemory([update('name', 1, 4), update('roof', 2, 4, { tried: 1 })])
    let calls = 0
    await sending(store, async () => {
      if (++calls > 1) throw refusal(0)
      return { project: { version: 5 } }
    })
    expect(rows.get('roof')?.input).toMatchObject({ version: 4 })
  })

  it('that depend on a refused one wait until a user has decided', () => {
    const refused = update('name', 1, 4, { state: 'refused' })
    expect(nextOf([refused, update('roof', 2, 4)])).toBeUndefined()
    expect(nextOf([refused, update('roof', 2, 4), change('note', 3)])?.id).toBe('note')
  })

  it('of another person, or after the session, are not sent', async () => {
    const sent: string[] = []
    const send = async ({ id }: Change) => sent.push(id)
    const { rows, store } = inMemory([change('theirs', 1, { owner: '2:otto' }), change('ours', 2)])
    expect((await sending(store, send, () => false)).ended).toBe('not allowed')
    expect(sent).toEqual([])
    await sending(store, send)
    expect(sent).toEqual(['ours'])
    expect([...rows.keys()]).toEqual(['theirs'])
  })

  it('wait as they are when the session has ended', async () => {
    const { rows, store } = inMemory([change('note', 1)])
    const done = await sending(store, async () => {
      throw refusal(401)
    })
    expect(done.ended).toBe('not allowed')
    expect(rows.get('note')).toMatchObject({ state: 'waiting', tried: 0 })
  })

  it('over which the server stumbles five times are put aside', async () => {
    const { rows, store } = inMemory([change('bad', 1, { tried: 5 }), change('good', 2)])
    await sending(store, async ({ id }) => {
      if (id === 'bad') throw refusal(500, 'Something went wrong on our side.')
    })
    expect(rows.get('bad')?.state).toBe('refused')
    expect(rows.has('good')).toBe(false)
  })

  it('are tried again after two seconds, then ever later, up to two minutes', () => {
    expect([0, 1, 2, 20].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 120_000])
  })
})

it('says how many wait, and how many were not saved', () => {
  const said = (...states: Change['state'][]) => pillWords(states.map(state => ({ state })))
  expect(said('waiting')).toBe('1 change pending')
  expect(said('waiting', 'waiting')).toBe('2 changes pending')
  expect(said('refused')).toBe('1 change not saved')
  expect(said('refused', 'waiting', 'waiting')).toBe('1 change not saved, 2 pending')
})

it('says of when the page is, with the day when that was another', () => {
  const now = new Date(2026, 10, 20, 17, 0).getTime()
  const at = (as_of: number | undefined, online = false) => connectionWords({ online, slow: false, as_of, now })
  expect(at(new Date(2026, 10, 20, 16, 12).getTime())).toBe('Can’t reach Sunquill. Showing saved data from 4:12 PM.')
  expect(at(new Date(2026, 10, 18, 9, 5).getTime(), true)).toBe('Showing saved data from 11/18/2026 9:05 AM.')
  expect(at(undefined)).toMatch(/^Can’t reach Sunquill\. /)
  expect(at(undefined, true)).toBeUndefined()
})
