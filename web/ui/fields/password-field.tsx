import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field.tsx'
import { words } from './words.ts'

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-label={shown ? words.hide_password : words.show_password}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="rounded-control p-2 text-ink-3 hover:text-ink max-sm:p-3.5"
        >
          {shown ? <EyeOff size={16} /> : <Eye size={16} />}
        </button>
      }
    />
  )
}
