// A georeferenced picture through the API: stored among the project's files, or refused with nothing stored.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject, UNPLACED } from '#tests/support/sale.ts'
import { writeTiff } from './tiff-writer.ts'

let test: TestApp
let owner: Client
let project_id: string
let file: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  test = await testApp()
  await test.addCompany(10, 'Placed Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner', 10))).call
  const project = await newProject(owner)
  project_id = project.id
  const { latitude = 0, longitude = 0 } = project.address ?? {}
  const pixel = [2e-6, 2e-6] as const
  const corner = [longitude - 100 * pixel[0], latitude + 100 * pixel[1]] as const
  const at = () => [90, 120, 90]
  file = writeTiff({ width: 200, height: 200, at, corner, pixel, keys: { 1024: 2, 2048: 4326 } }).slice()
})

const upload = (bytes: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}, call = owner) =>
  call.POST('/v3/design.UploadPlacedPicture', {
    body: { project_id, file: '', file_name: 'drone.tif', ...more },
    bodySerializer: () => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ project_id, file_name: 'drone.tif', ...more })) form.set(name, value)
      form.set('file', new Blob([bytes]), 'drone.tif')
      return form
    },
  })

const filesOf = async () =>
  answered((await owner.GET('/v3/projects.ListFiles', { params: { query: { project_id } } })).data).files

describe('a georeferenced picture', () => {
  it('that can’t be used is refused at its field, and nothing is stored', async () => {
    expect((await refusal(upload(file.slice(0, 70)))).fields).toHaveProperty('file')
    expect((await refusal(upload(file, { epsg: '999999' }))).fields).toHaveProperty('epsg')
    expect((await refusal(upload(file, { epsg: 'utm' }))).status).toBe(400)
    expect(await filesOf()).toEqual([])
  })

  it('is stored as the site’s picture, which a drawing can lie on', async () => {
    const { image, system, order, src } = answered((await upload(file)).data)
    expect({ system, order }).toMatchObject({ order: 'east_first' })
    expect(image.width_px * image.meters_per_pixel).toBeGreaterThan(30)
    expect(Math.abs(image.x_m) + Math.abs(image.y_m)).toBeLessThan(0.5)
    expect(await filesOf()).toMatchObject([{ id: image.file_id, kind: 'site_image', name: 'drone.jpg' }])
    const shown = await test.app.request(src)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
  })

  it('needs the permission to design and the coordinates of the address', async () => {
    const viewer = (await test.signIn(emailOf('Viewer', 10))).call
    expect(await refusal(upload(file, {}, viewer))).toMatchObject({ status: 403 })
    const unplaced = await newProject(owner, { address: UNPLACED })
    expect(await refusal(upload(file, { project_id: unplaced.id }))).toMatchObject({ code: 'no_coordinates' })
  })
})
