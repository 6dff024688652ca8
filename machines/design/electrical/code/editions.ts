// Article numbers of the National Electrical Code by edition. A plan prints the number of the edition its jurisdiction enforces, so no
// article is written anywhere else. Compared with the code's text for 2020 (California Electrical Code 2022) and chapters 1 to 4 of
// 2023; the rest follows published summaries of each edition.

export const EDITIONS = ['2017', '2020', '2023', '2026'] as const
export type Edition = (typeof EDITIONS)[number]

type Numbers = readonly [in_2017: string | null, in_2020: string | null, in_2023: string | null, in_2026: string | null]
const always = (article: string): Numbers => [article, article, article, article]

/** Null where the edition has no such rule, or no source for its number was found. */
const ARTICLES = {
  voltage_coefficient: always('690.7(A)(1)'),
  voltage_table: always('690.7(A)(2)'),
  voltage_limit: always('690.7'),
  optimizer_voltage: always('690.7(B)'),
  source_current: always('690.8(A)(1)'),
  converter_current: ['690.8(A)(5)', '690.8(A)(1)(c)', '690.8(A)(1)(c)', '690.8(A)(1)(c)'],
  inverter_current: ['690.8(A)(3)', '690.8(A)(1)(e)', '690.8(A)(1)(e)', '690.8(A)(1)(e)'],
  conductor: always('690.8(B)'),
  string_fuse: always('690.9(A)'),
  string_device: always('690.9(B)'),
  arc_fault: always('690.11'),
  ground_fault: always('690.41(B)'),
  rapid_shutdown: always('690.12'),
  disconnect: always('690.13'),
  pv_disconnect: always('690.13(B)'),
  equipment_disconnect: always('690.15'),
  isolating: always('690.15(B), 690.33'),
  dc_marking: ['690.31(G)(4)', '690.31(D)(2)', '690.31(D)(2)', '690.31(D)(2)'],
  dc_voltage_label: ['690.53', '690.53', '690.7(D)', '690.7(D)'],
  ac_rating_label: ['690.54', '690.54', null, null],
  shutdown_placard: ['690.56(C)', '690.56(C)', '690.12(D)', '690.12(D)'],
  shutdown_switch: [null, '690.56(C)(2)', '690.12(D)(2)', '690.12(D)(2)'],
  directory: ['705.10, 690.56(B)', '705.10', '705.10', '705.10'],
  equipment_grounding: always('690.45'),
  terminals: always('110.14(C)'),
  makers_instructions: always('110.3(B)'),
  continuous_load: always('210.20(A)'),
  next_size: always('240.4(B)'),
  small_conductors: always('240.4(D)'),
  standard_ratings: always('240.6(A)'),
  ampacity: ['310.15(B)(16)', '310.16', '310.16', '310.16'],
  ambient: ['310.15(B)(2)(a)', '310.15(B)(1)', '310.15(B)(1)', '310.15(B)(1)'],
  rooftop: ['310.15(B)(3)(c)', '310.15(B)(2)', '310.15(B)(2)', '310.15(B)(2)'],
  bundling: ['310.15(B)(3)(a)', '310.15(C)(1)', '310.15(C)(1)', '310.15(C)(1)'],
  equipment_grounding_size: always('250.122'),
  electrode_size: always('250.66'),
  raceway_fill: always('Chapter 9, Table 1'),
  resistance: always('Chapter 9, Table 8'),
  source_conductor: ['705.60', '705.28', '705.28', '705.28'],
  source_device: ['705.60', '705.30', '705.30', '705.30'],
  supply_side: ['705.12(A)', '705.11', '705.11', '705.11'],
  bus_100: ['705.12(B)(2)(3)(a)', '705.12(B)(3)(1)', '705.12(B)(1)', '705.12(B)(1)'],
  bus_120: ['705.12(B)(2)(3)(b)', '705.12(B)(3)(2)', '705.12(B)(2)', '705.12(B)(2)'],
  bus_sum: ['705.12(B)(2)(3)(c)', '705.12(B)(3)(3)', '705.12(B)(3)', '705.12(B)(3)'],
  bus_center: ['705.12(B)(2)(3)(d)', '705.12(B)(3)(4)', '705.12(B)(4)', '705.12(B)(4)'],
  bus_feed_through: [null, '705.12(B)(3)(6)', '705.12(B)(5)', '705.12(B)(5)'],
  power_control: [null, '705.13', '705.13', '705.13'],
  panel_rating: always('408.36'),
  load_calculation: ['Article 220', 'Article 220', 'Article 220', 'Article 120'],
  emergency_disconnect: [null, '230.85', '230.85', '230.85'],
  storage: always('706'),
  storage_disconnect: ['706.7', '706.15', '706.15', '706.15'],
} as const satisfies Record<string, Numbers>

export type Subject = keyof typeof ARTICLES

/** Subjects whose number in the 2026 edition rests on one source or on the edition before it. */
const UNCONFIRMED_2026: ReadonlySet<Subject> = new Set([
  'bus_100',
  'bus_120',
  'bus_sum',
  'bus_center',
  'bus_feed_through',
  'storage_disconnect',
])

export function articleOf(subject: Subject, edition: Edition): string | null {
  return ARTICLES[subject][EDITIONS.indexOf(edition)] ?? null
}

/** False where the number should be compared with the book before it is printed. */
export const isConfirmed = (subject: Subject, edition: Edition): boolean =>
  edition !== '2026' || !UNCONFIRMED_2026.has(subject)
