// A column's meaning and unit, from the headings used by utilities, monitors and portals.
import type { Role, Unit } from './usage-reading.ts'

/** `usage_wh`, `usageWh` and `Usage (Wh)` alike. */
const plainHeading = (text: string): string =>
  text
    .replaceAll(/m(?:ega)?[ -]?w(?:att)?[ -]?h(?:(?:ou)?rs?|s)?(?![a-z])/gi, ' mwh ')
    .replaceAll(/k(?:ilo)?[ -]?w(?:att)?[ -]?h(?:(?:ou)?rs?|s)?(?![a-z])/gi, ' kwh ')
    .replaceAll(/k(?:ilo)?[ -]?w(?:att)?s?(?![a-z])/gi, ' kw ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_/()[\],;:.-]+/g, ' ')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

const UNIT_WORDS: [RegExp, Unit | 'unknown'][] = [
  [/\bmwh\b/, 'MWh'],
  [/\bkwh\b/, 'kWh'],
  [/\bwhs?\b|\bwatt ?hours?\b/, 'Wh'],
  [/\bkw\b/, 'kW'],
  [/\bw\b|\bwatts?\b|\bwattage\b/, 'W'],
  [
    /\bthe?rms?\b|\bccf\b|\bmcf\b|\bbtu\b|\bdth\b|\bgal(?:lons)?\b|\bm3\b|\bft3\b|\bkvah?\b|\bkvarh?\b|\bvar ?h\b/,
    'unknown',
  ],
]

/** Null where the words name no unit. */
export function unitIn(text: string): Unit | 'unknown' | null {
  const plain = plainHeading(text)
  return UNIT_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

const ROLE_WORDS: [RegExp, Role][] = [
  [
    /cost|price|\brates?\b|charge|\$|\busd\b|amount due|\btemp|weather|humidity|account|notes?\b|quality|revision|voltage|\bvolts?\b|current|\bamps?\b|power factor|status|flag|duration|frequency|battery|powerwall|stored|\bself\b|\bzip\b|\bid\b|meter (?:number|no\b)|\bco2\b|carbon|savings|balance|\bdays?\b|\bmonth\b|\byear\b|\brow\b|\bindex\b|from solar/,
    'other',
  ],
  [/\bnet\b/, 'net'],
  [/export|received|returned|to (?:the )?grid|feed ?in|\bsold\b|surplus|reverse|outflow/, 'export'],
  [/import|from (?:the )?grid|delivered|purchased|bought|inflow|\bgrid\b/, 'import'],
  [/produc|generat|\bsolar\b|\bpv\b|inverter|yield/, 'production'],
  [/usage|\buse[ds]?\b|consum|\bhome\b|\bload\b|\bhouse|demand|\bmains?\b/, 'use'],
]

/** Null if unknown. */
export const roleIn = (text: string): Role | null => {
  const plain = plainHeading(text)
  return ROLE_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

export const saysEnergy = (text: string): boolean =>
  /usage|\buse[ds]?\b|consum|energy|delivered|import|export|received|produc|generat|purchased/.test(plainHeading(text))

/** Of several columns of use, the total comes before its parts, and energy before its peak. */
export const isPart = (text: string): boolean =>
  /\bon ?peak\b|\boff ?peak\b|\bmid ?peak\b|\btier\b|\bshoulder\b/.test(plainHeading(text))
export const isTotal = (text: string): boolean => /\btotal\b|\bsum\b|\bwhole\b/.test(plainHeading(text))
export const isPeak = (text: string): boolean => /\bmax|\bpeak demand\b|\bdemand\b|\bhighest\b/.test(plainHeading(text))

/** The meter that a line of a section names. */
export const meterIn = (text: string): string | undefined =>
  /\b(?:meter|device|esi ?id|service (?:point|agreement)|channel|usage ?point)\b\s*(?:id|number|name|no\.?|#)?\s*[:,#=]?\s*["']?([\w-]*\d[\w-]*)/i.exec(
    text,
  )?.[1]
