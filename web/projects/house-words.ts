import type { Schemas } from '#sdk/types.ts'

type Approval = NonNullable<Schemas['Hoa']['approval']>

export const HOA_APPROVALS = [
  { value: 'not_asked', label: 'Not requested' },
  { value: 'asked', label: 'Requested' },
  { value: 'granted', label: 'Approved' },
  { value: 'refused', label: 'Denied' },
] as const satisfies { value: Approval; label: string }[]

/** 'Saguaro Ridge, requested' */
export function hoaWords(hoa: Schemas['Hoa'] | null): string {
  if (hoa === null) return 'Not known yet'
  if (!hoa.exists) return 'None'
  const approval = HOA_APPROVALS.find(({ value }) => value === (hoa.approval ?? 'not_asked'))
  return [hoa.name || 'Yes', `approval ${approval?.label.toLowerCase()}`].join(', ')
}
