/** Whatever tells how a tariff stands, or is worked out from it. */
export const TARIFF_READS = [
  '/v3/energy.GetTariffBasis',
  '/v3/energy.GetUtilityTerms',
  '/v3/energy.ListUtilityTerms',
  '/v3/pricing.ListChecks',
  '/v3/projects.Get',
  '/v3/projects.ListActivity',
  '/v3/energy.GetYear',
  '/v3/energy.GetHours',
  '/v3/financing.Compare',
  '/v3/projects.GetFinancing',
  '/v3/proposal.Get',
  '/v3/proposal.GetEditorData',
] as const
