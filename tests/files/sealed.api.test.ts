// A sealed agreement is listed among the files of its project.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject, sent } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

it('once it is sealed, in the order of the others, and cannot be deleted', async () => {
  const { project_id, transaction, signer } = await sent(test, owner)
  const page = async (cursor?: string) =>
    answered((await owner.GET('/v3/projects.ListFiles', { params: { query: { project_id, limit: 1, cursor } } })).data)
  const upload = async (name: string) => {
    const form = new FormData()
    form.set('file', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }))
    form.set('file_name', name)
    form.set('project_id', project_id)
    const body = { file: '', file_name: '' }
    answered((await owner.POST('/v3/files.Upload', { body, bodySerializer: () => form })).data)
  }
  await upload('before.pdf')
  await signer.prepare()
  await signer.sign()
  await upload('after.pdf')
  const newest = await page()
  const second = await page(newest.next_cursor ?? '')
  const oldest = await page(second.next_cursor ?? '')
  expect([newest, oldest].map(({ files }) => files[0]?.name)).toEqual(['after.pdf', 'before.pdf'])
  expect([newest, oldest].map(({ files }) => files[0]?.agreement)).toEqual([null, null])
  expect(oldest.next_cursor).toBeNull()
  const [sealed] = second.files
  expect(sealed).toMatchObject({
    kind: 'agreement',
    media_type: 'application/pdf',
    agreement: { transaction_id: transaction.id, name: transaction.agreement_name, status: 'signed' },
  })
  const bytes = Buffer.from(await (await test.app.request(sealed?.download_src ?? '')).arrayBuffer())
  expect(bytes.toString('latin1')).toContain('ETSI.CAdES.detached')

  const remove = (project: string) =>
    owner.POST('/v3/projects.DeleteFile', { body: { project_id: project, file_id: sealed?.id ?? '' } })
  expect(await refusal(remove(project_id))).toMatchObject({ status: 409, code: 'file_sealed' })
  const { id: other } = await newProject(owner)
  expect(await refusal(remove(other))).toMatchObject({ status: 404 })
})
