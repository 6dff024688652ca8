// A cursor comes back from outside. Every list of the contract refuses one it did not write, in words, before the database sees it.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import contract from '#sdk/contract.gen.json' with { type: 'json' }
import { aDay, aNumber, anId, asWritten, aText, aTime, cursorOf, orNull } from '#server/lib/paging.ts'
import { upload } from '#tests/sheet-import/upload.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, designInput, financed } from '#tests/support/sale.ts'

const ID = '0198f7a2-0000-7000-8000-000000000010'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (cursor: string): unknown => JSON.parse(Buffer.from(cursor, 'base64url').toString())

/** Whatever a list is asked for. */
const LISTS = Object.entries(contract.paths).flatMap(([path, item]) => {
  const text = JSON.stringify('get' in item ? item.get : {})
  return text.includes('#/components/parameters/Cursor"') || text.includes('"name":"cursor"') ? [path] : []
})

const HOSTILE: unknown[] = [
  null,
  '',
  'x',
  ID,
  ID.slice(1),
  '0'.repeat(36),
  0,
  -1,
  1.5,
  2 ** 31,
  1e300,
  '99999999999999999999999',
  'NaN',
  '2026-02-30',
  '0000-01-01',
  '2026-02-30T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '2026-02-30 00:00:00+00',
  '2026-01-01 00:00:00+99',
  'a\0b',
  '\ud800',
  "'; select 1 --",
  [],
  {},
]

/** All kinds of cursors that aren't this list's. */
function tampered(own: string | null, others: readonly string[]): string[] {
  const synthetic = own === null ? HOSTILE.flatMap(part => [encode([part]), encode([part, ID])]) : HOSTILE.map(encode)
  const text = (raw: string) => Buffer.from(raw).toString('base64url')
  const raw = [ID, '5', '0', '-1', 'NaN', `2026-02-30 ${ID}`, `2026-01-01T00:00:00Z ${ID}`, 'a\0b', '[', '{}'].map(text)
  const broken = ['%', '=', '/w', '_w', 'a'.repeat(800), Buffer.from([0xff, 0xfe, 0x00]).toString('base64url')]
  if (own === null) return [...synthetic, ...raw, ...broken, ...others]
  const parts = decode(own)
  if (!Array.isArray(parts)) throw new Error(`Not a cursor: ${own}`)
  const changed = parts.flatMap((is, index) =>
    HOSTILE.filter(part => index === 0 || (typeof part === 'string' ? isFault(part) : typeof part !== typeof is)).map(
      part => encode(parts.with(index, part)),
    ),
  )
  return [
    ...synthetic,
    ...raw,
    ...broken,
    ...others.filter(other => other !== own).slice(0, 6),
    ...changed,
    own.slice(0, -1),
    own.slice(1),
    `${own}=`,
    encode([...parts, ID]),
    encode(parts.slice(0, -1)),
    text(` ${JSON.stringify(parts)}`),
  ]
}
/** No part of any key, whatever its kind. */
const isFault = (part: unknown) => typeof part === 'string' && /[\0\ud800]/.test(part)

let test: TestApp
let tokens: Record<string, string>
let ids: Record<string, string>
beforeAll(async () => {
  test = await testApp()
  const owner = await test.signIn(emailOf('Owner'))
  const staff = await test.signIn(emailOf('Support', 1))
  tokens = { owner: owner.token, staff: staff.token }
  ids = await somethingOfEach(owner.call, owner.user.id)
})

/** Two rows in as many lists as one sale fills. */
async function somethingOfEach(call: Client, user_id: string) {
  const { project_id, offer } = await financed(call)
  await financed(call)
  const save = async (version: number) =>
    call.POST('/v3/design.Save', { body: await designInput(call, project_id, version) })
  await save(1)
  for (const version of [0, 1]) {
    const body = { project_id, version, language: 'en' as const, option_ids: [offer.option_id], publish: true }
    answered((await call.POST('/v3/proposal.Save', { body })).data)
  }
  for (const body of ['One', 'Two'])
    answered((await call.POST('/v3/notes.Create', { body: { project_id, body, mention_ids: [] } })).data)
  for (const title of ['One', 'Two'])
    answered(
      (await call.POST('/v3/tasks.Create', { body: { project_id, title, assignee_id: user_id, due_on: null } })).data,
    )
  for (const tag of ['one', 'two'])
    answered(
      (
        await call.POST('/v3/projects.BulkUpdate', {
          body: { project_ids: [project_id], change: { kind: 'add_tag', tag } },
        })
      ).data,
    )
  const { homeowners } = answered(
    (await call.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })).data,
  )
  const lead = await upload(
    call,
    'lead',
    'Name,Street,Zip\nSam Sample,100 Example St,85004\nKim Sample,101 Example St,85004\n',
  )
  return {
    project_id,
    user_id,
    homeowner_id: homeowners[0]?.id ?? '',
    import_id: lead.id,
  }
}

const ask = (path: string, more: Readonly<Record<string, string | undefined>>) => {
  const asked = Object.entries({ ...needsOf(path), ...more })
  const query = new URLSearchParams(asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  return test.app.request(`${path}?${query}`, {
    headers: { authorization: `Bearer ${path === '/v3/company.List' ? tokens['staff'] : tokens['owner']}` },
  })
}

function needsOf(path: string): Record<string, string> {
  const { project_id = '', user_id = '', homeowner_id = '', import_id = '' } = ids
  if (path === '/v3/sheet_imports.ListRows') return { import_id }
  if (path === '/v3/sheet_imports.List') return { kind: 'lead' }
  if (path === '/v3/users.ListActivity') return { user_id }
  if (path === '/v3/homeowners.ListMails') return { homeowner_id }
  if (path === '/v3/collections.SearchPanel') return { search: 'Q' }
  if (path.endsWith('ByManufacturer')) return { manufacturer: 'Hanwha Q CELLS' }
  return /ByProject|projects\.ListActivity|ListDrawing|proposal\.List|ListFiles/.test(path) ? { project_id } : {}
}

async function cursorIn(path: string): Promise<string | null> {
  const response = await ask(path, { limit: '1' })
  expect(response.status, path).toBe(200)
  const { next_cursor } = await response.json()
  return typeof next_cursor === 'string' ? next_cursor : null
}

describe('a cursor', () => {
  it('is read by every list there is', () => expect(LISTS.length).toBeGreaterThan(40))

  it('that a list did not write is refused by it with a sentence, and its own leads on', async () => {
    const real = new Map<string, string | null>()
    for (const path of LISTS) real.set(path, await cursorIn(path))
    const others = [...real.values()].filter(cursor => cursor !== null)
    expect(others.length).toBeGreaterThan(20)
    const wrong: string[] = []
    for (const [path, own] of real) {
      if (own) expect((await ask(path, { limit: '1', cursor: own })).status, path).toBe(200)
      const same = others.filter(other => JSON.stringify(decode(other)).split('"')[1] !== nameIn(own))
      for (const cursor of tampered(own, own ? same : [])) {
        const response = await ask(path, { cursor })
        const answer = await response.json()
        if (response.status !== 400 || typeof answer.message?.cursor !== 'string')
          wrong.push(`${path} ${cursor} ${response.status}`)
      }
    }
    expect(wrong).toEqual([])
  }, 240_000)

  it('belongs to one order', async () => {
    const { next_cursor } = await (await ask('/v3/projects.List', { limit: '1', sort: 'name' })).json()
    for (const order of [{ sort: 'number' }, { sort: 'name', direction: 'desc' }, { sort: 'price_cents' }])
      expect((await ask('/v3/projects.List', { ...order, cursor: next_cursor })).status).toBe(400)
  })
})

const nameIn = (own: string | null) => (own ? JSON.stringify(decode(own)).split('"')[1] : undefined)

describe('a part of a cursor', () => {
  const KINDS = {
    id: [anId, [ID]],
    text: [aText, ['a', '', 'ñ 😀', "'; select"]],
    number: [aNumber, [0, 7, 2 ** 31 - 1]],
    day: [aDay, ['2026-02-28', '9999-12-31']],
    time: [aTime, ['2026-02-28T10:00:00.123Z']],
    timestamptz: [asWritten('timestamptz'), ['2026-02-28 10:00:00.123456+00']],
    bigint: [asWritten('bigint'), ['0', '-5', '1234567890']],
    float8: [asWritten('float8'), ['8.6', '1e-05']],
    gap: [orNull(asWritten('integer')), [null, '5']],
  } as const

  it.each(Object.entries(KINDS))(
    'of kind %s is read back as it was written, and nothing else is',
    (_, [kind, good]) => {
      const list = cursorOf('a list', kind)
      for (const part of good) {
        const cursor = encode(['a list', part])
        expect(list.read(cursor)).toEqual([part])
      }
      for (const part of ['a\0b', '\ud800', [], {}, true]) expect(() => list.read(encode(['a list', part]))).toThrow()
      expect(() => cursorOf('another list', kind).read(encode(['a list', good[0]]))).toThrow()
    },
  )

  it.each(['2026-02-30', '0000-01-01', '2026-13-01', '2026-1-1'])('is no day there never was: %s', day => {
    expect(aDay(day)).toBe(false)
    expect(aTime(`${day}T00:00:00.000Z`)).toBe(false)
    expect(asWritten('timestamptz')(`${day} 00:00:00+00`)).toBe(false)
  })
})
