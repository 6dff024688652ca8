// The page of the site behind a contract: on paper, for the signer and in the sealed document, of the picture the design lies on.
import { beforeAll, expect, it } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing, plane } from '#tests/design/drawing/support.ts'
import { siteApp, usual } from '#tests/design/site/support.ts'
import { ADDRESS, answered, equipment, financed, newLink, signerOf } from '#tests/support/sale.ts'
import { pdfText } from '#tests/support/signing/pdf-tools.ts'
import { fieldsOf, SAM, template } from '#tests/support/signing/signing.ts'

let app: Awaited<ReturnType<typeof siteApp>>
beforeAll(async () => {
  app = await siteApp()
  app.ports.site = { ...usual(app.stand_in), patience_ms: 10_000 }
  const { company } = answered((await app.call.GET('/v3/company.Get', {})).data)
  const { name, legal_name, brand_color, version } = company
  const profile = { name, legal_name: legal_name ?? name, brand_color, address: ADDRESS, license_number: 'ROC 000000' }
  answered((await app.call.POST('/v3/company.Update', { body: { ...profile, version } })).data)
})

/** A priced sale whose panels lie on the site's picture; `source`: whose it is. */
async function sale(source?: string) {
  const { project_id, offer } = await financed(app.call)
  await app.find(project_id)
  await app.lookUp()
  const { picture } = await app.site(project_id)
  if (!picture) throw new Error('The stand-in has a picture')
  const { file_id, width_px, height_px, meters_per_pixel } = picture
  const { panel, inverter } = await equipment(app.call)
  const whole = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }] })
  const south = plane(rectangle([0, -3], 10, 5), { panel_id: panel.id })
  const modules = fillPlane(south, { length_m: panel.length_m ?? 0, width_m: panel.width_m ?? 0 }, whole)
  const taken = source ? { source, taken_on: '2023-06-21' } : {}
  const image = { file_id, width_px, height_px, meters_per_pixel, x_m: 0, y_m: 0, ...taken }
  const drawn = { ...whole, backdrop: 'image' as const, image, planes: [{ ...south, modules }] }
  answered((await app.call.POST('/v3/design.SaveDrawing', { body: { project_id, version: 0, drawing: drawn } })).data)
  await app.call.POST('/v3/projects.SetFinancing', { body: { project_id, option_id: offer.option_id } })
  return { project_id, panels: modules.length }
}

async function sent(project_id: string, more: Partial<Schemas['AgreementDraft']>) {
  const agreement_id = await template(app.call, [SAM], fieldsOf([SAM]), more)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  const { data } = await app.call.POST('/v3/agreements.Send', {
    body: { project_id, agreement_id, signers, deliver: 'none' },
  })
  const { transaction } = answered(data)
  const file = await app.app.request(transaction.document_src)
  const text = pdfText(Buffer.from(await file.arrayBuffer())).replaceAll(/\s+/g, ' ')
  return { transaction, text }
}

it('shows the picture’s source and day, the panels and the address, and comes before the notice', async () => {
  const { project_id, panels } = await sale('USGS NAIP Plus')
  const { transaction, text } = await sent(project_id, { site_page: true, rescission_notice: true })
  expect(text).toContain('The site')
  expect(text).toContain('Aerial picture: USGS NAIP Plus, 06/21/2023')
  expect(text).toContain(`${panels} panels,`)
  expect(text).toContain('For orientation.')
  expect(text.indexOf('The site')).toBeLessThan(text.indexOf('NOTICE OF CANCELLATION'))
  const signing = await signerOf(app, await newLink(app.call, transaction)).read()
  // Two of the template, the site, the notice in duplicate.
  expect(signing.pages).toHaveLength(5)
})

it('is left out where the template does not ask, or the picture is the company’s own', async () => {
  const { project_id } = await sale('USGS NAIP Plus')
  expect((await sent(project_id, {})).text).not.toContain('Aerial picture')
  const own = await sale()
  expect((await sent(own.project_id, { site_page: true })).text).not.toContain('Aerial picture')
})
