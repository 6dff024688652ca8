// Props of every block of a document.
import type { Schemas } from '#sdk/types.ts'
import type { DocumentWords } from './words.ts'

export type Offer = Schemas['Offer']
export type Shown = {
  proposal: Schemas['ProposalDocument']
  figures: Schemas['ProposalFigures']
  words: DocumentWords
  /** The way to pay that is chosen, the first until one is. */
  chosen: Offer | undefined
  /** Authors see what is missing. */
  draft: boolean
  /** The document's URL, for print. */
  link: string | undefined
}

/** The one accepted, else the one picked, else the one it opens with. */
export const chosenOffer = (
  { accepted, option_id }: Schemas['ProposalDocument'],
  offers: readonly Offer[],
  picked: string | undefined,
) => offers.find(offer => offer.option_id === (accepted?.option_id ?? picked ?? option_id)) ?? offers[0]

export function shownOf(
  proposal: Schemas['ProposalDocument'],
  words: DocumentWords,
  option_id: string | undefined,
  link?: string,
): Shown {
  const { offers } = proposal.figures
  return {
    proposal,
    figures: proposal.figures,
    words,
    chosen: chosenOffer(proposal, offers, option_id),
    draft: proposal.state === 'draft',
    link,
  }
}

export type FigureBlockProps = { block: Schemas['FigureBlock']; title: string; shown: Shown }
