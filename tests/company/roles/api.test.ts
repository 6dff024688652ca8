// Roles: the company's own, besides the built-in ones.
import { beforeEach, describe, expect, it } from 'vitest'
import { AREAS } from '#machines/company/roles/labels.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import type { Permission } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const create = (name: string, permissions?: Permission[]) =>
  owner.POST('/v3/roles.Create', { body: { name, ...(permissions ? { permissions } : {}) } })
const all = async () => answered((await owner.GET('/v3/roles.ListPermissions')).data)

it('every permission of the contract has its words, in one area', () => {
  const named = AREAS.flatMap(({ permissions }) => permissions)
  const { enum: permissions } = contractAt(PRODUCT).follow({ $ref: '#/components/schemas/Permission' })
  expect(named).toHaveLength(new Set(named).size)
  expect(new Set<string>(named)).toEqual(new Set(Array.isArray(permissions) ? permissions : []))
})

describe('a role', () => {
  it('is made, named, changed and deleted, and counts its members', async () => {
    const { role } = answered((await create('Surveyor', ['projects.view_own'])).data)
    expect(role).toMatchObject({ is_system: false, members: 0, permissions: ['projects.view_own'] })
    const renamed = await owner.POST('/v3/roles.Update', {
      body: { role_id: role.id, name: 'Roof surveyor', description: 'Looks at roofs', version: 1 },
    })
    expect(renamed.data?.role).toMatchObject({ name: 'Roof surveyor', version: 2 })
    const permissions: Permission[] = ['projects.view_all', 'design.edit']
    const changed = await owner.POST('/v3/roles.UpdatePermission', {
      body: { role_id: role.id, permissions, version: 2 },
    })
    expect(changed.data?.role).toMatchObject({ permissions, version: 3 })
    const { data } = await owner.POST('/v3/roles.Delete', { body: { role_id: role.id, version: 3 } })
    expect(data).toEqual({ reassigned: 0 })
    expect((await all()).roles.some(({ id }) => id === role.id)).toBe(false)
  })

  it('starts with what the company has chosen for new roles', async () => {
    const permissions: Permission[] = ['dashboard.view', 'design.edit']
    await owner.POST('/v3/roles.UpdateDefaultNewPermissions', { body: { permissions, version: 0 } })
    expect((await create('Drafter')).data?.role.permissions).toEqual(permissions)
    expect((await owner.GET('/v3/roles.DefaultNewPermissions')).data).toEqual({ permissions, version: 1 })
    const stale = owner.POST('/v3/roles.UpdateDefaultNewPermissions', { body: { permissions: [], version: 0 } })
    expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('in use is deleted only with another for its members', async () => {
    const { role } = answered((await create('Surveyor', ['projects.view_own'])).data)
    const rep = await test.signIn(emailOf('Sales Rep'))
    await owner.POST('/v3/users.UpdateRole', { body: { user_id: rep.user.id, role_id: role.id, version: 1 } })
    const remove = (reassign_to?: string) =>
      owner.POST('/v3/roles.Delete', {
        body: { role_id: role.id, version: 1, ...(reassign_to ? { reassign_to } : {}) },
      })
    expect(await refusal(remove())).toMatchObject({ status: 409, code: 'role_in_use' })
    expect(await refusal(remove(role.id))).toMatchObject({ status: 400 })
    expect((await remove(rep.user.role_id)).data).toEqual({ reassigned: 1 })
    expect((await rep.call.GET('/v1/user')).data?.user.role).toBe('Sales Rep')
  })

  it('that comes with the product stays as it is', async () => {
    const { roles } = await all()
    for (const role of roles.filter(({ is_system }) => is_system)) {
      const { id: role_id, version } = role
      const tries = [
        () => owner.POST('/v3/roles.UpdatePermission', { body: { role_id, permissions: [], version } }),
        () => owner.POST('/v3/roles.Update', { body: { role_id, name: 'Mine', description: '', version } }),
        () => owner.POST('/v3/roles.Delete', { body: { role_id, version } }),
      ]
      for (const one of tries) expect(await refusal(one())).toMatchObject({ status: 409, code: 'system_role' })
    }
  })

  it('gains and loses nothing that the acting user lacks', async () => {
    const { role } = answered((await create('Bookkeeper', ['billing.view', 'dashboard.view'])).data)
    // An admin may do everything but see the bill.
    const admin = (await test.signIn(emailOf('Admin'))).call
    const set = (permissions: Permission[]) =>
      admin.POST('/v3/roles.UpdatePermission', { body: { role_id: role.id, permissions, version: 1 } })
    expect(await refusal(set(['dashboard.view']))).toMatchObject({ status: 403, code: 'beyond_own' })
    const made = admin.POST('/v3/roles.Create', { body: { name: 'Second', permissions: ['billing.view'] } })
    expect(await refusal(made)).toMatchObject({ status: 403, code: 'beyond_own' })
    expect((await set(['billing.view', 'dashboard.view', 'design.edit'])).data?.role.version).toBe(2)
  })

  it('has a name of its own', async () => {
    await create('Surveyor')
    expect(await refusal(create('Surveyor'))).toMatchObject({ status: 409, code: 'name_taken' })
  })
})
