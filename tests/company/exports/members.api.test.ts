// Members of a restored company join again by email: an archive claims no addresses, and reveals no accounts.

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { rowsOf as rowsOfResult } from '#server/db/rows.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, openedBy } from '#tests/support/sale.ts'
import {
  bringIn,
  type Contents,
  contentsOf,
  deliverMails,
  lines,
  rowsOf,
  signedAnew,
  takeOut,
  trust,
} from './archives.ts'

const REP = emailOf('Sales Rep', 3)
const STRANGER = 'stranger@example.com'
let there: TestApp
let contents: Contents
let test: TestApp
let call: Client

beforeAll(async () => {
  there = await testApp()
  await there.addCompany(3, 'Moving Solar', SYSTEM_ROLES)
  contents = await contentsOf(await takeOut(there, (await there.signIn(emailOf('Owner', 3))).call))
})

beforeEach(async () => {
  test = await testApp()
  await trust(test, there)
  const { token } = openedBy(
    (await test.anyone.POST('/v3/company.SignUp', { body: founder(emailOf('Owner', 3)) })).data,
  )
  call = test.clientOf(token)
  await deliverMails(test)
})

const founder = (email: string) => ({
  company_name: 'New Home Solar',
  state: 'AZ' as const,
  firstname: 'Nora',
  lastname: 'New',
  email,
  password: 'seven quiet sunflowers',
})

/** With these addresses in the place of two members. */
const restore = async (rep = REP, viewer = emailOf('Viewer', 3), status = 'active') => {
  const users = rowsOf(contents, 'users').map(row => {
    if (row['email'] === REP) return { ...row, email: rep, status }
    return row['email'] === emailOf('Viewer', 3) ? { ...row, email: viewer } : row
  })
  const files = new Map(contents.files).set('data/users.json', lines(users))
  const job = await bringIn(test, call, await signedAnew(there, files))
  expect(job.status, job.sentence).toBe('done')
}

const team = async () => answered((await call.GET('/v3/users.GetUsers', {})).data).users
const memberWith = async (email: string) => {
  const found = (await team()).find(({ contacts }) => contacts[0]?.contact === email)
  if (!found) throw new Error(`Nobody has ${email}`)
  return found
}
const invite = (email: string, role_id: string) =>
  call.POST('/v3/users.GenerateInviteLink', { body: { email, role_id } })
const accept = (url: string, email: string) =>
  test.anyone.POST('/v3/users.AcceptInvite', {
    body: { invite: url.split('/').at(-2) ?? '', email, firstname: 'Riley', lastname: 'Again', password: PASSWORD },
  })

describe('a restored member', () => {
  it('is invited, takes their old place by the mailed link, and has no account before', async () => {
    await restore()
    const before = await memberWith(REP)
    expect(before.status).toBe('invited')
    await test.anyone.POST('/v3/users.RequestResetPassword', { body: { email: REP } })
    await expect(linkIn(test, before.company_id, REP)).rejects.toThrow()
    expect(await refusal(call.POST('/v3/users.ResetPasswordByAdmin', { body: { user_id: before.id } }))).toMatchObject({
      status: 409,
      code: 'not_joined',
    })
    await invite(REP, before.role_id)
    const { user, token } = openedBy((await accept(await linkIn(test, before.company_id, REP), REP)).data)
    expect(user).toMatchObject({ id: before.id, lastname: 'Again', status: 'active' })
    expect((await test.clientOf(token).GET('/v1/user')).data?.user.id).toBe(before.id)
    expect((await team()).filter(({ contacts }) => contacts[0]?.contact === REP)).toHaveLength(1)
  })

  it('who was disabled stays so, and once let in is invited', async () => {
    await restore(REP, emailOf('Viewer', 3), 'disabled')
    const { id, version, role_id } = await memberWith(REP)
    expect(await refusal(invite(REP, role_id))).toMatchObject({ status: 409, code: 'user_disabled' })
    const { data } = await call.POST('/v3/users.DisableUser', { body: { user_id: id, disabled: false, version } })
    expect(answered(data).user.status).toBe('invited')
  })

  it('whose invitation is open can be disabled, and then does not join', async () => {
    await restore()
    const { id, version, role_id } = await memberWith(REP)
    const { url } = answered((await invite(REP, role_id)).data)
    await call.POST('/v3/users.DisableUser', { body: { user_id: id, disabled: true, version } })
    expect(await refusal(accept(url, REP))).toMatchObject({ status: 409, code: 'invite_revoked' })
  })
})

describe('an address in an archive', () => {
  it('is not taken from its owner', async () => {
    await restore(STRANGER)
    const signed_up = await test.anyone.POST('/v3/company.SignUp', { body: founder(STRANGER) })
    expect(openedBy(signed_up.data).user.company.name).toBe('New Home Solar')
    const { role_id } = await memberWith(STRANGER)
    const { url } = answered((await invite(STRANGER, role_id)).data)
    expect(await refusal(accept(url, STRANGER))).toMatchObject({ code: 'email_taken' })
  })

  it('says nothing about who has an account here', async () => {
    await restore(emailOf('Sales Rep'), STRANGER)
    const [known, unknown] = [await memberWith(emailOf('Sales Rep')), await memberWith(STRANGER)]
    expect([known.status, unknown.status]).toEqual(['invited', 'invited'])
    // The address's owner still signs in to their own company.
    const { user } = await test.signIn(emailOf('Sales Rep'))
    expect(user.company_id).toBe(2)
    expect((await call.GET('/v3/users.Get', { params: { query: { user_id: known.id } } })).data?.sessions).toEqual([])
  })
})

it('the age an archive gives its company lets it send no more mail', async () => {
  const [company] = rowsOf(contents, 'company')
  const files = new Map(contents.files).set(
    'data/company.json',
    lines([{ ...company, created_at: '2020-01-01T00:00:00.000Z' }]),
  )
  await bringIn(test, call, await signedAnew(there, files))
  test.ports.mail_server = true
  await test.database.asOwner(db => db.execute(sql`update companies set address_verified_at = now()`))
  const [{ created_at } = { created_at: '' }] = await test.database.asOwner(async db =>
    rowsOfResult<{ created_at: string }>(
      await db.execute(sql`select created_at from companies where name = 'Moving Solar'`),
    ),
  )
  expect(new Date(created_at).getUTCFullYear()).toBe(2020)
  expect(answered((await call.GET('/v3/messages.ListMails', {})).data).daily?.limit).toBe(100)
})
