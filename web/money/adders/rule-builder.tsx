// The rule for where an adder applies, condition by condition, with a live sentence.
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { type FieldErrors, useFormContext } from 'react-hook-form'
import { type Condition, isEmpty, type Names, type Rule, ruleWords } from '#machines/money/adders/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { AdderForm } from './adder-form.ts'
import { ConditionRow } from './condition-row.tsx'
import { type Choices, emptyCondition, useChoices } from './rule-choices.ts'
import { RuleTrial } from './rule-trial.tsx'
import { words as texts } from './words.ts'

const NONE: Rule = { match: 'all', conditions: [], groups: [] }
const MATCHES = [
  { value: 'all', label: texts.all_these_hold },
  { value: 'any', label: texts.any_these_holds },
]

type Props = { adder_id: string | undefined; names: Names }

export function RuleBuilder({ adder_id, names: known }: Props) {
  const { watch, setValue, formState } = useFormContext<AdderForm>()
  const { choices, names: read } = useChoices(adder_id, known)
  // Utilities are found state by state; those chosen here are remembered for the sentence.
  const [learned, setLearned] = useState<Record<string, string>>({})
  const names = { ...read, ...learned }
  const learn = (id: string, name: string) => setLearned(all => ({ ...all, [id]: name }))
  const rule = watch('conditions') ?? NONE
  const errors = formState.errors.conditions as RuleErrors
  const write = (next: Rule) =>
    setValue('conditions', isEmpty(next) ? null : next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const groups = (next: Schemas['RuleGroup'][]) => write({ ...rule, groups: next })
  const words = ruleWords(rule, names)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{texts.conditions}</legend>
      <Conditions
        label={texts.rule}
        match={rule.match}
        onMatch={match => write({ ...rule, match })}
        conditions={rule.conditions}
        onChange={conditions => write({ ...rule, conditions })}
        errors={errors?.conditions}
        several={rule.conditions.length + rule.groups.length > 1}
        choices={choices}
        names={names}
        learn={learn}
      />
      {rule.groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the rule
        <div key={at} className="flex flex-col gap-2 rounded-control border border-hairline p-3">
          <div className="flex items-center justify-between">
            <span className="text-sm text-ink-2">{texts.group({ at: at + 1 })}</span>
            <button
              type="button"
              aria-label={texts.remove_group({ at: at + 1 })}
              onClick={() => groups(rule.groups.filter((_, index) => index !== at))}
              className="rounded-control p-1.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
            >
              <X size={14} aria-hidden />
            </button>
          </div>
          <Conditions
            label={texts.group_inline({ at: at + 1 })}
            match={group.match}
            onMatch={match => groups(rule.groups.map((one, index) => (index === at ? { ...one, match } : one)))}
            conditions={group.conditions}
            onChange={conditions =>
              groups(
                conditions.length === 0
                  ? rule.groups.filter((_, index) => index !== at)
                  : rule.groups.map((one, index) => (index === at ? { ...one, conditions } : one)),
              )
            }
            errors={errors?.groups?.[at]?.conditions}
            several={group.conditions.length > 1}
            choices={choices}
            names={names}
            learn={learn}
          />
        </div>
      ))}
      {(rule.conditions.length > 0 || rule.groups.length > 0) && (
        <div>
          <Button
            look="ghost"
            icon={<Plus size={14} aria-hidden />}
            disabledReason={rule.groups.length >= 10 ? texts.rule_has_ten_groups : undefined}
            onClick={() =>
              groups([
                ...rule.groups,
                { match: rule.match === 'all' ? 'any' : 'all', conditions: [emptyCondition('state')] },
              ])
            }
          >
            {texts.add_group}
          </Button>
        </div>
      )}
      <p className="rounded-control bg-sunken px-3 py-2 text-sm text-ink-2" aria-live="polite" data-testid="rule-words">
        {words ?? texts.no_conditions_applies_every}
      </p>
      {words && <RuleTrial rule={rule} adder_id={adder_id} />}
    </fieldset>
  )
}

export type ConditionErrors = { [field: string]: { message?: string; type?: string } | undefined } | undefined
type ListErrors = (ConditionErrors | undefined)[] | undefined
type RuleErrors =
  | (FieldErrors & { conditions?: ListErrors; groups?: ({ conditions?: ListErrors } | undefined)[] })
  | undefined

type ListProps = {
  label: string
  match: Rule['match']
  onMatch: (match: Rule['match']) => void
  conditions: Condition[]
  onChange: (conditions: Condition[]) => void
  errors: ListErrors
  several: boolean
  choices: Choices
  names: Names
  learn: (id: string, name: string) => void
}

function Conditions({
  label,
  match,
  onMatch,
  conditions,
  onChange,
  errors,
  several,
  choices,
  names,
  learn,
}: ListProps) {
  return (
    <>
      {several && (
        <SelectField
          label={texts.match_label({ label })}
          hideLabel
          value={match}
          onChange={value => onMatch(value === 'any' ? 'any' : 'all')}
          options={MATCHES}
        />
      )}
      {conditions.map((condition, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place in the list
          key={at}
          label={texts.label_condition({ label, at: at + 1 })}
          condition={condition}
          onChange={next => onChange(conditions.map((one, index) => (index === at ? next : one)))}
          onRemove={() => onChange(conditions.filter((_, index) => index !== at))}
          errors={errors?.[at]}
          choices={choices}
          names={names}
          learn={learn}
        />
      ))}
      <div>
        <Button
          icon={<Plus size={14} aria-hidden />}
          disabledReason={conditions.length >= 20 ? texts.twenty_conditions_most_stand : undefined}
          onClick={() => onChange([...conditions, emptyCondition('state')])}
        >
          {texts.add_condition}
        </Button>
      </div>
    </>
  )
}
