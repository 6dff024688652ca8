import type { ComponentProps } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { hasSpecialCharacter } from '#web/lib/text-rules.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { words as texts } from './words.ts'

const LEAST = 12
const WORDS = [texts.too_short, texts.long_enough, texts.good, texts.very_good]

/** How much there is to guess, from 0 to 3. Advice, not a rule: length counts most, a mixture a little. */
function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password.length < LEAST) return 0
  const mixed = [/[a-z]/, /[A-Z]/, /\d/].filter(kind => kind.test(password)).length
  const points = password.length + 2 * mixed + (hasSpecialCharacter(password) ? 3 : 0)
  return points >= 24 ? 3 : points >= 20 ? 2 : 1
}

type Props = Omit<ComponentProps<typeof PasswordField>, 'help'> & { typed: string }

/** A new password: its requirements, and the strength of the input. */
export function NewPasswordField({ typed, ...field }: Props) {
  const strength = strengthOf(typed)
  return (
    <div className="flex flex-col gap-2">
      <PasswordField {...field} autoComplete="new-password" help={texts.characters_more_three_four({ least: LEAST })} />
      {typed !== '' && (
        <div className="flex items-center gap-2" role="status">
          <div aria-hidden className="flex flex-1 gap-1">
            {[0, 1, 2, 3].map(step => (
              <span
                key={step}
                className={cx(
                  'h-1 flex-1 rounded-full',
                  step > strength ? 'bg-hairline' : strength === 0 ? 'bg-danger' : 'bg-success',
                )}
              />
            ))}
          </div>
          <span className="w-20 text-right text-xs text-ink-2">{WORDS[strength]}</span>
        </div>
      )}
    </div>
  )
}
