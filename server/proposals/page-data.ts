import type { Schemas } from '#sdk/types.ts'

/** All that a homeowner's page is made of; it travels with the page, so that the browser makes the same of it. */
export type PageData = {
  page: 'proposal' | 'summary'
  public_id: string
  /** Where the whole proposal stands, to be printed on its summary. */
  public_url: string
  brand: string
  proposal: Schemas['ProposalDocument']
}
