// Operations that reach far need a fresh sign-in or proof.
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#sdk/operations.gen.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { passkeyDevice } from '#tests/support/passkey.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let call: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  call = (await test.signIn(emailOf('Owner'))).call
})
const minutes = (n: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + n * 60_000)
}
const addRole = (by = call) =>
  by.POST('/v3/roles.Create', { body: { name: `Role ${Math.random()}`, description: '', permissions: [] } })
const confirm = (body: object) => call.POST('/v3/users.ConfirmIdentity', { body })
const codeNow = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: test.clock.now.getTime() })

describe('a fresh sign-in', () => {
  it('is needed for what reaches far, and only for that', () => {
    const marked = Object.entries(operations).flatMap(([, row]) => ('step_up' in row ? [row.id] : []))
    expect(marked.sort()).toEqual([
      'audits.Export',
      'exports.Start',
      'installation.EraseCompany',
      'installation.SuspendCompany',
      'privacy.DeleteProject',
      'privacy.Erase',
      'privacy.Export',
      'projects.Export',
      'roles.Create',
      'roles.Delete',
      'roles.Update',
      'roles.UpdateDefaultNewPermissions',
      'roles.UpdatePermission',
      'settings.AddDomain',
      'settings.ConnectGoogle',
      'settings.GoogleConfig',
      'settings.Invoicing',
      'settings.NewDirectoryToken',
      'settings.RemoveDomain',
      'settings.RenewLenderWebhook',
      'settings.SMTPConfig',
      'settings.SecondStepPolicy',
      'settings.SingleSignOn',
      'settings.UpdateLenderConfig',
      'support.DecideAccess',
      'support.RequestAccess',
      'support.SetPolicy',
      'users.ResetSecondStep',
      'users.UpdateRole',
    ])
  })

  it('counts for 15 minutes, then the password is asked for', async () => {
    expect((await addRole()).data?.role.name).toContain('Role')
    minutes(15)
    await addRole()
    minutes(1)
    expect(await refusal(addRole())).toMatchObject({ status: 403, code: 'step_up_required' })
    expect((await call.GET('/v3/users.GetSignInMethods')).response.status).toBe(200)
    expect((await call.POST('/v3/users.BeginConfirmation')).data).toEqual({
      password: true,
      code: false,
      passkey: null,
    })
    expect(Object.keys((await refusal(confirm({ password: 'not it' }))).fields)).toEqual(['password'])
    expect(Object.keys((await refusal(confirm({}))).fields)).toEqual(['password'])
    expect(await refusal(addRole())).toMatchObject({ code: 'step_up_required' })
    await confirm({ password: PASSWORD })
    await addRole()
  })

  it('is of one session: another of the same user is asked too', async () => {
    const other = (await test.signIn(emailOf('Owner'))).call
    minutes(16)
    await confirm({ password: PASSWORD })
    expect(await refusal(addRole(other))).toMatchObject({ code: 'step_up_required' })
  })

  it('comes after the permission, which is refused first', async () => {
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    minutes(16)
    expect(await refusal(addRole(rep))).toMatchObject({ code: 'forbidden' })
  })
})

describe('a user with a second step', () => {
  it('confirms with a code, not with the password alone', async () => {
    const { key } = answered(
      (await call.POST('/v3/users.BeginAuthenticator', { body: { current_password: PASSWORD } })).data,
    )
    await call.POST('/v3/users.ConfirmAuthenticator', { body: { code: codeNow(key) } })
    minutes(16)
    expect(Object.keys((await refusal(confirm({ password: PASSWORD }))).fields)).toEqual(['code'])
    const code = codeNow(key)
    await confirm({ code })
    await addRole()
    expect(Object.keys((await refusal(confirm({ code }))).fields)).toEqual(['code'])
  })

  it('confirms with a passkey, once for each answer', async () => {
    const device = passkeyDevice()
    const begun = answered((await call.POST('/v3/users.BeginPasskey', { body: { current_password: PASSWORD } })).data)
    await call.POST('/v3/users.AddPasskey', {
      body: { ticket: begun.ticket, name: 'Laptop', response: device.create(begun) },
    })
    minutes(16)
    const { passkey } = answered((await call.POST('/v3/users.BeginConfirmation')).data)
    if (!passkey) throw new Error('No passkey is asked for')
    const proof = { passkey: { ticket: passkey.ticket, response: device.get(passkey) } }
    await confirm(proof)
    await addRole()
    expect(Object.keys((await refusal(confirm(proof))).fields)).toEqual(['passkey'])
  })

  it('is slowed after wrong codes', async () => {
    await call.POST('/v3/users.BeginAuthenticator', { body: { current_password: PASSWORD } })
    for (let n = 0; n < 5; n++) await refusal(confirm({ password: 'not it' }))
    expect(await refusal(confirm({ password: PASSWORD }))).toMatchObject({ status: 429 })
  })
})
