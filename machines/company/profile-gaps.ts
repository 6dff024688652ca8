// Profile fields that documents show and that a company hasn't filled in.
import type { Schemas } from '#sdk/types.ts'
import { currentLanguage } from '../words/language.ts'
import { words } from './words.ts'

type Profile = {
  has_logo: boolean
  phone: string | null | undefined
  address: unknown
  license_number: string | null | undefined
  licenses: readonly unknown[] | null | undefined
}

export function profileGaps(profile: Profile): Schemas['ProfileGap'][] {
  const has = {
    logo: profile.has_logo,
    phone: Boolean(profile.phone),
    address: Boolean(profile.address),
    license: Boolean(profile.license_number) || (profile.licenses ?? []).length > 0,
  }
  return GAPS.filter(gap => !has[gap])
}

/** 'Still missing: logo and license.' */
export const gapSentence = (gaps: readonly Schemas['ProfileGap'][]) =>
  words.profile_lacks({
    gaps: new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(
      gaps.map(gap => words.profile_gap[gap]),
    ),
  })

const GAPS = ['logo', 'phone', 'address', 'license'] as const
