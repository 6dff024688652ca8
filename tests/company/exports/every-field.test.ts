// Every field of every row of a real archive, each with everything that is not of its type, before the database sees it. What is
// of its type and still a lie is tried in mutations.api.test.ts, one restored archive at a time.
import { beforeAll, expect, it } from 'vitest'
import { fieldsOf } from '#server/company/exports/archive-rows.ts'
import { checkRow } from '#server/company/exports/check-row.ts'
import { ENTITIES } from '#server/company/exports/entities.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { published, sent } from '#tests/support/sale.ts'
import { type Contents, contentsOf, deliverMails, rowsOf, takeOut } from './archives.ts'

const NOW = new Date('2026-11-21T17:00:00.000Z')
const UUID = '0198f7a2-0000-7000-8000-00000000aaaa'
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

/** Values no column of the type accepts. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  uuid: ['', '1', UUID.toUpperCase(), `{${UUID}}`, `${UUID}\n`, UUID.replaceAll('-', ''), 7, [], {}, true],
  'uuid[]': [UUID, [UUID.toUpperCase()], [null], [[UUID]], {}, 7],
  text: ['\0', 'x'.repeat(4_194_305), 7, [], {}, true],
  'text[]': ['x', ['\0'], [7], [null], {}, 7],
  boolean: ['true', 0, 1, 'f', [], {}],
  integer: ['1', 0.5, Number.POSITIVE_INFINITY, Number.NaN, [], {}, true],
  bigint: ['1', 0.5, 2 ** 53, [], {}, true],
  'integer[]': [1, ['1'], [0.5], [null], {}],
  'double precision': ['1', Number.NaN, Number.POSITIVE_INFINITY, [], {}, true],
  bytea: ['\\x00', 'ab=c', 'a b', 7, [], {}],
  date: ['2026-11-21T00:00:00Z', 'infinity', 'now', '2026-1-1', 7, [], {}],
  jsonb: [nested(41), { name: '\0' }, { ['\0']: 1 }, ['x'.repeat(4_194_305)]],
  'timestamp with time zone': ['now', 'infinity', '2026-11-21', '2026-13-01T00:00:00.000Z', 7, [], {}, true],
}

let contents: Contents
beforeAll(async () => {
  const test = await testApp()
  await test.addCompany(3, 'Moving Solar', SYSTEM_ROLES)
  const owner = (await test.signIn(emailOf('Owner', 3))).call
  const { project_id } = await sent(test, owner)
  await published(owner, project_id)
  await deliverMails(test)
  contents = await contentsOf(await takeOut(test, owner))
})

const isRefused = (entity: (typeof ENTITIES)[number], row: Record<string, unknown>) => {
  try {
    checkRow(entity, row, NOW)
    return false
  } catch (error) {
    return error instanceof Error && /^This archive can’t be read: .+ isn’t valid|has no field/.test(error.message)
  }
}

it('nothing of another type, length, depth or spelling gets past in any field of any row', () => {
  const passed: string[] = []
  let tried = 0
  for (const entity of ENTITIES) {
    const [row = {}] = entity.name === 'audits' ? [] : rowsOf(contents, entity.name)
    for (const { name, type, required } of fieldsOf(entity)) {
      const wrong = [...(WRONG[type] ?? [undefined]), ...(required ? [null] : [])]
      for (const value of wrong) {
        tried += 1
        if (!isRefused(entity, { ...row, [name]: value }))
          passed.push(`${entity.name}.${name}: ${type} ${String(value)}`)
      }
    }
    if (!isRefused(entity, { ...row, password_hash: 'x' })) passed.push(`${entity.name}: a field of its own`)
  }
  expect(passed).toEqual([])
  expect(tried).toBeGreaterThan(4_000)
})

it('nothing that has been may be of the future, and nothing that heads a mail has a second line', () => {
  const passed: string[] = []
  for (const entity of ENTITIES)
    for (const { name, type } of fieldsOf(entity)) {
      const ahead = type === 'timestamp with time zone' && !/(expires|deadline)_at$/.test(name)
      if (ahead && !isRefused(entity, { [name]: '2999-01-01T00:00:00.000Z' })) passed.push(`${entity.name}.${name}`)
      const heads = type === 'text' && /^(name|firstname|lastname|legal_name|subject|.*email)$|_address$/.test(name)
      if (heads && !isRefused(entity, { [name]: 'a\r\nBcc: everyone@example.com' }))
        passed.push(`${entity.name}.${name}`)
    }
  expect(passed).toEqual([])
})

it('an unknown time zone is refused, since all of the company’s times depend on it', () => {
  const company = ENTITIES.filter(({ name }) => name === 'company')
  for (const entity of company) {
    for (const timezone of ['Mars/Phobos', '', '__proto__', "UTC'; select 1"])
      expect(isRefused(entity, { timezone })).toBe(true)
    expect(isRefused(entity, { timezone: 'America/Phoenix' })).toBe(false)
  }
})
