import type { Schemas } from '#sdk/types.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Approval = NonNullable<Schemas['Hoa']['approval']>

export const HOA_APPROVALS = [
  { value: 'not_asked', label: words.not_requested },
  { value: 'asked', label: words.requested },
  { value: 'granted', label: words.approved },
  { value: 'refused', label: words.denied },
] as const satisfies { value: Approval; label: string }[]

/** 'Saguaro Ridge, requested' */
export function hoaWords(hoa: Schemas['Hoa'] | null): string {
  if (hoa === null) return words.unknown
  if (!hoa.exists) return common.none
  return words.hoa_approval[hoa.approval ?? 'not_asked']({ name: hoa.name || words.yes })
}
