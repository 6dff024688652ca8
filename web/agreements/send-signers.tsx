import { Plus, Trash2 } from 'lucide-react'
import { words as signing } from '#machines/agreements/evidence/words.ts'
import { phone } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { isBlank, lineFaults, MOST_SIGNERS, type Person, type SendDraft, type SignerLine } from './send-draft.ts'
import { words } from './words.ts'

type Props = {
  draft: SendDraft
  /** The server's sentences, by field of the line with this key. */
  refused: (key: string) => Partial<Record<keyof Person, string>>
  /** Shows missing fields as errors. */
  strict: boolean
}

/** Who signs, step by step, and who gets a copy. */
export function SendSigners({ draft, refused, strict }: Props) {
  const { lines } = draft
  const steps = new Set(lines.filter(({ role }) => role !== 'cc').map(({ step }) => step))
  const ordered = steps.size > 1
  return (
    <div className="flex flex-col gap-6">
      {ordered && <p className="text-base text-ink-2">{words.they_sign_order_whoever}</p>}
      {lines.map(line => (
        <LineFields
          key={line.key}
          line={line}
          title={line.role !== 'cc' && ordered ? `${line.step}. ${signing.roles[line.role]}` : signing.roles[line.role]}
          errors={{ ...(strict || !isBlank(line) ? lineFaults(line) : {}), ...refused(line.key) }}
          onChange={part => draft.set(line, part)}
          onRemove={line.at === null ? undefined : () => draft.removeCopy(line.at)}
        />
      ))}
      <Button
        className="self-start"
        icon={<Plus size={14} aria-hidden />}
        disabledReason={lines.length >= MOST_SIGNERS ? words.people_most({ most_signers: MOST_SIGNERS }) : undefined}
        onClick={draft.addCopy}
      >
        {words.add_someone_who_gets}
      </Button>
    </div>
  )
}

type LineProps = {
  line: SignerLine
  title: string
  errors: Partial<Record<keyof Person, string>>
  onChange: (part: Partial<Person>) => void
  onRemove: (() => void) | undefined
}

function LineFields({ line, title, errors, onChange, onRemove }: LineProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">
        {title}
        {line.role !== 'cc' && !line.required && <span className="font-normal text-ink-3"> {words.optional}</span>}
      </legend>
      <TextField
        label={common.name}
        autoComplete="off"
        maxLength={160}
        value={line.name}
        onChange={event => onChange({ name: event.target.value })}
        error={errors.name}
      />
      <TextField
        label={common.email}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={line.email}
        onChange={event => onChange({ email: event.target.value })}
        error={errors.email}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={common.phone}
          optional
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={line.phone}
          onChange={event => onChange({ phone: event.target.value })}
          onBlur={event => {
            const written = phone(event.target.value)
            if (written) onChange({ phone: written })
          }}
          error={errors.phone}
        />
        <SelectField
          label={common.language}
          value={line.language}
          onChange={language => onChange({ language: language === 'es' ? 'es' : 'en' })}
          options={[
            { value: 'en', label: LANGUAGE_NAMES.en },
            { value: 'es', label: LANGUAGE_NAMES.es },
          ]}
          error={errors.language}
        />
      </div>
      {onRemove && (
        <Button
          look="ghost"
          className="-ml-3 self-start"
          icon={<Trash2 size={14} aria-hidden />}
          aria-label={words.remove_copy({ name: line.name || words.nobody_yet })}
          onClick={onRemove}
        >
          {common.remove}
        </Button>
      )}
    </fieldset>
  )
}
