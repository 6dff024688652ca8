// The consents, person by person. No box is pre-checked, and each person checks their own.
import { fullName } from '#machines/lib/text.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ConsentList, type Given, NOTHING_GIVEN } from '../form/consent-list.tsx'
import type { Role } from '../form/draft-values.ts'
import type { Shared } from './use-applying.ts'
import type { ApplyWords } from './words.ts'

export type Agreed = Partial<Record<Role, { is_me: boolean; given: Given }>>

type Props = { shared: Shared; agreed: Agreed; onChange: (agreed: Agreed) => void; strict: boolean; t: ApplyWords }

export function AgreeStep({ shared, agreed, onChange, strict, t }: Props) {
  const { words, people } = shared
  const missing = strict ? t.agree_missing : undefined
  return (
    <div className="flex flex-col gap-5 [&_label]:text-md">
      <p className="text-reading text-ink-2">{t.agree_intro}</p>
      <ul className="flex list-disc flex-col gap-2 rounded-card border border-hairline bg-surface py-4 pr-4 pl-9 text-md text-ink-2">
        {words.disclosures.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {people.map(({ role, firstname, lastname, email }) => {
        const name = fullName({ firstname, lastname }).trim()
        const { is_me, given } = agreed[role] ?? { is_me: false, given: NOTHING_GIVEN }
        return (
          <fieldset key={role} className="flex flex-col gap-3 border-t border-hairline pt-4">
            <legend className="sr-only">{name}</legend>
            <p aria-hidden className="text-md font-semibold">
              {name}
              <span className="block font-normal text-ink-3 wrap-anywhere">{email}</span>
            </p>
            <Checkbox
              label={t.i_am({ name })}
              checked={is_me}
              error={is_me ? undefined : missing}
              onChange={checked => onChange({ ...agreed, [role]: { is_me: checked, given } })}
            />
            <ConsentList
              words={words}
              given={given}
              onChange={next => onChange({ ...agreed, [role]: { is_me, given: next } })}
              missing={missing}
            />
          </fieldset>
        )
      })}
    </div>
  )
}
