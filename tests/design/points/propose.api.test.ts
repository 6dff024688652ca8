// A roof proposed from a file of points through the API: what it answers, what it refuses, and that nothing is stored.
import proj4 from 'proj4'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { writeLas } from '#mocks/site/las-writer.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject, UNPLACED } from '#tests/support/sale.ts'
import { house } from './houses.ts'

let test: TestApp
let owner: Client
let project_id: string
let place: [number, number]
const made = house(1)

beforeAll(async () => {
  test = await testApp()
  await test.addCompany(10, 'Surveyed Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner', 10))).call
  const project = await newProject(owner)
  project_id = project.id
  place = [project.address?.longitude ?? 0, project.address?.latitude ?? 0]
})

const fileAt = ([longitude, latitude]: [number, number]) => {
  const [x = 0, y = 0] = proj4('EPSG:3857').forward([longitude, latitude])
  return writeLas(made.cloud, {
    at: [x, y, 350],
    per_meter: 1 / Math.cos((latitude * Math.PI) / 180),
    per_meter_of_height: 1,
    keys: { 1024: 1, 3072: 3857 },
  })
}

const propose = (bytes: Uint8Array, more: Record<string, string> = {}, call = owner, file_name = 'tile.las') =>
  call.POST('/v3/design.ProposeRoof', {
    body: { project_id, file: '', file_name, ...more },
    bodySerializer: () => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ project_id, file_name, ...more })) form.set(name, value)
      form.set('file', new Blob([new Uint8Array(bytes)]), file_name)
      return form
    },
  })

describe('a roof from a file', () => {
  it('has the planes of the house, with residuals, and nothing is stored', async () => {
    const { proposal } = answered((await propose(fileAt(place))).data)
    const own = proposal.planes.filter(({ building }) => building === 1)
    expect(own.map(({ pitch_deg }) => pitch_deg)).toEqual(
      own.map(() => expect.closeTo(made.planes[0]?.pitch_deg ?? 0, 0)),
    )
    expect(own).toHaveLength(made.planes.length)
    for (const { residual_m, edges, points } of own) {
      expect(residual_m).toBeGreaterThan(0.02)
      expect(residual_m).toBeLessThan(0.04)
      expect(edges).toHaveLength(points.length)
    }
    expect(proposal).toMatchObject({ height_unit: 'meters', height_unit_stated: false })
    const { drawing, version } = answered(
      (await owner.GET('/v3/design.GetDrawing', { params: { query: { project_id } } })).data,
    )
    expect([drawing, version]).toEqual([null, 0])
    const { files } = answered((await owner.GET('/v3/projects.ListFiles', { params: { query: { project_id } } })).data)
    expect(files).toEqual([])
  })

  it.each([
    ['a picture', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), /not a LAS/],
    ['half a file', () => fileAt(place).slice(0, 60_000), /cut off/],
    ['another town', () => fileAt([-105, 40]), /no points at this house/],
    ['a file without a place', () => writeLas(made.cloud, { at: [0, 0, 0] }), /doesn’t say where on earth/],
  ] as const)('%s is refused with a sentence at the file', async (_, bytes, sentence) => {
    const { status, fields } = await refusal(propose(bytes()))
    expect(status).toBe(400)
    expect(fields['file']).toMatch(sentence)
  })

  it('is read in the unit that is given where the file doesn’t say', async () => {
    const feet = writeLas(made.cloud, { at: [0, 0, 0], per_meter: 1 / 0.3048 })
    const { proposal } = answered((await propose(feet, { unit: 'feet' })).data)
    expect(proposal).toMatchObject({ system: null, height_unit: 'feet', height_unit_stated: true })
    expect((await refusal(propose(feet, { unit: 'yards' }))).fields).toHaveProperty('unit')
  })

  it('needs a file, the permission to design and the coordinates of the address', async () => {
    expect((await refusal(propose(new Uint8Array()))).fields).toHaveProperty('file')
    const viewer = (await test.signIn(emailOf('Viewer', 10))).call
    expect(await refusal(propose(fileAt(place), {}, viewer))).toMatchObject({ status: 403 })
    const unplaced = await newProject(owner, { address: UNPLACED })
    expect(await refusal(propose(fileAt(place), { project_id: unplaced.id }))).toMatchObject({
      status: 409,
      code: 'no_coordinates',
    })
  })
})
