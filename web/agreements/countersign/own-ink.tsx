// The signature and initials the company's signer uses: their name in handwriting, until they draw or upload their own.
import '@fontsource/dancing-script/400.css'
import { useEffect, useState } from 'react'
import type { ImageKind } from '#machines/agreements/signing-facts.ts'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { pageLanguage } from '#web/words/language.ts'
import { AdoptStep } from '../signing/ink/adopt-step.tsx'
import { initialsOf } from '../signing/ink/handwriting.ts'
import { textToPng } from '../signing/ink/ink-image.ts'
import { Preview } from '../signing/ink/type-pad.tsx'
import { WordsIn } from '../signing/words/words-context.tsx'
import { words } from './words.ts'

export type OwnInk = Partial<Record<ImageKind, Schemas['Ink']>>

/** Typed at first. */
export function useOwnInk(name: string | undefined) {
  const [typed, setTyped] = useState<OwnInk>({})
  const [own, setOwn] = useState<OwnInk>({})
  useEffect(() => {
    // Letters are drawn by the browser.
    if (name === undefined) return
    let gone = false
    const draw = async (kind: ImageKind, text: string) => {
      const png_base64 = await textToPng(text)
      if (!gone && png_base64) setTyped(before => ({ ...before, [kind]: { way: 'typed', png_base64 } }))
    }
    void draw('signature', name)
    void draw('initials', initialsOf(name))
    return () => {
      gone = true
    }
  }, [name])
  return {
    ink: { ...typed, ...own },
    change: (kind: ImageKind, ink: Schemas['Ink']) => setOwn(before => ({ ...before, [kind]: ink })),
  }
}

type Props = { name: string; ink: OwnInk; kinds: ImageKind[]; onChange: (kind: ImageKind, ink: Schemas['Ink']) => void }

const LABELS = {
  signature: { label: words.your_signature, change: words.change_signature },
  initials: { label: words.your_initials, change: words.change_initials },
}

export function OwnInkFields({ name, ink, kinds, onChange }: Props) {
  const [changing, setChanging] = useState<ImageKind | null>(null)
  return (
    <>
      {kinds.map(kind => (
        <figure key={kind} className="flex flex-col gap-1.5">
          <figcaption className="flex items-center justify-between gap-3 text-sm text-ink-3">
            {LABELS[kind].label}
            <Button look="ghost" aria-label={LABELS[kind].change} onClick={() => setChanging(kind)}>
              {words.change}
            </Button>
          </figcaption>
          <Preview png={ink[kind]?.png_base64 ?? null} label={LABELS[kind].label} low />
        </figure>
      ))}
      {changing && (
        <Dialog open onClose={() => setChanging(null)} title={LABELS[changing].change}>
          <WordsIn language={pageLanguage}>
            <AdoptStep
              kind={changing}
              name={name}
              first_way="drawn"
              for_field={false}
              onBack={() => setChanging(null)}
              onAdopt={({ way, png_base64 }) => {
                onChange(changing, { way, png_base64 })
                setChanging(null)
              }}
            />
          </WordsIn>
        </Dialog>
      )}
    </>
  )
}
