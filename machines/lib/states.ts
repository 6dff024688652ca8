// The states and territories of the US by name and postal letters (USPS Publication 28, appendix B).
export const STATES: readonly { name: string; alphacode: string }[] = [
  { name: 'Alabama', alphacode: 'AL' },
  { name: 'Alaska', alphacode: 'AK' },
  { name: 'American Samoa', alphacode: 'AS' },
  { name: 'Arizona', alphacode: 'AZ' },
  { name: 'Arkansas', alphacode: 'AR' },
  { name: 'California', alphacode: 'CA' },
  { name: 'Colorado', alphacode: 'CO' },
  { name: 'Connecticut', alphacode: 'CT' },
  { name: 'Delaware', alphacode: 'DE' },
  { name: 'District of Columbia', alphacode: 'DC' },
  { name: 'Florida', alphacode: 'FL' },
  { name: 'Georgia', alphacode: 'GA' },
  { name: 'Guam', alphacode: 'GU' },
  { name: 'Hawaii', alphacode: 'HI' },
  { name: 'Idaho', alphacode: 'ID' },
  { name: 'Illinois', alphacode: 'IL' },
  { name: 'Indiana', alphacode: 'IN' },
  { name: 'Iowa', alphacode: 'IA' },
  { name: 'Kansas', alphacode: 'KS' },
  { name: 'Kentucky', alphacode: 'KY' },
  { name: 'Louisiana', alphacode: 'LA' },
  { name: 'Maine', alphacode: 'ME' },
  { name: 'Maryland', alphacode: 'MD' },
  { name: 'Massachusetts', alphacode: 'MA' },
  { name: 'Michigan', alphacode: 'MI' },
  { name: 'Minnesota', alphacode: 'MN' },
  { name: 'Mississippi', alphacode: 'MS' },
  { name: 'Missouri', alphacode: 'MO' },
  { name: 'Montana', alphacode: 'MT' },
  { name: 'Nebraska', alphacode: 'NE' },
  { name: 'Nevada', alphacode: 'NV' },
  { name: 'New Hampshire', alphacode: 'NH' },
  { name: 'New Jersey', alphacode: 'NJ' },
  { name: 'New Mexico', alphacode: 'NM' },
  { name: 'New York', alphacode: 'NY' },
  { name: 'North Carolina', alphacode: 'NC' },
  { name: 'North Dakota', alphacode: 'ND' },
  { name: 'Northern Mariana Islands', alphacode: 'MP' },
  { name: 'Ohio', alphacode: 'OH' },
  { name: 'Oklahoma', alphacode: 'OK' },
  { name: 'Oregon', alphacode: 'OR' },
  { name: 'Pennsylvania', alphacode: 'PA' },
  { name: 'Puerto Rico', alphacode: 'PR' },
  { name: 'Rhode Island', alphacode: 'RI' },
  { name: 'South Carolina', alphacode: 'SC' },
  { name: 'South Dakota', alphacode: 'SD' },
  { name: 'Tennessee', alphacode: 'TN' },
  { name: 'Texas', alphacode: 'TX' },
  { name: 'US Virgin Islands', alphacode: 'VI' },
  { name: 'Utah', alphacode: 'UT' },
  { name: 'Vermont', alphacode: 'VT' },
  { name: 'Virginia', alphacode: 'VA' },
  { name: 'Washington', alphacode: 'WA' },
  { name: 'West Virginia', alphacode: 'WV' },
  { name: 'Wisconsin', alphacode: 'WI' },
  { name: 'Wyoming', alphacode: 'WY' },
]

/** 'Arizona'; the code itself if unknown. */
export const stateName = (alphacode: string) => STATES.find(state => state.alphacode === alphacode)?.name ?? alphacode

/** 'AZ' of 'az', 'Arizona', 'AZ - Arizona', 'Arizona (AZ)' or 'US-AZ'; undefined if it names none, or two. */
export function stateCode(text: string): string | undefined {
  const plain = text.replaceAll('.', '').trim().toLowerCase()
  const parts = plain
    .replace(/^us-/, '')
    .split(/ - | \(|[-/)]/)
    .map(part => part.trim())
  const codes = new Set([exactly(plain) ?? parts.filter(Boolean).map(exactly)].flat())
  const [code] = codes
  return codes.size === 1 ? code : undefined
}

const exactly = (plain: string) =>
  STATES.find(({ name, alphacode }) => [name, alphacode].some(one => one.toLowerCase() === plain))?.alphacode

/** 'City and County of San Francisco' and 'San Francisco' are one; 'St. Louis' and 'Saint Louis', 'Doña Ana' and 'Dona Ana' too. */
export const countyKey = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/^(?:city and county of|city of|county of)\s+/, '')
    .replace(/\b(?:county|parish|borough|census area|municipality|city and)\b/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/[^a-z]/g, '')
