// The templates a new company begins with: the usual pages, once in each language. Pure.
import type { Schemas } from '#sdk/types.ts'
import type { Content } from './content.ts'
import { usualPages } from './usual-pages.ts'

type Starter = { name: string; language: Schemas['Language']; content: Content }

export const STARTER_TEMPLATES: Starter[] = [
  { name: 'Standard', language: 'en', content: usualPages('en') },
  { name: 'Estándar', language: 'es', content: usualPages('es') },
]
