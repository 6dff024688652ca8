// Whether every text that one pattern allows is allowed by another. A pattern is searched for in a text, so without anchors
// anything may come before and after it.
import { type Concatenation, DFA, type Element, ENFA, isDisjointWith, JS, type NoParent } from 'refa'

type Part = NoParent<Element>
type Sequence = NoParent<Concatenation>
type Automaton = { texts: DFA; flags: string }

/** Longer patterns make automata that take seconds. They count as not comparable. */
const MOST_LETTERS = 500
const MOST_NODES = 3_000

/** False also if it can't be decided: lookarounds, word boundaries, or too many states. */
export function isPatternWithin(narrow: string, wide: string): boolean {
  if (narrow === wide) return true
  const key = JSON.stringify([narrow, wide])
  const is = known.get(key) ?? compare(narrow, wide)
  known.set(key, is)
  return is
}

/** Large contracts use the same few patterns at hundreds of places. */
const known = new Map<string, boolean>()

function compare(narrow: string, wide: string): boolean {
  // A pattern written before the `u` flag may be invalid with it.
  return ['u', ''].some(flags => {
    try {
      const [one, other] = [automatonOf(narrow, flags), automatonOf(wide, flags)]
      return isDisjointWith(one.texts, complementOf(other).texts, MOST_NODES)
    } catch {
      return false
    }
  })
}

function automatonOf(source: string, flags: string): Automaton {
  if (source.length > MOST_LETTERS) throw new Error('too long')
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({ assertions: 'parse' })
  const anything: Part = {
    type: 'Quantifier',
    min: 0,
    max: Number.POSITIVE_INFINITY,
    lazy: false,
    alternatives: [
      sequence([
        {
          type: 'CharacterClass',
          characters: JS.createCharSet([{ min: 0, max: maxCharacter }], { unicode: flags === 'u' }),
        },
      ]),
    ],
  }
  const whole = expression.alternatives.flatMap(({ elements }) => anchored(elements, anything))
  const texts = ENFA.fromRegex(whole, { maxCharacter }, { assertions: 'throw' })
  return { texts: DFA.fromFA(texts, new DFA.LimitedNodeFactory(MOST_NODES)), flags }
}

function complementOf({ texts, flags }: Automaton): Automaton {
  const other = texts.copy(new DFA.LimitedNodeFactory(MOST_NODES))
  other.complement()
  return { texts: other, flags }
}

const sequence = (elements: Part[]): Sequence => ({ type: 'Concatenation', elements })

/** With its anchors carried out. A group at an end may have anchors in its alternatives, as in `(^a|b$)`. */
function anchored(elements: readonly Part[], anything: Part): Sequence[] {
  const [first, last] = [elements[0], elements.at(-1)]
  if (first?.type === 'Alternation')
    return first.alternatives.flatMap(one => anchored([...one.elements, ...elements.slice(1)], anything))
  if (last?.type === 'Alternation')
    return last.alternatives.flatMap(one => anchored([...elements.slice(0, -1), ...one.elements], anything))
  const [starts, ends] = [isEdge(first, 'behind'), isEdge(last, 'ahead')]
  const inner = elements.slice(starts ? 1 : 0, ends ? -1 : undefined)
  return [sequence([...(starts ? [] : [anything]), ...inner, ...(ends ? [] : [anything])])]
}

/** `^` and `$` are parsed as “no character before” and “none after”. */
function isEdge(part: Part | undefined, kind: 'ahead' | 'behind'): boolean {
  if (part?.type !== 'Assertion' || part.kind !== kind || !part.negate) return false
  const [only] = part.alternatives[0]?.elements ?? []
  return part.alternatives.length === 1 && only?.type === 'CharacterClass' && only.characters.isAll
}
