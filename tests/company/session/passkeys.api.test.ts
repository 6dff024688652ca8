// Passkeys: alone and as a second step, and what a device's answer can't be used for.
import { beforeEach, describe, expect, it } from 'vitest'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { passkeyDevice } from '#tests/support/passkey.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const REP = emailOf('Sales Rep')
let test: TestApp
beforeEach(async () => {
  test = await testApp()
})

async function withPasskey(role = 'Sales Rep', device = passkeyDevice()) {
  const { call, user } = await test.signIn(emailOf(role))
  const { ask, codes } = await added(call, device)
  return { call, user, device, ask, codes }
}
async function added(call: TestApp['anyone'], device: ReturnType<typeof passkeyDevice>, name = 'Work laptop') {
  const ask = answered((await call.POST('/v3/users.BeginPasskey', { body: { current_password: PASSWORD } })).data)
  const body = { ticket: ask.ticket, name, response: device.create(ask) }
  const { codes } = answered((await call.POST('/v3/users.AddPasskey', { body })).data)
  return { ask, codes, body }
}
async function asked(pending?: string) {
  const { data } = await test.anyone.POST('/v3/users.BeginPasskeySignIn', { body: pending ? { pending } : {} })
  const { passkey } = answered(data)
  if (!passkey) throw new Error('No passkey is asked for')
  return passkey
}
type Body = Parameters<typeof signInWith>[0]
const signInWith = (body: {
  ticket: string
  response: ReturnType<ReturnType<typeof passkeyDevice>['get']>
  pending?: string
}) => test.anyone.POST('/v3/users.SignInWithPasskey', { body })
const pendingOf = async () =>
  (await refusal(test.anyone.POST('/v1/users/sessions', { body: { email: REP, password: PASSWORD } }))).pending ?? ''
const wrong = async (body: Body) => expect(await refusal(signInWith(body))).toMatchObject({ code: 'wrong_passkey' })

describe('a passkey', () => {
  it('signs in alone, and the password alone no longer does', async () => {
    const { device, user, codes } = await withPasskey()
    expect(codes).toHaveLength(10)
    const ask = await asked()
    expect(ask.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const { token } = answered((await signInWith({ ticket: ask.ticket, response: device.get(ask) })).data)
    expect((await test.clientOf(token).GET('/v1/user')).data?.user.id).toBe(user.id)
    expect(await pendingOf()).toMatch(/^.{43}$/)
    expect((await mailsTo(test, 2, REP)).some(({ body }) => body.includes('The passkey Work laptop was added'))).toBe(
      true,
    )
  })

  it('is a second step after the password, without verifying the user again', async () => {
    const { device, user } = await withPasskey()
    const pending = await pendingOf()
    const ask = await asked(pending)
    const response = device.get(ask, { verified: false })
    const { data } = await signInWith({ ticket: ask.ticket, response, pending })
    expect(data?.user.id).toBe(user.id)
    expect(await refusal(signInWith({ ticket: ask.ticket, response, pending }))).toMatchObject({ status: 404 })
  })

  it('may be one of several, is renamed, and removed with a code', async () => {
    const { call, codes } = await withPasskey()
    const second = passkeyDevice()
    expect((await added(call, second, 'Phone')).codes).toEqual([])
    const { passkeys } = answered((await call.GET('/v3/users.GetSignInMethods')).data)
    expect(passkeys.map(({ name }) => name)).toEqual(['Work laptop', 'Phone'])
    const [laptop, phone] = passkeys.map(({ id }) => id)
    const renamed = await call.POST('/v3/users.RenamePasskey', {
      body: { passkey_id: laptop ?? '', name: 'Old laptop' },
    })
    expect(renamed.data?.passkeys[0]?.name).toBe('Old laptop')
    const remove = (passkey_id = '', code = '') => call.POST('/v3/users.RemovePasskey', { body: { passkey_id, code } })
    expect(await refusal(remove(laptop, '000000'))).toMatchObject({ status: 400 })
    await remove(laptop, codes[0])
    expect((await remove(phone, codes[1])).data).toMatchObject({ passkeys: [], recovery_codes: 0 })
    const ask = await asked()
    await wrong({ ticket: ask.ticket, response: second.get(ask) })
    expect((await test.signIn(REP)).token).toBeDefined()
  })

  it('belongs to its user: others neither rename nor remove it', async () => {
    const { call } = await withPasskey()
    const { passkeys } = answered((await call.GET('/v3/users.GetSignInMethods')).data)
    const body = { passkey_id: passkeys[0]?.id ?? '', name: 'Mine' }
    const other = (await test.signIn(emailOf('Owner'))).call
    expect(await refusal(other.POST('/v3/users.RenamePasskey', { body }))).toMatchObject({ status: 404 })
    const removal = { passkey_id: body.passkey_id, code: 'AAAAAA' }
    expect(await refusal(other.POST('/v3/users.RemovePasskey', { body: removal }))).toMatchObject({ status: 404 })
  })
})

describe('an answer of a device', () => {
  it('works once, for five minutes, and at this address only', async () => {
    const { device } = await withPasskey()
    const ask = await asked()
    const body = { ticket: ask.ticket, response: device.get(ask) }
    expect((await signInWith(body)).data?.token).toBeDefined()
    await wrong(body)
    const elsewhere = await asked()
    await wrong({ ticket: elsewhere.ticket, response: device.get(elsewhere, { origin: 'https://evil.example.com' }) })
    await wrong({ ticket: elsewhere.ticket, response: device.get(elsewhere, { party: 'evil.example.com' }) })
    const late = await asked()
    test.clock.now = new Date(test.clock.now.getTime() + 301_000)
    await wrong({ ticket: late.ticket, response: device.get(late) })
  })

  it('opens nothing without the user’s verification, another challenge, or a forged ticket', async () => {
    const { device } = await withPasskey()
    const [one, two] = [await asked(), await asked()]
    await wrong({ ticket: one.ticket, response: device.get(one, { verified: false }) })
    await wrong({ ticket: one.ticket, response: device.get(two) })
    await wrong({ ticket: 'Zm9yZ2Vk', response: device.get(one) })
    const stranger = passkeyDevice()
    await wrong({ ticket: one.ticket, response: { ...stranger.get(one), id: device.get(one).id } })
  })

  it('of the second step opens nothing alone, and one of another user finishes no sign-in', async () => {
    const { device } = await withPasskey()
    const owner = await withPasskey('Owner', passkeyDevice())
    const pending = await pendingOf()
    const ask = await asked(pending)
    await wrong({ ticket: ask.ticket, response: device.get(ask) })
    await wrong({ ticket: ask.ticket, response: owner.device.get(ask), pending })
    expect((await signInWith({ ticket: ask.ticket, response: device.get(ask), pending })).data?.token).toBeDefined()
  })

  it('whose counter went back is of a copy', async () => {
    const { device } = await withPasskey()
    const first = await asked()
    await signInWith({ ticket: first.ticket, response: device.get(first) })
    device.turnBack()
    const second = await asked()
    await wrong({ ticket: second.ticket, response: device.get(second) })
  })

  it('adds one passkey once, to the user who asked', async () => {
    const { call, device, ask } = await withPasskey()
    const again = { ticket: ask.ticket, name: 'Again', response: device.create(ask) }
    expect(await refusal(call.POST('/v3/users.AddPasskey', { body: again }))).toMatchObject({ code: 'passkey_refused' })
    const other = (await test.signIn(emailOf('Owner'))).call
    const begin = { body: { current_password: PASSWORD } }
    const theirs = answered((await call.POST('/v3/users.BeginPasskey', begin)).data)
    const stolen = { ticket: theirs.ticket, name: 'Stolen', response: passkeyDevice().create(theirs) }
    expect(await refusal(other.POST('/v3/users.AddPasskey', { body: stolen }))).toMatchObject({
      code: 'passkey_refused',
    })
    const wrong_password = call.POST('/v3/users.BeginPasskey', { body: { current_password: 'not it' } })
    expect(Object.keys((await refusal(wrong_password)).fields)).toEqual(['current_password'])
  })

  it('is refused from a disabled user, and after a reset of their second step', async () => {
    const { device, user } = await withPasskey()
    const owner = (await test.signIn(emailOf('Owner'))).call
    await owner.POST('/v3/users.ResetSecondStep', { body: { user_id: user.id } })
    const ask = await asked()
    await wrong({ ticket: ask.ticket, response: device.get(ask) })
  })
})
