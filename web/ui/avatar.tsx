/** Two people with the same initials rarely have the same tint. */
const hueOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

/** Initials in a circle. */
export function Avatar({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .filter(Boolean)
    .map(part => part.charAt(0))
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-marigold-soft text-xs font-semibold"
      // Where a browser cannot derive a color the class stays.
      style={{ background: `oklch(from var(--marigold-soft) l c ${hueOf(name)})` }}
    >
      {[initials[0], initials.length > 1 ? initials.at(-1) : ''].join('').toUpperCase()}
    </span>
  )
}
