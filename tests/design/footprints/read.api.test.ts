// Outlines of buildings through the API: what it answers, what it refuses, and that nothing is stored.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject, UNPLACED } from '#tests/support/sale.ts'
import { houseAround } from './houses.ts'

let test: TestApp
let owner: Client
let project_id: string
let file: string

beforeAll(async () => {
  test = await testApp()
  await test.addCompany(10, 'Outlined Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner', 10))).call
  const project = await newProject(owner)
  project_id = project.id
  const { latitude = 0, longitude = 0 } = project.address ?? {}
  file = JSON.stringify(houseAround({ latitude, longitude }))
})

const read = (content: string, more: Record<string, string> = {}, call = owner) =>
  call.POST('/v3/design.ReadFootprints', {
    body: { project_id, file: '', file_name: 'houses.geojson', ...more },
    bodySerializer: () => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ project_id, file_name: 'houses.geojson', ...more }))
        form.set(name, value)
      form.set('file', new Blob([content]), 'houses.geojson')
      return form
    },
  })

describe('outlines from a file', () => {
  it('are answered nearest first, and nothing is stored', async () => {
    const { footprints } = answered((await read(file)).data)
    expect(footprints).toMatchObject({ order: 'east_first', outline_count: 2, system: 'EPSG:4326' })
    expect(footprints.outlines.map(({ points, distance_m }) => [points.length, distance_m > 0])).toEqual([
      [4, false],
      [4, true],
    ])
    const { drawing, version } = answered(
      (await owner.GET('/v3/design.GetDrawing', { params: { query: { project_id } } })).data,
    )
    expect([drawing, version]).toEqual([null, 0])
    const { files } = answered((await owner.GET('/v3/projects.ListFiles', { params: { query: { project_id } } })).data)
    expect(files).toEqual([])
  })

  it('a bad file is refused with a sentence at the file', async () => {
    const { status, fields } = await refusal(read(file.slice(0, 90)))
    expect([status, fields['file']]).toEqual([400, 'This JSON is cut off or damaged. Export it again.'])
  })

  it('need a file, the permission to design and the coordinates of the address', async () => {
    expect((await refusal(read(''))).fields).toHaveProperty('file')
    const viewer = (await test.signIn(emailOf('Viewer', 10))).call
    expect(await refusal(read(file, {}, viewer))).toMatchObject({ status: 403 })
    const unplaced = await newProject(owner, { address: UNPLACED })
    expect(await refusal(read(file, { project_id: unplaced.id }))).toMatchObject({
      status: 409,
      code: 'no_coordinates',
    })
  })
})
