// Search data of the Spanish articles from L to Z by file name, in its own chunk.
import type { Words } from '../article.ts'

const words = import.meta.glob<Words>('../articles/es/[l-z]*.md', { query: '?words', import: 'default', eager: true })

export const wordsLToZ: readonly Words[] = Object.values(words)
