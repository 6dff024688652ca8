/** What reads the chosen design. */
export const DESIGN_REFRESHES = [
  '/v3/design.List',
  '/v3/design.Get',
  '/v3/design.GetDrawing',
  '/v3/design.ListDrawingVersions',
  '/v3/design.CheckElectrical',
  '/v3/solar.GetPerformanceSimulation',
  '/v3/solar.GetReport',
  '/v3/projects.Get',
  '/v3/projects.ListActivity',
  '/v3/projects.GetFinancing',
  '/v3/pricing.Get',
  '/v3/pricing.ListChecks',
  '/v3/adders.ListProjectAdders',
  '/v3/financing.Compare',
] as const
