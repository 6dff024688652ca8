// System losses of one design: the company's until one is changed, and soiling by month where it is known.
import { useFormContext } from 'react-hook-form'
import { steadyLoss } from '#machines/design/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { MONTHS, percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { LOSSES } from './loss-names.ts'
import { words } from './words.ts'

type Losses = Schemas['DesignLosses']
/** Of a design typed or drawn alike. */
export type LossForm = Pick<Schemas['DesignInput'], 'losses' | 'conditions'>
const BOUNDS = words.enter_0_50

export function DesignLossFields({ company }: { company: Schemas['SystemLosses'] }) {
  const { watch, setValue, formState } = useFormContext<LossForm>()
  const own = watch('losses')
  const shares = own?.shares ?? company
  const months = own?.monthly_soiling
  const snow = watch('conditions')?.snow
  const errors = formState.errors.losses
  const put = (next: Losses | null) =>
    setValue('losses', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const set = (shares: Losses['shares'], monthly_soiling?: Losses['monthly_soiling']) =>
    put(
      monthly_soiling || LOSSES.some(({ name }) => shares[name] !== company[name])
        ? { shares, ...(monthly_soiling ? { monthly_soiling } : {}) }
        : null,
    )
  const together = `${percent(steadyLoss(shares, { monthly_soiling: months, snow }), 2)}${months ? words.and_monthly_soiling : ''}`
  return (
    <Card
      title={words.system_losses}
      note={
        own
          ? words.differs_company_instead({ together, percent: percent(steadyLoss(company), 2) })
          : words.company_figures_together({ together })
      }
      actions={
        <Button disabledReason={own ? undefined : words.these_company_figures} onClick={() => put(null)}>
          {words.use_company_figures}
        </Button>
      }
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {LOSSES.filter(({ name }) => !(months && name === 'soiling') && !(snow && name === 'snow')).map(
          ({ name, label, help }) => (
            <ShareField
              key={name}
              label={label}
              help={
                shares[name] === company[name] ? help : words.company_percent({ percent: percent(company[name], 1) })
              }
              share={shares[name]}
              onChange={share => set({ ...shares, [name]: share }, months)}
              error={said(errors?.shares?.[name], BOUNDS)}
            />
          ),
        )}
      </div>
      {months ? (
        <fieldset className="mt-5 border-t border-hairline pt-4">
          <legend className="float-left mb-2 text-base font-medium">{words.monthly_soiling}</legend>
          <div className="clear-both grid grid-cols-2 gap-2 sm:grid-cols-6">
            {MONTHS.map((month, at) => (
              <ShareField
                key={month}
                label={month}
                share={months[at] ?? 0}
                onChange={share =>
                  set(
                    shares,
                    months.map((one, which) => (which === at ? (share ?? 0) : one)),
                  )
                }
                error={said(errors?.monthly_soiling?.[at], BOUNDS)}
              />
            ))}
          </div>
          <Button className="mt-3" onClick={() => set(shares)}>
            {words.use_one_soiling_figure}
          </Button>
        </fieldset>
      ) : (
        <Button
          className="mt-4"
          onClick={() =>
            set(
              shares,
              MONTHS.map(() => shares.soiling),
            )
          }
        >
          {words.enter_soiling_month}
        </Button>
      )}
    </Card>
  )
}
