import { expect, it } from 'vitest'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { findSettings, reachedSettings } from '#web/frame/settings-pages.ts'

const permissionsOf = (name: string) => new Set(SYSTEM_ROLES.find(role => role.name === name)?.permissions)
const found = (role: string, typed: string) =>
  findSettings(reachedSettings(permissionsOf(role)), typed).flatMap(({ sections }) =>
    sections.map(({ label }) => label),
  )

it.each([
  ['base price', 'Base price'],
  ['PPW', 'Base price'],
  ['minimum margin', 'Pricing checks'],
  ['smtp', 'Email server'],
  ['permissions', 'Roles'],
  ['idle', 'Session'],
  ['net metering', 'Utilities'],
])('finds by “%s” the page %s', (typed, label) => {
  expect(found('Owner', typed)).toEqual([label])
})

it('holds every word that was typed', () => {
  expect(found('Owner', 'margin smtp')).toEqual([])
  expect(found('Owner', 'company roles')).toEqual(['Roles'])
})

it('lists every page the role reaches while nothing is typed, and finds no other', () => {
  expect(found('Sales Rep', ' ')).toEqual(['Points of contact', 'Your notifications'])
  expect(found('Sales Rep', 'margin')).toEqual([])
})
