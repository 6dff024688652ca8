// What is searched in the English articles from L to Z by file name, in a chunk of its own.
import type { Words } from '../article.ts'

const words = import.meta.glob<Words>('../articles/[l-z]*.md', { query: '?words', import: 'default', eager: true })

export const wordsLToZ: readonly Words[] = Object.values(words)
