// Someone of the staff, added on the server itself.
import { expect, it } from 'vitest'
import { addStaff } from '#server/company/add-staff.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'

it('is added once, sets a password by a link that works once, and signs in as support', async () => {
  const test = await testApp()
  const add = (email: string, name = 'Sasha van Staff') => addStaff(test.database, test.ports, { email, name })
  const link = await add('Sasha@example.com')
  expect(link).toMatch(/^http:\/\/localhost:4710\/reset-password\?reset=[\w-]{43}$/)
  const email = 'sasha@example.com'
  const password = 'seven quiet sunflowers'
  const signIn = () => test.anyone.POST('/v1/users/sessions', { body: { email, password } })
  expect(await refusal(signIn())).toMatchObject({ status: 401 })

  for (const taken of [email, emailOf('Owner')])
    await expect(add(taken)).rejects.toThrow(`${taken} has an account already, so nothing was added.`)
  await expect(add('nobody')).rejects.toThrow('nobody is no e-mail address.')
  await expect(add('new@example.com', 'Sasha')).rejects.toThrow('Give a first and a last name')

  const reset = new URL(link).searchParams.get('reset') ?? ''
  const set = () => test.anyone.POST('/v3/users.ResetPassword', { body: { reset, password } })
  expect((await set()).data).toEqual({ email })
  expect(await refusal(set())).toMatchObject({ code: 'link_used' })
  const { data } = await signIn()
  expect(data?.user).toMatchObject({ firstname: 'Sasha', lastname: 'van Staff', company_id: 1 })
  const users = await test.clientOf(data?.token ?? '').GET('/v1/users', {})
  expect(users.data?.users.length).toBeGreaterThan(0)
})
