// Every document names the design it rests on, once its project has more than one.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, financed, published, shownProposal } from '#tests/support/sale.ts'
import { renderDocument } from '#web/proposals/document/render-document.tsx'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const copy = async (project_id: string) =>
  answered((await owner.POST('/v3/design.Copy', { body: { project_id, design_id: project_id, name: 'Other' } })).data)
const rename = (project_id: string, version: number, name: string) =>
  owner.POST('/v3/design.Rename', { body: { project_id, design_id: project_id, version, name } })

it('a proposal, in the words it was published with, in both languages', async () => {
  const { project_id } = await financed(owner)
  const alone = await published(owner, project_id)
  expect((await shownProposal(test.anyone, alone.public_id)).design_name).toBeNull()
  await copy(project_id)
  await rename(project_id, 1, 'South only')
  expect((await shownProposal(test.anyone, alone.public_id)).design_name).toBeNull()
  const { public_id } = await published(owner, project_id)
  await rename(project_id, 2, 'Renamed since')
  const proposal = await shownProposal(test.anyone, public_id)
  expect(proposal.design_name).toBe('South only')
  const pageIn = (language: Schemas['Language'], page: 'proposal' | 'summary') =>
    renderDocument({ public_id, public_url: '', brand: test.ports.brand, page, proposal: { ...proposal, language } })
      .html
  for (const page of ['proposal', 'summary'] as const) {
    expect(pageIn('en', page)).toContain('Design: <bdi>South only</bdi>')
    expect(pageIn('es', page)).toContain('Diseño: <bdi>South only</bdi>')
  }
})

it('a simulation report, an agreement and the file of projects', async () => {
  const { project_id } = await financed(owner)
  const query = { project_id }
  const names = async () => {
    const { report } = answered((await owner.GET('/v3/solar.GetReport', { params: { query } })).data)
    const variable = async (language: Schemas['Language']) =>
      answered(
        (await owner.GET('/v3/variables.AgreementEvaluate', { params: { query: { ...query, language } } })).data,
      ).values.find(({ name }) => name === 'design_name')?.value
    return { report: report?.design.name, en: await variable('en'), es: await variable('es') }
  }
  expect(await names()).toEqual({ report: null, en: 'none', es: 'ninguno' })
  await copy(project_id)
  await rename(project_id, 1, 'South only')
  expect(await names()).toEqual({ report: 'South only', en: 'South only', es: 'South only' })

  const { job } = answered((await owner.POST('/v3/projects.Export', { body: { filters: {} } })).data)
  await runDueJobs({ database: test.database, ports: test.ports, kinds: jobKinds })
  const done = answered((await owner.GET('/v3/jobs.Get', { params: { query: { job_id: job.id } } })).data).job
  const text = await (await test.app.request(done.file?.src ?? '')).text()
  expect(text.split('\r\n')[0]).toContain('ZIP,Design,Size (kW)')
  expect(text.split('\r\n').filter(line => line.includes(',South only,8.6,'))).toHaveLength(1)

  const { designs } = answered((await owner.GET('/v3/design.List', { params: { query } })).data)
  await owner.POST('/v3/design.Remove', { body: { project_id, design_id: designs[1]?.id ?? '', version: 1 } })
  expect(await names()).toEqual({ report: null, en: 'none', es: 'ninguno' })
})
