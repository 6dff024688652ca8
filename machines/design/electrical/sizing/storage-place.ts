// Where batteries of a home may be, and how much energy: NFPA 855 chapter 15 and IRC R328. More is under the commercial rules.

export const STORAGE_PLACES = [
  'attached_garage',
  'detached_garage',
  'exterior_wall',
  'ground',
  'utility_space',
  'living_space',
] as const
type StoragePlace = (typeof STORAGE_PLACES)[number]

const MOST_UNIT_KWH = 20
/** Null where batteries are not allowed: bedrooms, closets and spaces that open into them. */
const MOST_KWH: Readonly<Record<StoragePlace, number | null>> = {
  attached_garage: 80,
  detached_garage: 80,
  exterior_wall: 80,
  ground: 80,
  utility_space: 40,
  living_space: null,
}

export function judgeStoragePlace(units_kwh: readonly number[], place: StoragePlace) {
  const total_kwh = units_kwh.reduce((sum, kwh) => sum + kwh, 0)
  const limit_kwh = MOST_KWH[place]
  const unit_ok = units_kwh.every(kwh => kwh <= MOST_UNIT_KWH)
  return { total_kwh, limit_kwh, unit_ok, ok: unit_ok && limit_kwh !== null && total_kwh <= limit_kwh + 1e-9 }
}
