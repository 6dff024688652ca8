// A project in an application whose site services are the stand-in.
import { type StandIn, standInSite } from '#mocks/site/stand-in.ts'
import { lookUpSites } from '#server/design/site/look-up.ts'
import { NAIP_LABEL, STRUCTURES_LABEL } from '#server/ports/site/services.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

export const LINE = '100 Example St Apt 4, Phoenix, AZ 85004'

export async function siteApp() {
  const test = await testApp()
  const stand_in = await standInSite()
  test.ports.site = usual(stand_in)
  const { call } = await test.signIn(emailOf('Owner'))
  const create = async (address_line = LINE) => {
    const homeowner = { firstname: 'Sam', lastname: 'Sample' }
    const { data } = await call.POST('/v1/lead/create', { body: { status: 'new', homeowner, address_line } })
    return answered(data).project.id
  }
  const site = async (project_id: string) =>
    answered((await call.GET('/v3/design.GetSite', { params: { query: { project_id } } })).data).site
  const find = async (project_id: string) =>
    answered((await call.POST('/v3/design.FindSite', { body: { project_id } })).data).site
  const lookUp = () => lookUpSites(test)
  return { ...test, stand_in, call, create, site, find, lookUp }
}

export const usual = ({ services }: StandIn) => ({
  ...services,
  labels: { picture: NAIP_LABEL, outlines: STRUCTURES_LABEL },
  budget: 1_000,
  patience_ms: 300,
  tries: 1,
  contact: 'Sunquill (support@example.com)',
})
