// A directory's request as changes, whether it sends a whole resource or a PATCH (RFC 7644, 3.5.2).
import * as z from 'zod'
import { ScimFault } from './answers.ts'

const Text = z.string().trim().max(200)
const Active = z.union([z.boolean(), z.enum(['True', 'False', 'true', 'false']).transform(text => /true/i.test(text))])
const Member = z.object({ value: z.uuid() })

const User = z.object({
  userName: Text.optional(),
  externalId: Text.nullish(),
  name: z.object({ givenName: Text.optional(), familyName: Text.optional() }).optional(),
  active: Active.optional(),
})
const Group = z.object({
  displayName: Text.min(1).optional(),
  externalId: Text.nullish(),
  members: z.array(Member).max(5_000).optional(),
})
export type UserWish = z.infer<typeof User>
/** `add` and `remove` change the members there are. */
export type GroupWish = z.infer<typeof Group> & { add?: string[]; remove?: string[] | 'all' }

const Patch = z.object({
  Operations: z
    .array(z.object({ op: z.string(), path: z.string().max(300).optional(), value: z.unknown().optional() }))
    .min(1)
    .max(100),
})

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body)
  if (error) {
    const [issue] = error.issues
    throw new ScimFault(400, `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'invalid'}`, 'invalidValue')
  }
  return data
}

export const wholeUser = (body: unknown): UserWish => read(User, body)
export const wholeGroup = (body: unknown): GroupWish => read(Group, body)

const opOf = (op: string) => {
  const known = (['add', 'replace', 'remove'] as const).find(one => one === op.toLowerCase())
  if (!known) throw new ScimFault(400, `${op} is no operation`, 'invalidSyntax')
  return known
}

/** Unknown attributes are ignored: directories send everything they have. */
export function userChanges(body: unknown): UserWish {
  const given: Record<string, unknown> = {}
  const name: Record<string, unknown> = {}
  for (const { op, path, value } of read(Patch, body).Operations) {
    if (opOf(op) === 'remove') continue
    const parts = path === undefined ? Object.entries(Object(value)) : [[path, value] as const]
    for (const [key, part] of parts) {
      const plain = key.replace(/^urn:ietf:params:scim:schemas:core:2\.0:User:/, '')
      if (plain.startsWith('name.')) name[plain.slice('name.'.length)] = part
      else if (plain === 'name') Object.assign(name, Object(part))
      else given[plain] = part
    }
  }
  return read(User, { ...given, ...(Object.keys(name).length > 0 ? { name } : {}) })
}

const OneMember = /^members\[value eq "([0-9a-f-]{36})"\]$/i

export function groupChanges(body: unknown): GroupWish {
  const wish: GroupWish = {}
  const add = (ids: string[]) => {
    wish.add = [...(wish.add ?? []), ...ids]
  }
  const idsIn = (value: unknown) => read(z.array(Member).max(5_000), [value].flat()).map(one => one.value)
  for (const { op, path, value } of read(Patch, body).Operations) {
    const kind = opOf(op)
    const [, one] = OneMember.exec(path ?? '') ?? []
    if (kind === 'remove' && one) wish.remove = [...(wish.remove === 'all' ? [] : (wish.remove ?? [])), one]
    else if (kind === 'remove' && path === 'members')
      wish.remove = value === undefined || value === null ? 'all' : idsIn(value)
    else if (kind === 'add' && path === 'members') add(idsIn(value))
    else if (kind === 'replace' && path === 'members') wish.members = read(z.array(Member), [value].flat())
    else if (kind !== 'remove') {
      const whole = read(Group, path === undefined ? value : { [path]: value })
      if (kind === 'add' && whole.members) add(whole.members.map(member => member.value))
      else if (whole.members) wish.members = whole.members
      if (whole.displayName !== undefined) wish.displayName = whole.displayName
      if (whole.externalId !== undefined) wish.externalId = whole.externalId
    }
  }
  return wish
}

/** `userName eq "rep@example.com"`, the one filter directories need (RFC 7644, 3.4.2.2). */
export function filterIn<K extends string>(text: string | undefined, allowed: readonly K[]) {
  if (text === undefined) return undefined
  const [, name, quoted] = /^\s*([A-Za-z]+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(text) ?? []
  const attribute = allowed.find(one => one.toLowerCase() === name?.toLowerCase())
  if (attribute === undefined || quoted === undefined)
    throw new ScimFault(
      400,
      `Only ${allowed.map(one => `${one} eq "…"`).join(' and ')} can be filtered by`,
      'invalidFilter',
    )
  const value: unknown = JSON.parse(quoted)
  return { attribute, value: String(value) }
}
