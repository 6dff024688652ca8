// Several people invited at once: one answer per row, and the stored manager and territory.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, openedBy } from '#tests/support/sale.ts'

type Row = Schemas['InviteRow']
let test: TestApp
beforeEach(async () => {
  test = await testApp()
})
const as = async (role: string) => test.signIn(emailOf(role))
const invite = async (rows: Row[], by = 'Owner') =>
  answered((await (await as(by)).call.POST('/v3/users.InviteMembers', { body: { rows } })).data)
const people = (count: number, role_id: string): Row[] =>
  Array.from({ length: count }, (_, at) => ({ email: `new-${at}@example.com`, role_id }))
const open = async () => answered((await (await as('Owner')).call.GET('/v3/users.ListInvites', {})).data).invites

describe('a list of people', () => {
  it('is invited row by row: rejected ones are named with the reason, and stop no others', async () => {
    const { role_id: owner_role } = (await as('Owner')).user
    const { role_id } = (await as('Sales Rep')).user
    const rows: Row[] = [
      { email: 'one@example.com', role_id },
      { email: 'ONE@example.com', role_id },
      { email: emailOf('Viewer'), role_id },
      { email: 'no address', role_id },
      { email: 'above@example.com', role_id: owner_role },
      { email: 'nobody@example.com', role_id, manager_id: '0198f7a2-0000-7000-8000-00000000dead' },
      { email: 'lost@example.com', role_id: '0198f7a2-0000-7000-8000-00000000dead' },
      { email: 'two@example.com', role_id },
    ]
    const { mailed, results } = await invite(rows, 'Admin')
    expect(mailed).toBe(false)
    expect(results.map(({ invited, code, field }) => [invited, code, field])).toEqual([
      [true, undefined, undefined],
      [false, 'twice_in_list', 'email'],
      [false, 'email_taken', 'email'],
      [false, 'not_an_email', 'email'],
      [false, 'role_above_own', 'role_id'],
      [false, 'invalid_input', 'manager_id'],
      [false, 'no_such_role', 'role_id'],
      [true, undefined, undefined],
    ])
    expect(results.map(({ email }) => email)).toEqual(rows.map(({ email }) => email))
    expect((await open()).map(({ email }) => email)).toEqual(['two@example.com', 'one@example.com'])
    expect(await mailsTo(test, 2, 'above@example.com')).toHaveLength(0)
    expect(await mailsTo(test, 2, 'two@example.com')).toHaveLength(1)
  })

  it('says of an address with an open invitation that it has one, until that is taken back', async () => {
    const { role_id } = (await as('Sales Rep')).user
    const [first] = (await invite([{ email: 'again@example.com', role_id }])).results
    const again = async () => (await invite([{ email: 'Again@example.com', role_id }])).results[0]
    expect(await again()).toMatchObject({ invited: false, code: 'invited_already' })
    const owner = (await as('Owner')).call
    await owner.POST('/v3/users.RevokeInvite', { body: { invite_id: first?.invite?.id ?? '' } })
    expect(await again()).toMatchObject({ invited: true })
  })

  it('has 1 to 50 rows', async () => {
    const { call } = await as('Owner')
    const { role_id } = (await as('Sales Rep')).user
    const post = (count: number) => call.POST('/v3/users.InviteMembers', { body: { rows: people(count, role_id) } })
    expect(await refusal(post(0))).toMatchObject({ status: 400 })
    expect(await refusal(post(51))).toMatchObject({ status: 400 })
    const { results } = answered((await post(50)).data)
    expect(results.filter(({ invited }) => invited)).toHaveLength(50)
    expect(new Set(results.map(({ url }) => url)).size).toBe(50)
  })

  it('is for those who may invite', async () => {
    const { call, user } = await as('Viewer')
    const body = { rows: people(1, user.role_id) }
    expect(await refusal(call.POST('/v3/users.InviteMembers', { body }))).toMatchObject({ status: 403 })
  })
})

describe('manager and territory', () => {
  it('go from the invitation to the member, and into the list', async () => {
    const manager = (await as('Sales Manager')).user
    const { role_id } = (await as('Sales Rep')).user
    const territory = { states: ['AZ', 'NV'], zips: ['92301'] }
    const rows = [{ email: 'placed@example.com', role_id, manager_id: manager.id, territory }]
    const [result] = (await invite(rows)).results
    const name = `${manager.firstname} ${manager.lastname}`
    expect(result?.invite).toMatchObject({ manager: name, territory })
    const secret = result?.url?.split('/').at(-2) ?? ''
    const body = { invite: secret, firstname: 'Pat', lastname: 'Placed', email: 'placed@example.com' }
    const joined = await test.anyone.POST('/v3/users.AcceptInvite', {
      body: { ...body, password: 'seven quiet sunflowers' },
    })
    expect(openedBy(joined.data).token).toBeTruthy()
    const { call } = await as('Owner')
    const { users } = answered((await call.GET('/v3/users.GetUsers', { params: { query: { search: 'Placed' } } })).data)
    expect(users).toMatchObject([{ manager: { id: manager.id, name }, territory }])
  })

  it('are changed later from the version seen, emptied, and make no circle', async () => {
    const { call } = await as('Owner')
    const rep = (await as('Sales Rep')).user
    const manager = (await as('Sales Manager')).user
    const change = (user_id: string, version: number, more: object = {}) =>
      call.POST('/v3/users.UpdatePlacement', { body: { user_id, version, ...more } })
    const territory = { states: ['CA'], zips: [] }
    const changed = answered((await change(rep.id, 1, { manager_id: manager.id, territory })).data).user
    expect(changed).toMatchObject({ manager: { id: manager.id }, territory, version: 2 })
    expect(await refusal(change(rep.id, 1))).toMatchObject({ status: 409, code: 'stale_version' })
    const circle = await refusal(change(manager.id, 1, { manager_id: rep.id }))
    expect(circle.fields['manager_id']).toContain('reports to this member')
    const self = await refusal(change(rep.id, 2, { manager_id: rep.id }))
    expect(self.fields['manager_id']).toContain('own manager')
    expect(answered((await change(rep.id, 2)).data).user).toMatchObject({ manager: null, territory: null })
  })

  it('with higher permissions are not changed', async () => {
    const admin = (await as('Admin')).call
    const owner = (await as('Owner')).user
    const body = { user_id: owner.id, version: 1 }
    expect(await refusal(admin.POST('/v3/users.UpdatePlacement', { body }))).toMatchObject({ code: 'above_own' })
  })
})
