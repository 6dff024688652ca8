import { useState } from 'react'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** A name that counts once the field is left, so that a word is one step to undo. */
export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed !== null && typed.trim() === ''
  return (
    <TextField
      label={common.name}
      maxLength={60}
      value={typed ?? name}
      error={wrong ? words.enter_name : undefined}
      onChange={event => setTyped(event.target.value)}
      onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      onBlur={() => {
        if (typed !== null && !wrong && typed.trim() !== name) onChange(typed.trim())
        setTyped(null)
      }}
    />
  )
}
