/** Costs and benefits the savings of these offers leave out, each sentence once. */
export const notCounted = (offers: readonly { not_counted?: string[] | undefined }[]): string[] => [
  ...new Set(offers.flatMap(({ not_counted = [] }) => not_counted)),
]
