// The signer's signature or initials: drawn, typed or photographed.
import { useState } from 'react'
import type { Image, ImageKind } from '#machines/agreements/signing-facts.ts'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '../words/words-context.tsx'
import { DrawPad } from './draw-pad.tsx'
import { PhotoPad } from './photo-pad.tsx'
import { TypePad } from './type-pad.tsx'

export type PadProps = { kind: ImageKind; name: string; onPng: (png_base64: string | null) => void }

const WAYS = [
  { way: 'drawn', label: 'draw', Pad: DrawPad },
  { way: 'typed', label: 'type', Pad: TypePad },
  { way: 'uploaded', label: 'upload', Pad: PhotoPad },
] as const

type Props = {
  kind: ImageKind
  name: string
  /** How the other of the two was made: the same way is offered first. */
  first_way: Image['way']
  /** True if a field requires it. */
  for_field: boolean
  onAdopt: (image: Image) => void
  onBack: () => void
}

export function AdoptStep({ kind, name, first_way, for_field, onAdopt, onBack }: Props) {
  const { words } = useWords()
  const [way, setWay] = useState<Image['way']>(first_way)
  const [png, setPng] = useState<string | null>(null)
  const { Pad } = WAYS.find(one => one.way === way) ?? WAYS[0]
  const signature = kind === 'signature'
  const use = for_field ? (signature ? 'use_here' : 'use_initials_here') : signature ? 'use' : 'use_initials'
  return (
    <section className="flex max-w-[640px] flex-col gap-4 [@media(max-height:30rem)]:gap-2">
      <div className="[@media(max-height:30rem)]:sr-only">
        <h2 className="text-xl">{signature ? words.adopt_signature : words.adopt_initials}</h2>
        <p className="text-md text-ink-2">{words.adopt_note}</p>
      </div>
      <fieldset className="flex rounded-card bg-sunken p-1">
        <legend className="sr-only">{words.how_to_sign}</legend>
        {WAYS.map(one => (
          <button
            key={one.way}
            type="button"
            aria-pressed={way === one.way}
            onClick={() => {
              // The pad stays as it is and would not hand over its picture again.
              if (one.way === way) return
              setWay(one.way)
              setPng(null)
            }}
            className={cx(
              'h-12 flex-1 rounded-control text-md',
              way === one.way ? 'bg-raised font-semibold shadow-sm dark:bg-hairline' : 'text-ink-2',
            )}
          >
            {words[one.label]}
          </button>
        ))}
      </fieldset>
      <Pad key={way} kind={kind} name={name} onPng={setPng} />
      <div className="flex gap-2">
        <Button size="touch" className="min-h-12" onClick={onBack}>
          {words.back}
        </Button>
        <Button
          look="primary"
          size="touch"
          className="min-h-12 min-w-0 flex-1"
          disabledReason={png ? undefined : words.nothing_yet}
          onClick={() => png && onAdopt({ id: null, kind, way, png_base64: png })}
        >
          {words[use]}
        </Button>
      </div>
    </section>
  )
}
