// Who else has the drawing open, with what they have selected.
import { listed } from '#machines/words/listed.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useEditor } from './editor.ts'
import type { Colleague } from './use-presence.ts'
import { words } from './words.ts'

const MOST_SHOWN = 3

export function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { drawing } = useEditor()
  if (colleagues.length === 0) return null
  const sentenceOf = ({ name, parts }: Colleague) => {
    const names = drawing.planes.filter(({ id }) => parts.includes(id)).map(plane => plane.name)
    return names.length > 0 ? words.colleague_on({ name, parts: listed(names) }) : words.colleague_here({ name })
  }
  return (
    <ul aria-label={words.also_here} className="flex -space-x-2">
      {colleagues.slice(0, MOST_SHOWN).map(one => (
        <li key={one.place} title={sentenceOf(one)} className="rounded-full ring-2 ring-surface">
          <Avatar name={one.name} />
          <span className="sr-only">{sentenceOf(one)}</span>
        </li>
      ))}
      {colleagues.length > MOST_SHOWN && (
        <li className="figures flex size-8 items-center justify-center rounded-full bg-sunken text-xs font-semibold ring-2 ring-surface">
          +{colleagues.length - MOST_SHOWN}
        </li>
      )}
    </ul>
  )
}
