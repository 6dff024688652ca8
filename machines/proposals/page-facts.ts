import type { Schemas } from '#sdk/types.ts'

/** Content and address of a homeowner's page. */
export type PageFacts = {
  page: 'proposal' | 'summary'
  public_id: string
  /** Address of the whole proposal, also for printing. */
  public_url: string
  brand: string
  proposal: Schemas['ProposalDocument']
}
