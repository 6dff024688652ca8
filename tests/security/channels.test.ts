// server/security/README.md explains for every write that could redirect a secret why it doesn't. The list of writes
// follows from the contract: a new one fails until it is explained.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_MAILS } from '#machines/company/mail/account-mails.ts'
import { contractAt, type Operation, PRODUCT } from '#openapi/contract.ts'
import { root } from '#tests/support/files.ts'

const contract = contractAt(PRODUCT)
const readme = readFileSync(join(root, 'server/security/README.md'), 'utf8')
const section = (title: string) => readme.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const inCode = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Who may set how a company is reached, who belongs to it, and what they may do. */
const SETTERS = /^(settings|team|roles)\.|^company\.edit$/
/** Names an address, a host or a mailbox. An object of that name does so by its own fields. */
const ADDRESS = /(^|_)(email|addresses|host|url|cc|webhook|origin|callback)$|^(to|reply_to)$/

const isText = (schema: object) => !('enum' in schema) && !('properties' in schema)

function namesAddress(given: unknown, seen: readonly unknown[] = []): boolean {
  const schema = contract.follow(given)
  if (seen.includes(schema)) return false
  const inner = [...seen, schema]
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap(word => {
    const listed = schema[word]
    return Array.isArray(listed) ? listed : []
  })
  const named = Object.entries(contract.follow(schema['properties'])).some(
    ([name, value]) => (ADDRESS.test(name) && isText(contract.follow(value))) || namesAddress(value, inner),
  )
  return named || ('items' in schema && namesAddress(schema['items'], inner)) || parts.some(p => namesAddress(p, inner))
}

const couldRedirect = ({ method, permission, body }: Operation) =>
  method === 'post' &&
  (permission.some(one => SETTERS.test(one)) ||
    Object.values(body?.media ?? {}).some(({ schema }) => schema !== undefined && namesAddress(schema)))

describe('the table of secrets and channels', () => {
  it('lists every write of the contract that could lead a secret elsewhere, and no other', () => {
    const listed = inCode(section('Writes that name a channel'), /`([a-z_]+\.[A-Za-z]+)`/g)
    expect(listed.sort()).toEqual([...new Set(listed)])
    expect(listed).toEqual(
      contract.operations
        .filter(couldRedirect)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('lists every kind of mail about an account', () => {
    const first_column = [...section('Secrets').matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell).join()
    expect(inCode(first_column, /`(\w+)`/g).sort()).toEqual([...ACCOUNT_MAILS].sort())
  })

  it('leaves the email of an account to its user: no signed-in write changes it', () => {
    const writes = contract.operations.filter(
      ({ id, method, permission }) =>
        method === 'post' && id.startsWith('users.') && !permission.includes('public') && id !== 'users.Search',
    )
    const naming = writes.filter(({ body }) =>
      Object.values(body?.media ?? {}).some(({ schema }) => schema !== undefined && namesAddress(schema)),
    )
    expect(naming.map(({ id }) => id).sort()).toEqual(['users.GenerateInviteLink', 'users.InviteMembers'])
  })
})
