import type { ReadPath } from '#sdk/types.ts'

/** What shows the sold design: whatever saves or chooses one reads these anew. */
export const DESIGN_REFRESHES: readonly ReadPath[] = [
  '/v3/design.List',
  '/v3/design.Get',
  '/v3/design.GetDrawing',
  '/v3/design.ListDrawingVersions',
  '/v3/design.CheckElectrical',
  '/v3/solar.GetPerformanceSimulation',
  '/v3/solar.GetReport',
  '/v3/solar.GetReceipt',
  '/v3/energy.GetYear',
  '/v3/energy.GetHours',
  '/v3/projects.Get',
  '/v3/projects.List',
  '/v3/projects.ListActivity',
  '/v3/projects.GetFinancing',
  '/v3/projects.ListIncentives',
  '/v3/pricing.Get',
  '/v3/pricing.ListChecks',
  '/v3/adders.ListProjectAdders',
  '/v3/financing.Compare',
  '/v3/financing.Preview',
  '/v3/proposal.Get',
  '/v3/proposal.GetEditorData',
  '/v3/agreements.PrepareSend',
  '/v3/agreements.ListTransactionsByProject',
]
