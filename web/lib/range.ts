type Bounds = { min: number; max: number }

/** The least a range's lower end stays below its upper end (specification, section 5). */
const APART = 1

/**
 * Keeps a range within its bounds and its ends apart. The end that was moved yields: it stops short of the other, which
 * stays where it is. Bounds less than APART wide hold no range.
 */
export function keepApart(value: readonly [number, number], { min, max }: Bounds, moved: 'lower' | 'upper') {
  const [lower, upper] = value
  if (moved === 'lower') {
    const still = clamp(upper, min + APART, max)
    return [clamp(lower, min, still - APART), still] as const
  }
  const still = clamp(lower, min, max - APART)
  return [still, clamp(upper, still + APART, max)] as const
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
