// A built-in role is named in the reader's language; a company's own stays as it was typed.
import { afterEach, expect, it } from 'vitest'
import { roleName } from '#machines/company/roles/role-name.ts'
import { readLanguageFrom } from '#machines/words/language.ts'
import { SUPPORT_ROLE, SYSTEM_ROLES } from '#server/company/system-roles.ts'

afterEach(() => readLanguageFrom(() => 'en'))

it('every built-in role has a name in both languages', () => {
  const names = [...SYSTEM_ROLES, SUPPORT_ROLE].map(({ name }) => name)
  expect(names.map(roleName)).toEqual(names)
  readLanguageFrom(() => 'es')
  for (const name of names) expect(roleName(name)).not.toBe(name)
})

it('a role of a company’s own is not translated', () => {
  readLanguageFrom(() => 'es')
  expect(roleName('Surveyor')).toBe('Surveyor')
})
