// The aerial picture on a proposal: with its source and day, from this server, and kept as it was published whatever becomes of the
// project's own files.
import { beforeAll, expect, it } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import { answered, equipment, financed, published, shownProposal } from '#tests/support/sale.ts'
import { drawing, plane } from '../drawing/support.ts'
import { siteApp, usual } from './support.ts'

let app: Awaited<ReturnType<typeof siteApp>>
beforeAll(async () => {
  app = await siteApp()
  app.ports.site = { ...usual(app.stand_in), patience_ms: 10_000 }
})

const origin = {
  by: 'outline' as const,
  source: 'FEMA USA Structures',
  data_on: '2019-05-02',
  pitch: 'assumed' as const,
  edited: false,
}

async function drawOnPicture(project_id: string, version: number, source?: string) {
  const { picture } = await app.site(project_id)
  if (!picture) throw new Error('The stand-in has a picture')
  const { file_id, width_px, height_px, meters_per_pixel } = picture
  const { panel, inverter } = await equipment(app.call)
  const whole = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }] })
  const south = plane(rectangle([0, -3], 10, 5), { panel_id: panel.id, origin })
  const sides = { length_m: panel.length_m ?? 0, width_m: panel.width_m ?? 0 }
  const modules = fillPlane(south, sides, whole)
  const taken = source ? { source, taken_on: '2023-06-21' } : {}
  const image = { file_id, width_px, height_px, meters_per_pixel, x_m: 0, y_m: 0, ...taken }
  const drawn = { ...whole, backdrop: 'image' as const, image, planes: [{ ...south, modules }] }
  answered((await app.call.POST('/v3/design.SaveDrawing', { body: { project_id, version, drawing: drawn } })).data)
  return file_id
}

it('is on the cover with source and day, and stays when the project’s file is deleted or its drawing changed', async () => {
  const { project_id } = await financed(app.call)
  await app.find(project_id)
  await app.lookUp()
  const file_id = await drawOnPicture(project_id, 0, 'USGS NAIP Plus')
  const { public_id } = await published(app.call, project_id)
  const shown = await shownProposal(app.anyone, public_id)
  const ground = shown.pictures?.plan.ground
  expect(ground?.source).toBe('USGS NAIP Plus, 06/21/2023')
  expect(ground?.file_id).not.toBe(file_id)
  expect(shown.pictures?.roof_from).toEqual([
    'Roof shape from a building outline: FEMA USA Structures (05/02/2019), pitch assumed. Not a site survey.',
  ])
  const blank = drawing()
  answered((await app.call.POST('/v3/design.SaveDrawing', { body: { project_id, version: 1, drawing: blank } })).data)
  answered((await app.call.POST('/v3/projects.DeleteFile', { body: { project_id, file_id } })).data)
  const after = await shownProposal(app.anyone, public_id)
  expect(after.pictures?.plan.ground?.file_id).toBe(ground?.file_id)
  const picture = await app.app.request(after.pictures?.plan.ground?.src ?? '')
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/png')
})

it('leaves pictures without a public source to the company', async () => {
  const { project_id } = await financed(app.call)
  await app.find(project_id)
  await app.lookUp()
  await drawOnPicture(project_id, 0)
  const { public_id } = await published(app.call, project_id)
  expect((await shownProposal(app.anyone, public_id)).pictures?.plan.ground).toBeNull()
})
