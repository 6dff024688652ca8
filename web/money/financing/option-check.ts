// The option drawer is checked by the contract's schema and by the same rule the server asks about fields together.
import type { FieldErrors, Resolver } from 'react-hook-form'
import { optionFaults } from '#machines/money/financing/faults.ts'
import { zNewFinancingOption } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { asColumns, inputOf, type OptionForm, settled } from './option-form.ts'

/** As the server's own sentences, so that they are shown as they are. */
const SERVER = 'server'

export const checkOption =
  (provider: Schemas['FinancingProvider']): Resolver<OptionForm> =>
  async values => {
    const form = settled(values)
    const input = { ...inputOf(values, true), provider_id: provider.id, type: values.type }
    const shape = zNewFinancingOption.safeParse(input)
    const wrong: [string, string | undefined][] = [
      ...(shape.success ? [] : shape.error.issues.map(({ path }): [string, undefined] => [path.join('.'), undefined])),
      ...Object.entries(optionFaults({ ...form, ...asColumns(values) }, provider)),
    ]
    if (wrong.length === 0) return { values, errors: {} }
    const errors: Record<string, { type: string; message?: string }> = {}
    for (const [field, message] of wrong)
      errors[FIELD[field] ?? field] ??= message === undefined ? { type: 'shape' } : { type: SERVER, message }
    return { values: {}, errors: errors as FieldErrors<OptionForm> }
  }

/** The wire's promo is three fields here. */
const FIELD: Record<string, string> = { promo: 'promo_kind', 'promo.months': 'promo_months', 'promo.apr': 'promo_apr' }
