// With a mail server, signing up doesn't reveal accounts: the response is the same, and the email explains how to continue.
import { beforeEach, describe, expect, it } from 'vitest'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const NEW = 'olivia@sample.example.com'
const TAKEN = emailOf('Viewer')
const password = 'seven quiet sunflowers'
let test: TestApp
beforeEach(async () => {
  test = await testApp()
  test.ports.mail_server = true
})

const body = { company_name: 'Sample Solar', state: 'HI', firstname: 'Olivia', lastname: 'Owner', password } as const
const signUp = (email: string, over: object = {}) =>
  test.anyone.POST('/v3/company.SignUp', { body: { ...body, email, ...over } })
const finish = (link: string, typed = password) => {
  const sign_up = new URL(link).searchParams.get('finish') ?? ''
  return test.anyone.POST('/v3/company.FinishSignUp', { body: { sign_up, password: typed } })
}

describe('signing up', () => {
  it('is answered alike for an email with an account and without', async () => {
    expect((await signUp(NEW)).data).toEqual({ mailed: true })
    expect((await signUp(TAKEN.toUpperCase())).data).toEqual({ mailed: true })
    expect((await refusal(signUp(TAKEN, { password: 'Password1234' }))).fields).toEqual(
      (await refusal(signUp(NEW, { password: 'Password1234' }))).fields,
    )
  })

  it('makes the company once the mailed link was opened, with the password chosen before', async () => {
    await signUp(NEW)
    const link = await linkIn(test, 1, NEW)
    expect(link).toMatch(/^http:\/\/localhost:4710\/sign-up\?finish=[\w-]{43}$/)
    expect(Object.keys((await refusal(finish(link, 'someone else’s idea'))).fields)).toEqual(['password'])
    const { user, token } = answered((await finish(link)).data)
    expect(user).toMatchObject({ role: 'Owner', company: { name: 'Sample Solar' }, contacts: [{ contact: NEW }] })
    expect((await test.clientOf(token).GET('/v1/user')).data?.user.id).toBe(user.id)
    expect(await refusal(finish(link))).toMatchObject({ status: 409, code: 'link_used' })
  })

  it('reveals who has an account only by mail, and creates nothing', async () => {
    await signUp(TAKEN)
    const [mail] = await mailsTo(test, 1, TAKEN)
    expect(mail?.subject).toBe('You already have an account on Sunquill')
    expect(await linkIn(test, 1, TAKEN)).toBe('http://localhost:4710/login')
  })

  it('puts nothing that was typed into the mail', async () => {
    await signUp(NEW, { firstname: 'Win a prize', company_name: 'http://evil.example' })
    const [mail] = await mailsTo(test, 1, NEW)
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/prize|evil/)
  })

  it('lets only one of two with the same email through', async () => {
    await signUp(NEW)
    const first = await linkIn(test, 1, NEW)
    await signUp(NEW, { company_name: 'Second Solar' })
    const second = await linkIn(test, 1, NEW)
    expect(answered((await finish(second)).data).user.company.name).toBe('Second Solar')
    expect(await refusal(finish(first))).toMatchObject({ status: 409, code: 'email_taken' })
  })

  it('ends after a day, and after a few wrong passwords waits', async () => {
    await signUp(NEW)
    const link = await linkIn(test, 1, NEW)
    for (let n = 0; n < 5; n++) await refusal(finish(link, 'a wrong guess'))
    expect(await refusal(finish(link))).toMatchObject({ status: 429 })
    test.clock.now = new Date(test.clock.now.getTime() + 24 * 3_600_000)
    expect(await refusal(finish(link))).toMatchObject({ status: 409, code: 'link_expired' })
    expect(await refusal(finish('http://localhost/sign-up?finish=made-up'))).toMatchObject({ status: 404 })
  })

  it('floods no mailbox', async () => {
    for (let n = 0; n < 5; n++) await signUp(NEW)
    expect(await mailsTo(test, 1, NEW)).toHaveLength(3)
  })
})
