// Exact decimal arithmetic for money. A rate such as 0.1 $/W is read as the decimal a person typed, never as its binary
// neighbour, and a line is rounded once, at its end. Browser and server get the same cent because no float is involved.

export type Decimal = { digits: bigint; scale: number }

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/

/** The shortest decimal that reads back as `value` (ECMAScript Number::toString). RangeError unless finite. */
export function decimal(value: number): Decimal {
  // Most are cents: read without being written first.
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 }
  const match = NUMBER.exec(String(value))
  if (!match) throw new RangeError(`Not a finite number: ${value}`)
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match
  const digits = BigInt(`${sign}${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

export function times(...factors: Decimal[]): Decimal {
  let digits = 1n
  let scale = 0
  for (const factor of factors) {
    digits *= factor.digits
    scale += factor.scale
  }
  return { digits, scale }
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const lift = (term: Decimal) => term.digits * 10n ** BigInt(scale - term.scale)
  return { digits: lift(a) + lift(b), scale }
}

/** `base` to a whole, non-negative power, exactly. */
function power(base: Decimal, exponent: number): Decimal {
  return { digits: base.digits ** BigInt(exponent), scale: base.scale * exponent }
}

/** (1 + rate) ^ years: what escalates; a negative rate degrades. */
export function growth(rate: number, years: number): Decimal {
  return power(plus(decimal(1), decimal(rate)), years)
}

/**
 * numerator / denominator to the nearest integer, halves away from zero: the commercial rule of invoices and US notes.
 * Banker's rounding would suit only sums of many unbiased halves; each line here is an amount actually paid.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('A denominator must be positive')
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/** RangeError where a sum no longer fits a JSON integer (beyond 90 trillion dollars). */
export function toSafeInteger(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError('The amount is too large to be held in cents')
  return number
}

/** The product, in cents when the factors multiply to cents. Rounded once, half away from zero. */
export function roundProduct(...factors: Decimal[]): number {
  const { digits, scale } = times(...factors)
  return toSafeInteger(divideHalfUp(digits, 10n ** BigInt(scale)))
}

/** The product of dollar-valued factors, in cents: usdToCents(0.1, 8200) = 82000. */
export function usdToCents(...factors: number[]): number {
  return roundProduct(decimal(100), ...factors.map(decimal))
}

export function requireCents(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} must be whole cents, zero or more`)
}
