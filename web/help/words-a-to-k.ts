// What is searched in the articles from A to K by file name, in a chunk of its own: it comes when somebody begins to type.
import type { Words } from './article.ts'

const words = import.meta.glob<Words>('./articles/[a-k]*.md', { query: '?words', import: 'default', eager: true })

export const wordsAToK: readonly Words[] = Object.values(words)
