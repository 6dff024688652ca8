/** What another weather makes out of date. */
export const WEATHER_REFRESHES = [
  '/v3/solar.GetPerformanceSimulation',
  '/v3/financing.Compare',
  '/v3/projects.GetFinancing',
  '/v3/projects.ListActivity',
] as const
