// What shows a lender's application: read anew after anything that moves one.
import type { ReadPath } from '#sdk/types.ts'

export const APPLICATION_READS = [
  '/v3/lender_applications.List',
  '/v3/lender_applications.Get',
  '/v3/lender_applications.Check',
  '/v3/projects.Get',
  '/v3/projects.List',
  '/v3/projects.ListActivity',
] as const satisfies readonly ReadPath[]
