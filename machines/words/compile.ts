// Reads the ICU text of a message. Servers and tests do it when a message is first used, the web build in advance.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Part } from './parts.ts'

/** Throws a SyntaxError for a text that is no ICU message. */
export const compile = (text: string): Part[] => parse(text, { requiresOtherClause: true }).map(partOf)

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return { arg: element.value }
    case TYPE.number:
      return { number: element.value }
    case TYPE.pound:
      return { count: true }
    case TYPE.tag:
      return { tag: element.value, of: element.children.map(partOf) }
    case TYPE.plural:
      return { plural: element.value, of: casesOf(element.options) }
    case TYPE.select:
      return { select: element.value, of: casesOf(element.options) }
    default:
      throw new SyntaxError('Dates and times are formatted before they fill a message.')
  }
}

const casesOf = (options: Record<string, { value: MessageFormatElement[] }>) =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(partOf)]))
