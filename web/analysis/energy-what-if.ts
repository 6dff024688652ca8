// What is being tried of size, battery and tariff, in the address: a reload or a shared link shows the same.
import type { Schemas } from '#sdk/types.ts'
import { useFilters } from '#web/app/filters.ts'

export type Trial = ReturnType<typeof useEnergyWhatIf>
type Saved = {
  project: Schemas['Project']
  design: Schemas['Design']
  plans: Schemas['SavedRatePlan'][]
  /** What the battery does today, where the tariff decides. */
  today: Schemas['EnergyYear']['battery']
}
type Kind = Schemas['NetMetering']['kind']
type Strategy = Schemas['StorageControl']['strategy']

const KINDS: readonly Kind[] = [
  'full_retail',
  'non_bypassable',
  'net_billing',
  'net_billing_carry_over',
  'buy_all_sell_all',
  'none',
]
const STRATEGIES: readonly Strategy[] = ['self_consumption', 'arbitrage', 'backup']
export const METERING_KINDS = KINDS
export const STRATEGY_KINDS = STRATEGIES

/** What is tried with first; each stands on its slider. */
const USUAL = { rate: 0.15, export: 0.05, non_bypassable: 0.03, reserve: 0.2 }
export const MOST_BATTERIES = 8
/** Words of the address that stand for what Apply saves. */
const SAVED_WORDS = ['battery', 'batteries', 'strategy', 'reserve', 'plan', 'rate', 'metering', 'export']

/** Kinds under which what is sent out has a price of its own. */
export const paysForExport = (kind: Kind) =>
  kind === 'net_billing' || kind === 'net_billing_carry_over' || kind === 'buy_all_sell_all'

export function useEnergyWhatIf({ project, design, plans, today }: Saved) {
  const { params, change, clear } = useFilters()
  const within = (name: string, least: number, most: number) => {
    const text = params.get(name)
    const value = Number(text)
    return text === null || !Number.isFinite(value) ? null : Math.min(most, Math.max(least, value))
  }
  const size_share = within('size', 0.2, 3) ?? 1

  const first = design.storage[0]
  const own_count = design.storage.reduce((sum, { count }) => sum + count, 0)
  const storage_id = params.get('battery') ?? first?.storage_id ?? null
  const count = Math.round(within('batteries', 0, MOST_BATTERIES) ?? own_count)
  const storageDiffers =
    count !== own_count || (count > 0 && params.has('battery') && storage_id !== (first?.storage_id ?? null))
  const storage = count === 0 || storage_id === null ? [] : [{ storage_id, count }]

  const chosen = STRATEGIES.find(one => one === params.get('strategy')) ?? null
  const strategy = chosen ?? design.storage_control?.strategy ?? today?.strategy ?? 'self_consumption'
  const own_reserve = design.storage_control?.reserve ?? today?.reserve ?? USUAL.reserve
  const reserve = within('reserve', 0, 1) ?? own_reserve
  const controlDiffers =
    (chosen !== null && chosen !== design.storage_control?.strategy) || Math.abs(reserve - own_reserve) > 0.001

  const tariff = tariffOf(project.tariff, plans, {
    plan: params.get('plan'),
    rate: within('rate', 0.01, 2),
    metering: KINDS.find(one => one === params.get('metering')) ?? null,
    exported: within('export', 0, 1),
  })
  const tariffDiffers = tariff !== null && JSON.stringify(tariff) !== JSON.stringify(project.tariff)
  return {
    size_share,
    size_kw: design.size_kw * size_share,
    storage,
    storage_id,
    count,
    /** Null lets the tariff decide, or what is saved. */
    chosen,
    strategy,
    reserve,
    tariff,
    plan: params.get('plan'),
    kind: tariff?.net_metering?.kind ?? 'full_retail',
    /** As energy.Preview wants it: what is left out stays. */
    asked: {
      project_id: project.id,
      ...(size_share === 1 ? {} : { size_share }),
      ...(storageDiffers ? { storage } : {}),
      ...(controlDiffers ? { storage_control: { strategy, reserve } } : {}),
      ...(tariffDiffers ? { tariff } : {}),
    },
    setSize: (share: number) => change({ size: share === 1 ? null : String(Math.round(share * 1000) / 1000) }),
    setBattery: (id: string) => change({ battery: id, batteries: String(Math.max(1, count)) }),
    setCount: (value: number) => change({ batteries: value === own_count ? null : String(value) }),
    setStrategy: (value: Strategy | null) => change({ strategy: value }),
    setReserve: (share: number) => change({ reserve: String(Math.round(share * 100) / 100) }),
    setPlan: (value: string | null) => change({ plan: value, ...(value === FLAT ? {} : { rate: null }) }),
    setRate: (usd: number) => change({ plan: FLAT, rate: String(Math.round(usd * 1000) / 1000) }),
    setMetering: (kind: Kind) => change({ metering: kind, export: null }),
    setExport: (usd: number) => change({ export: String(Math.round(usd * 1000) / 1000) }),
    discard: clear,
    /** What was applied is no longer tried. */
    keepSize: () => change(Object.fromEntries(SAVED_WORDS.map(name => [name, null]))),
    /** What Apply would save; another size has to be drawn. */
    sizeDiffers: size_share !== 1,
    storageDiffers,
    controlDiffers,
    tariffDiffers,
    differs: params.size > 0,
  }
}

/** Takes the place of any rate plan. */
export const FLAT = 'flat'
type Tried = { plan: string | null; rate: number | null; metering: Kind | null; exported: number | null }

/** The tariff as it is tried; the project's own, untouched, where nothing of it is. Null where neither says one. */
export function tariffOf(
  own: Schemas['Tariff'] | null,
  plans: readonly Schemas['SavedRatePlan'][],
  { plan, rate, metering, exported }: Tried,
): Schemas['Tariff'] | null {
  const taken = plans.find(({ id }) => id === plan)
  if (!taken && plan !== FLAT && metering === null && exported === null) return own
  const {
    plan: own_plan,
    net_metering,
    ...flat
  } = own ?? {
    rate_usd_per_kwh: taken ? Math.min(2, Math.max(0.01, taken.average_usd_per_kwh)) : USUAL.rate,
    fixed_charge_cents_per_month: Math.round((taken?.plan.fixed_usd_per_month ?? 0) * 100),
  }
  const after = meteringOf(net_metering, metering, exported)
  const kept = plan === FLAT ? undefined : (taken?.plan ?? own_plan)
  return {
    ...flat,
    ...(plan === FLAT && rate !== null ? { rate_usd_per_kwh: rate } : {}),
    ...(kept ? { plan: kept } : {}),
    ...(after ? { net_metering: after } : {}),
  }
}

function meteringOf(
  own: Schemas['NetMetering'] | undefined,
  kind: Kind | null,
  exported: number | null,
): Schemas['NetMetering'] | undefined {
  // Another kind has other figures; only what is known of the own kind stays.
  const base =
    kind === null || kind === own?.kind
      ? own
      : {
          kind,
          ...(paysForExport(kind) ? { export_usd_per_kwh: USUAL.export } : {}),
          ...(kind === 'non_bypassable' ? { non_bypassable_usd_per_kwh: USUAL.non_bypassable } : {}),
        }
  if (!base || exported === null || !paysForExport(base.kind)) return base
  const { export_weekday: _, export_weekend: __, ...rest } = base
  return { ...rest, export_usd_per_kwh: exported }
}
