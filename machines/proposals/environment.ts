// The CO2 a system avoids, in kg and in everyday equivalents. Pure.
// All factors: US EPA, Greenhouse Gas Equivalencies Calculator, "Calculations and References", revision of 2024,
// https://www.epa.gov/energy/greenhouse-gas-equivalencies-calculator-calculations-and-references
import type { Schemas } from '#sdk/types.ts'
import type { Language } from '../words/language.ts'
import { words } from './document/words.ts'

type Environment = NonNullable<Schemas['ProposalFigures']['environment']>

/**
 * "Electricity reductions": 1,540.1 lb/MWh, the national weighted average of what fossil-fuelled plants emit for the kWh they
 * need not make (AVERT, marginal rate). EPA uses it for renewable energy, not by the average of all plants, which would
 * count the sun against nuclear and water power too.
 */
const CO2_KG_PER_KWH = 0.699
/** "Miles driven": 4.29 t of CO2 equivalents over 10,917 miles, of an average gasoline-powered passenger vehicle. */
const CO2_KG_PER_MILE = 0.393
/** "Tree seedlings grown for 10 years": 0.060 t an urban seedling, over those ten years and weighted by how many survive. */
const CO2_KG_PER_SEEDLING = 60

const YEARS = 25

/** `annual_kwh` of the first year; `degradation` is the share lost each year, so that year 25 has lost it 24 times. */
export function environmentOf(annual_kwh: number, degradation: number, language: Language = 'en'): Environment {
  let kwh = 0
  for (let year = 0; year < YEARS; year++) kwh += annual_kwh * (1 - degradation) ** year
  const co2_kg_year = annual_kwh * CO2_KG_PER_KWH
  return {
    co2_kg_year: tenths(co2_kg_year),
    co2_kg_25y: tenths(kwh * CO2_KG_PER_KWH),
    miles_year: Math.round(co2_kg_year / CO2_KG_PER_MILE),
    trees: Math.round(co2_kg_year / CO2_KG_PER_SEEDLING),
    source: words.in(language).environment_source,
  }
}

const tenths = (kg: number) => Math.round(kg * 10) / 10
