import type { Schemas } from '#sdk/types.ts'

export const METHODS: { value: Schemas['PaymentMethod']; label: string }[] = [
  { value: 'check', label: 'Check' },
  { value: 'ach', label: 'ACH transfer' },
  { value: 'card', label: 'Card' },
  { value: 'wire', label: 'Wire transfer' },
  { value: 'cash', label: 'Cash' },
  { value: 'other', label: 'Other' },
]
