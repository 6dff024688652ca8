import type { Schemas } from '#sdk/types.ts'

/** What a homeowner's page shows, and where it stands. */
export type PageFacts = {
  page: 'proposal' | 'summary'
  public_id: string
  /** Where the whole proposal stands, also to be printed. */
  public_url: string
  brand: string
  proposal: Schemas['ProposalDocument']
}
