// Search data of the English articles from A to K by file name, in its own chunk.
import type { Words } from '../article.ts'

const words = import.meta.glob<Words>('../articles/[a-k]*.md', { query: '?words', import: 'default', eager: true })

export const wordsAToK: readonly Words[] = Object.values(words)
