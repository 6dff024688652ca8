// Ways to an account that bypass the mail server, set up by a less privileged user: an invitation kept for later, a
// request with another host, an address in a report.
import { beforeEach, describe, expect, it } from 'vitest'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { withoutSecrets } from '#web/company/support/without-secrets.ts'

let test: TestApp
beforeEach(async () => {
  test = await testApp()
})

describe('an invitation', () => {
  const COMPANY = 9
  const person = { firstname: 'Nova', lastname: 'New', email: 'nova@example.com', password: 'seven quiet sunflowers' }
  let owner: TestApp['anyone']
  beforeEach(async () => {
    await test.addCompany(COMPANY, 'Weak Solar', [
      { name: 'Owner', description: '', permissions: ['team.invite', 'roles.edit', 'roles.view', 'settings.edit'] },
      { name: 'Recruiter', description: '', permissions: ['team.invite', 'roles.view'] },
    ])
    owner = (await test.signIn(emailOf('Owner', COMPANY))).call
  })

  it('opens no more than its author may, however its role has grown since', async () => {
    const recruiter = (await test.signIn(emailOf('Recruiter', COMPANY))).call
    const { role } = answered(
      (await owner.POST('/v3/roles.Create', { body: { name: 'Surveyor', permissions: ['roles.view'] } })).data,
    )
    const invite = async (call: TestApp['anyone']) => {
      const { url } = answered((await call.POST('/v3/users.GenerateInviteLink', { body: { role_id: role.id } })).data)
      return url.split('/').at(-2) ?? ''
    }
    const [kept, by_owner] = [await invite(recruiter), await invite(owner)]
    await owner.POST('/v3/roles.UpdatePermission', {
      body: { role_id: role.id, permissions: ['roles.view', 'settings.edit'], version: role.version },
    })
    const accept = (invite: string) => test.anyone.POST('/v3/users.AcceptInvite', { body: { ...person, invite } })
    expect(await refusal(accept(kept))).toMatchObject({ status: 409, code: 'invite_revoked' })
    expect((await accept(by_owner)).data?.user.role).toBe('Surveyor')
  })
})

it('a link in a mail leads to the installation’s own address, whatever host a request names', async () => {
  const headers = {
    'content-type': 'application/json',
    host: 'sink.example',
    'x-forwarded-host': 'sink.example',
    origin: 'https://sink.example',
    forwarded: 'host=sink.example',
  }
  const body = JSON.stringify({ email: emailOf('Owner') })
  await test.app.request('http://sink.example/v3/users.RequestResetPassword', { method: 'POST', headers, body })
  expect(await linkIn(test, 2, emailOf('Owner'))).toMatch(/^http:\/\/localhost:4710\/reset-password\?reset=/)
})

it('an address in a report to support has no secret in it, whichever page it is of', () => {
  const token = test.ports.token()
  for (const path of [
    `/reset-password?reset=${token}`,
    `/login?link=${token}&idle=true`,
    `/sign-up?finish=${token}`,
    `/approve/${token}`,
    `/apply/${token}`,
    `/join/0198f7a2-0000-7000-8000-000000000001/${token}/weak-solar`,
    `/sign/${token}`,
    `/sign/completed/${token}`,
    `/proposal/${token}`,
    `/solar-proposal/${token}`,
    `/simulation-report/${token}`,
    `/projects?token=${token}#${token}`,
  ])
    expect(withoutSecrets(`https://app.example.com${path}`), path).not.toContain(token)
  const page = 'https://app.example.com/projects/0198f7a2-0000-7000-8000-000000000001?tab=price'
  expect(withoutSecrets(page)).toBe(page)
  expect(withoutSecrets(`https://app.example.com/login?link=${token}&idle=true`)).toBe(
    'https://app.example.com/login?link=…&idle=true',
  )
})
