// The number of inverters in a design: a single model's count follows the panels until someone sets it.
import type { Schemas } from '#sdk/types.ts'

type Model = Pick<Schemas['Inverter'], 'id' | 'type' | 'ac_power_w' | 'mppt_count'>
export type Size = { modules: number; dc_w: number }

const MOST = 500

/** How many of an inverter bring DC/AC nearest to the target. */
export function countFor(dc_w: number, ac_power_w: number, dc_ac_target: number): number {
  const fewer = Math.max(1, Math.floor(dc_w / (dc_ac_target * ac_power_w)))
  const off = (count: number) => Math.abs(dc_w / (count * ac_power_w) - dc_ac_target)
  return off(fewer + 1) < off(fewer) ? fewer + 1 : fewer
}

const MOST_MICRO_PANELS = 4

/**
 * Panels one microinverter serves: one on each input. Public lists leave inputs out; there a unit is counted for as many panels as it
 * has AC power for, and the electrical check asks for its inputs.
 */
export function panelsOnMicro({ mppt_count, ac_power_w }: Pick<Model, 'mppt_count' | 'ac_power_w'>, panel_w: number) {
  if (mppt_count !== null) return mppt_count
  return panel_w > 0 ? Math.min(Math.max(1, Math.round(ac_power_w / panel_w)), MOST_MICRO_PANELS) : 1
}

/** As many of the one inverter as the company's DC/AC asks for; of microinverters, an input for each panel. */
export function usualCount(model: Model, { modules, dc_w }: Size, dc_ac_target: number): number {
  const { type, ac_power_w } = model
  const count =
    type === 'micro'
      ? Math.ceil(modules / panelsOnMicro(model, modules > 0 ? dc_w / modules : 0))
      : countFor(dc_w, ac_power_w, dc_ac_target)
  return Math.min(Math.max(1, count), MOST)
}

type Choices = readonly Schemas['InverterChoice'][]
type Rule = { inverters: readonly Model[]; dc_ac_target: number }

/** The single model's count at another size; undefined if its count was set, or there are several models. */
export function followedCount(
  chosen: Choices,
  { inverters, dc_ac_target }: Rule,
  before: Size,
  after: Size,
): number | undefined {
  const [only, second] = chosen
  const model = inverters.find(({ id }) => id === only?.inverter_id)
  if (!only || second || !model || only.count !== usualCount(model, before, dc_ac_target)) return undefined
  return usualCount(model, after, dc_ac_target)
}
