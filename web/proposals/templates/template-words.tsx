import { href } from '#web/frame/navigation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** The number of findings in a template. */
export const FindingsBadge = ({ count }: { count: number }) =>
  count > 0 && <Badge status="incomplete" label={words.items_to_review({ count })} />

export const LANGUAGES = [
  { value: 'en', label: common.english },
  { value: 'es', label: common.spanish },
] as const
type Language = (typeof LANGUAGES)[number]['value']
export const asLanguage = (value: string): Language => (value === 'es' ? 'es' : 'en')

export const LIST = href('/light-hub/proposal')
/** Where it is written. */
export const templateHref = (id: string) => `${LIST}?template=${encodeURIComponent(id)}`
