// How the blocks of a proposal are called among those who write it. Pure.
import type { Block } from './content.ts'

export const BLOCK_NAMES: Record<Block['kind'], string> = {
  cover: 'cover',
  text: 'text',
  terms: 'terms',
  image: 'image',
  gallery: 'gallery',
  video: 'video',
  timeline: 'timeline',
  system: 'system',
  equipment: 'equipment',
  production: 'production',
  consumption: 'production and use',
  bill: 'electric bill',
  savings: 'savings',
  financing: 'ways to pay',
  incentives: 'incentives',
  environment: 'environment',
  team: 'team',
  assumptions: 'assumptions',
  accept: 'acceptance',
}
