// The trial of size, battery and tariff, in the URL: a reload or a shared link shows the same.
import type { Schemas } from '#sdk/types.ts'
import { useFilters } from '#web/frame/filters.ts'
import { FLAT, METERING_KINDS, type MeteringKind, tariffOf } from './tried-tariff.ts'

export type Trial = ReturnType<typeof useEnergyWhatIf>
type Saved = {
  project: Schemas['Project']
  design: Schemas['Design']
  plans: Schemas['SavedRatePlan'][]
  /** The battery's current strategy, if the tariff decides. */
  today: Schemas['EnergyYear']['battery']
}
type Strategy = Schemas['StorageControl']['strategy']

const STRATEGIES: readonly Strategy[] = ['self_consumption', 'arbitrage', 'backup']
export const STRATEGY_KINDS = STRATEGIES

type GridUse = NonNullable<Schemas['StorageControl']['grid']>
export const GRID_USES: readonly GridUse[] = ['none', 'charge', 'export', 'both']
/** The rate decides again, though the design has a strategy. */
const BY_RATE = 'rate'

/** Default reserve, shown on its slider. */
const USUAL_RESERVE = 0.2
export const MOST_BATTERIES = 8
/** URL parameters of values that Apply saves. */
const SAVED_WORDS = ['battery', 'batteries', 'strategy', 'reserve', 'grid', 'plan', 'rate', 'metering', 'price']

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
  const own_reserve = design.storage_control?.reserve ?? today?.reserve ?? USUAL_RESERVE
  const reserve = within('reserve', 0, 1) ?? own_reserve
  const own_grid = design.storage_control?.grid
  const asked_grid = GRID_USES.find(one => one === params.get('grid'))
  const grid = asked_grid ?? (params.get('grid') === BY_RATE ? undefined : own_grid)
  const controlDiffers =
    (chosen !== null && chosen !== design.storage_control?.strategy) ||
    Math.abs(reserve - own_reserve) > 0.001 ||
    grid !== own_grid

  const tariff = tariffOf(project.tariff, plans, {
    plan: params.get('plan'),
    rate: within('rate', 0.01, 2),
    metering: METERING_KINDS.find(one => one === params.get('metering')) ?? null,
    price: within('price', 0, 1),
  })
  const tariffDiffers = tariff !== null && JSON.stringify(tariff) !== JSON.stringify(project.tariff)
  return {
    size_share,
    size_kw: design.size_kw * size_share,
    storage,
    storage_id,
    count,
    /** Null means by the tariff, or the saved strategy. */
    chosen,
    strategy,
    reserve,
    /** Undefined lets the rate decide. */
    grid,
    tariff,
    plan: params.get('plan'),
    kind: tariff?.net_metering?.kind ?? 'full_retail',
    /** In the form of energy.Preview: missing values stay. */
    asked: {
      project_id: project.id,
      ...(size_share === 1 ? {} : { size_share }),
      ...(storageDiffers ? { storage } : {}),
      ...(controlDiffers ? { storage_control: { strategy, reserve, ...(grid ? { grid } : {}) } } : {}),
      ...(tariffDiffers ? { tariff } : {}),
    },
    setSize: (share: number) => change({ size: share === 1 ? null : String(Math.round(share * 1000) / 1000) }),
    setBattery: (id: string) => change({ battery: id, batteries: String(Math.max(1, count)) }),
    setCount: (value: number) => change({ batteries: value === own_count ? null : String(value) }),
    setStrategy: (value: Strategy | null) => change({ strategy: value }),
    setReserve: (share: number) => change({ reserve: String(Math.round(share * 100) / 100) }),
    setGrid: (value: GridUse | undefined) => change({ grid: value === own_grid ? null : (value ?? BY_RATE) }),
    setPlan: (value: string | null) => change({ plan: value, ...(value === FLAT ? {} : { rate: null }) }),
    setRate: (usd: number) => change({ plan: FLAT, rate: String(Math.round(usd * 1000) / 1000) }),
    setMetering: (kind: MeteringKind) => change({ metering: kind, price: null }),
    setPrice: (usd: number) => change({ price: String(Math.round(usd * 1000) / 1000) }),
    discard: clear,
    /** Applied values are no longer a trial. */
    keepSize: () => change(Object.fromEntries(SAVED_WORDS.map(name => [name, null]))),
    /** True if anything differs from the project. */
    tries: size_share !== 1 || storageDiffers || controlDiffers || tariffDiffers,
    /** Differences Apply would save; another size must be drawn. */
    sizeDiffers: size_share !== 1,
    storageDiffers,
    controlDiffers,
    tariffDiffers,
    differs: params.size > 0,
  }
}
