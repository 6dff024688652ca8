// How an agreement shows that it was signed on paper. Pure.
import type { Schemas } from '#sdk/types.ts'

type PaperRecord = Schemas['PaperRecord']

/** The valid record; an agreement has at most one. */
export const onPaper = ({ paper_records }: Pick<Schemas['Transaction'], 'paper_records'>): PaperRecord | undefined =>
  paper_records.find(({ taken_back }) => taken_back === null)

/** The day this signer signed on paper; undefined where they signed electronically or not at all. */
export const signedOnPaper = (record: PaperRecord | undefined, signer_id: string): string | undefined =>
  record?.signers.find(one => one.signer_id === signer_id)?.signed_on
