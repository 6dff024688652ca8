// A value never shown again once saved: only that it exists. Submitted on blur, and held only by the page until the
// server has it.
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SsnKind } from '#machines/applications/lenders/draft/people.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/fields/field.tsx'
import { ssnDigits, ssnShown } from './draft-values.ts'
import type { FieldWords } from './fields/words.ts'

type Props = {
  label: string
  help: ReactNode
  words: FieldWords
  /** Shown for a saved value; null if none is saved. */
  given: string | null
  /** Typed and not saved yet. */
  typed: string | undefined
  error: string | undefined
  onTyped: (text: string) => void
  /** Formats the field's text while typing. */
  write: (text: string) => string
  mask: boolean
  maxLength: number
  autoComplete: string
}

function PrivateField(props: Props) {
  const { label, help, words, given, typed, error, onTyped, write, mask, maxLength, autoComplete } = props
  const [text, setText] = useState<string | null>(null)
  const [changing, setChanging] = useState(false)
  const [shown, setShown] = useState(false)
  const settled = given !== null && typed === undefined
  if (settled && !changing)
    return (
      <Field label={label} help={help}>
        {control => (
          <div className="flex items-center gap-2">
            <input {...control} readOnly value={given} className={`${controlLook(false)} figures bg-sunken`} />
            <Button className="max-sm:h-11" onClick={() => setChanging(true)} aria-label={`${words.change}: ${label}`}>
              {words.change}
            </Button>
          </div>
        )}
      </Field>
    )
  return (
    <Field label={label} help={help} error={error}>
      {control => (
        <div className="flex items-center gap-2">
          <div className="relative min-w-0 flex-1">
            <input
              {...control}
              // The user chose to change it and is about to type.
              // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone
              autoFocus={changing}
              inputMode="numeric"
              autoComplete={autoComplete}
              autoCorrect="off"
              spellCheck={false}
              data-1p-ignore
              data-lpignore="true"
              maxLength={maxLength}
              value={text ?? write(typed ?? '')}
              onChange={event => setText(write(event.target.value))}
              onBlur={() => {
                if (text !== null) onTyped(text)
                setText(null)
                setShown(false)
                setChanging(false)
              }}
              className={`${controlLook(error !== undefined)} figures ${mask ? 'pr-10' : ''} ${mask && !shown ? '[-webkit-text-security:disc]' : ''}`}
            />
            {mask && (
              <button
                type="button"
                aria-label={shown ? words.hide : words.show}
                aria-pressed={shown}
                // Keeps the focus in the field, so an incomplete value isn't submitted.
                onMouseDown={event => event.preventDefault()}
                onClick={() => setShown(!shown)}
                className="absolute inset-y-0 right-1 rounded-control p-2 text-ink-3 max-sm:p-3.5 hover:text-ink"
              >
                {shown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
              </button>
            )}
          </div>
          {given !== null && typed !== undefined && (
            <Button className="max-sm:h-11" onClick={() => onTyped('')}>
              {words.keep}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

type SsnProps = Pick<Props, 'words' | 'typed' | 'error' | 'onTyped'> & { kind: SsnKind; last4: string | null }

export function SsnField({ kind, last4, onTyped, ...rest }: SsnProps) {
  return (
    <PrivateField
      {...rest}
      label={kind === 'full' ? rest.words.ssn_full : rest.words.ssn_last_four}
      help={rest.words.ssn_help}
      given={last4 === null ? null : kind === 'full' ? `•••-••-${last4}` : '••••'}
      write={text => ssnShown(ssnDigits(text, kind), kind)}
      onTyped={text => onTyped(ssnDigits(text, kind))}
      mask
      maxLength={11}
      autoComplete="off"
    />
  )
}

type BirthProps = Pick<Props, 'words' | 'typed' | 'error' | 'onTyped' | 'autoComplete'> & { given: boolean }

export const BirthField = ({ given, ...rest }: BirthProps) => (
  <PrivateField
    {...rest}
    label={rest.words.birth_date}
    help={rest.words.birth_date_help}
    given={given ? rest.words.given : null}
    write={text => text.replaceAll(/[^\d/.-]/g, '')}
    mask={false}
    maxLength={10}
  />
)
