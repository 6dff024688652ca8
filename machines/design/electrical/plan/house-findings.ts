// What the house has or needs besides strings and connection: disconnect, electrode, generator and charger.
import { conductorName, electrodeFor } from '../sizing/electrode.ts'
import type { Applied, Choices } from './choices.ts'
import { type Finding, finding } from './findings.ts'
import type { Parts } from './parts.ts'
import { words } from './words.ts'

/** Above this DC voltage, a load-break disconnect is required (690.15). */
const LOAD_BREAK_A = 30

export function houseFindings({ kind, strings }: Parts, choices: Choices, { article }: Applied): Finding[] {
  const most_a = Math.max(0, ...strings.map(({ maximum_a }) => maximum_a ?? 0))
  const service = choices.service_conductor ?? null
  const electrode = service && electrodeFor(service)
  const lacks = [
    ...(choices.generator == null ? [words.lacks.generator] : []),
    ...(choices.ev_charger_a == null ? [words.lacks.ev_charger] : []),
  ]
  return [
    ...(kind === 'string' || kind === 'optimizer'
      ? [
          finding({
            code: 'dc_disconnect',
            severity: 'ok',
            about: words.about.dc_disconnect,
            sentence: most_a > LOAD_BREAK_A ? words.dc_disconnect_load_break : words.dc_disconnect,
            article: article('equipment_disconnect'),
          }),
        ]
      : []),
    service && electrode
      ? finding({
          code: 'electrode',
          severity: 'ok',
          about: words.about.electrode,
          sentence: words.electrode({ size: electrode, service: conductorName(service) }),
          formula: `${conductorName(service)} → ${electrode} AWG`,
          article: article('electrode_size'),
        })
      : finding({
          code: 'electrode',
          severity: 'warning',
          about: words.about.electrode,
          sentence: words.electrode_unknown,
          article: article('electrode_size'),
          lacks: [words.lacks.service_conductor],
        }),
    ...(lacks.length > 0
      ? [
          finding({
            code: 'house_facts',
            severity: 'warning',
            about: words.about.house,
            sentence: words.house_facts,
            lacks,
          }),
        ]
      : []),
    ...(choices.generator === true
      ? [finding({ code: 'generator', severity: 'warning', about: words.about.house, sentence: words.generator_there })]
      : []),
  ]
}
