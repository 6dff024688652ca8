import { Badge } from '#web/ui/badge.tsx'
import { words } from './words.ts'

/** Beside the name of the sample project, wherever it is listed among others. */
export const SamplePill = ({ of }: { of: { is_sample?: boolean } }) =>
  of.is_sample ? <Badge status="sample" label={words.sample} /> : null
