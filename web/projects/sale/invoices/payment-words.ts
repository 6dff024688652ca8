import type { Schemas } from '#sdk/types.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export const METHODS: { value: Schemas['PaymentMethod']; label: string }[] = [
  { value: 'check', label: words.check },
  { value: 'ach', label: words.ach_transfer },
  { value: 'card', label: words.card },
  { value: 'wire', label: words.wire_transfer },
  { value: 'cash', label: common.cash },
  { value: 'other', label: words.other },
]
