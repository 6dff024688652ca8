// A sentence with figures in it, in the order of its language.
import { Fragment, type ReactNode } from 'react'

/** Around the name of a part while the sentence is composed; no text has it. */
const MARK = '\u0001'

type Parts<Values> = { [Name in keyof Values]: Values[Name] | (number extends Values[Name] ? ReactNode : Values[Name]) }

const isText = (part: unknown) => typeof part === 'string' || typeof part === 'number'

/** A message filled with elements: fillMessage(words.production.says, { energy: <Strong … /> }). */
export function fillMessage<Values extends object>(
  message: (values: Values) => string,
  parts: Parts<Values>,
): ReactNode {
  const pieces = new Map<string, ReactNode>(Object.entries(parts))
  // A number selects a plural form, so it is passed unchanged.
  const marked = Object.entries(parts).map(([name, part]) => [name, isText(part) ? part : MARK + name + MARK])
  const sentence = message(Object.fromEntries(marked) as Values)
  return sentence
    .split(MARK)
    .map((piece, at) => (
      <Fragment key={at % 2 === 1 ? piece : `${at} ${piece}`}>{at % 2 === 1 ? pieces.get(piece) : piece}</Fragment>
    ))
}
