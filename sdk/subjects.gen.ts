// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.
/** Operations that are sent as writes and only calculate (`x-safe`). */
export const safe: readonly string[] = [
  '/v3/projects.Geocode',
  '/v3/design.SizeArrays',
  '/v3/design.SizeDrawing',
  '/v3/design.PreviewDrawing',
  '/v3/design.ProposeRoof',
  '/v3/design.ShowPresence',
  '/v3/design.ReadFootprints',
  '/v3/energy.Preview',
  '/v3/energy.PreviewUse',
  '/v3/energy.PreviewUsage',
  '/v3/energy.ReadExportRates',
  '/v3/energy.ReadRateFile',
  '/v3/adders.PreviewRule',
  '/v3/collections.CompareAgreementPages',
]

/** What operations are about by the first part of their names, where it is not a project (`x-subject`). */
export const subjects: Readonly<Record<string, 'company' | 'user'>> = {
  users: 'company',
  user: 'company',
  session: 'company',
  settings: 'company',
  company: 'company',
  roles: 'company',
  audits: 'company',
  support: 'company',
  installation: 'company',
  messages: 'company',
  notifications: 'user',
  page_problems: 'company',
  collections: 'company',
  equipment: 'company',
  resources: 'company',
  sheet_imports: 'company',
  exports: 'company',
  imports: 'company',
}
