// How the fields of each signer look on paper, which is white in both themes. Colour is never alone: each has its letters.
import type { Schemas } from '#sdk/types.ts'

type Look = { letters: string; field: string; dot: string }

export const ROLE_LOOKS: Record<Schemas['SignerRole'], Look> = {
  homeowner: { letters: 'HO', field: 'border-[#b7791f] bg-[#fdf0d2]/90 text-[#5c3c05]', dot: 'bg-[#d9962b]' },
  co_homeowner: { letters: 'CO', field: 'border-[#8b5cc7] bg-[#f1e8fb]/90 text-[#4a2480]', dot: 'bg-[#9a6bd6]' },
  utility_account_holder: {
    letters: 'UA',
    field: 'border-[#0f8577] bg-[#dcf3ef]/90 text-[#0b4a42]',
    dot: 'bg-[#17a08f]',
  },
  sales_rep: { letters: 'SR', field: 'border-[#3b74c4] bg-[#e2edfb]/90 text-[#17407c]', dot: 'bg-[#4c86d8]' },
  countersigner: { letters: 'CS', field: 'border-[#c2456a] bg-[#fbe3ea]/90 text-[#7a1c3b]', dot: 'bg-[#d3587d]' },
  cc: { letters: 'CC', field: 'border-[#7d766b] bg-[#f1eee8]/90 text-[#3d382f]', dot: 'bg-[#8f877a]' },
}
export const VALUE_LOOK = 'border-dashed border-[#6d7f98] bg-[#e9eef5]/90 text-[#26354b]'
export const VALUE_DOT = 'bg-[#6d7f98]'
export const UNBOUND_LOOK = 'border-dashed border-[#b3261e] bg-[#fbe6e3]/90 text-[#7c1a14]'
