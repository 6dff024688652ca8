// A step's success criteria, taken apart: what is compared with what, and what is no condition at all.

type Comparison = { left: string; operator: string; right: string }
type Read = { comparisons: Comparison[]; fault?: string }

const OPERATORS = ['==', '!=', '<=', '>=', '<', '>']

/** A condition of type simple: comparisons joined with `&&` and `||`, perhaps negated or in parentheses. */
export function readCondition(condition: string): Read {
  const comparisons: Comparison[] = []
  // Texts may have anything in them.
  const texts: string[] = []
  const plain = condition.replaceAll(/'(?:[^']|'')*'|"[^"]*"/g, text => `\uFFFC${texts.push(text) - 1}\uFFFC`)
  const filled = (part: string) => part.replaceAll(/\uFFFC(\d+)\uFFFC/g, (_, nth) => texts[Number(nth)] ?? '')
  if (/['"]/.test(plain)) return { comparisons, fault: 'a quotation mark is missing its other half' }
  for (const part of plain.split(/&&|\|\|/)) {
    const [, inner = ''] = /^[\s(!]*(.*?)[\s)]*$/s.exec(part) ?? []
    const [, left = '', operator = '', right = ''] =
      /^(\S+?)\s*(=>|=<|={1,3}|!==?|<>|<=|>=|<|>)\s*(.*)$/s.exec(inner) ?? []
    if (operator !== '' && !OPERATORS.includes(operator))
      return { comparisons, fault: `${operator} is no operator. It has ${OPERATORS.join(' ')}` }
    if (operator !== '' && (right === '' || /^[=<>!&|]/.test(right)))
      return { comparisons, fault: `${filled(inner)} compares with nothing` }
    if (operator === '' && !/^(\$\S+|true|false)$/.test(inner))
      return { comparisons, fault: `“${filled(inner)}” compares nothing` }
    if (operator !== '') comparisons.push({ left: filled(left), operator, right: filled(right.trim()) })
  }
  return { comparisons }
}

/** A text, number, boolean or null; undefined for an expression, whose value only a replay has. */
export function literalIn(right: string): { value: unknown } | undefined {
  const [, quoted] = /^(?:'(.*)'|"(.*)")$/s.exec(right) ?? []
  if (quoted !== undefined) return { value: quoted }
  if (/^-?\d+(\.\d+)?$/.test(right)) return { value: Number(right) }
  const words: Record<string, unknown> = { true: true, false: false, null: null }
  return right in words ? { value: words[right] } : undefined
}
