// The grounding electrode conductor of a service, by its copper conductors (Table 250.66).
import { electrodeConductor, type Size } from '../code/tables.ts'

export const SERVICE_CONDUCTORS = [
  '8',
  '6',
  '4',
  '3',
  '2',
  '1',
  '1/0',
  '2/0',
  '3/0',
  '4/0',
  '250',
  '300',
  '350',
] as const
type ServiceConductor = (typeof SERVICE_CONDUCTORS)[number]
type Large = '250' | '300' | '350'

const isLarge = (size: ServiceConductor): size is Large => size === '250' || size === '300' || size === '350'
/** Over 3/0 AWG up to 350 kcmil. */
const OF_LARGE: Size = '2'

/** '2/0 AWG', '250 kcmil' */
export const conductorName = (size: ServiceConductor): string => (isLarge(size) ? `${size} kcmil` : `${size} AWG`)

export const electrodeFor = (service: ServiceConductor): Size | null =>
  isLarge(service) ? OF_LARGE : electrodeConductor(service)
