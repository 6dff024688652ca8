// What is searched in all articles, in a chunk of its own: it comes when somebody begins to type.
import type { Words } from './article.ts'

const words = import.meta.glob<Words>('./articles/*.md', { query: '?words', import: 'default', eager: true })

export const allWords: readonly Words[] = Object.values(words)
