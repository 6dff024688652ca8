import { Badge } from '#web/ui/badge.tsx'
import { words } from './words.ts'

/** Shown with the sample project's name in lists. */
export const SamplePill = ({ of }: { of: { is_sample?: boolean } }) =>
  of.is_sample ? <Badge status="sample" label={words.sample} /> : null
