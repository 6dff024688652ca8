// What a system spares the air, in kg of CO2 and in what that is as much as. Pure.
// All factors: US EPA, Greenhouse Gas Equivalencies Calculator, "Calculations and References", revision of 2024,
// https://www.epa.gov/energy/greenhouse-gas-equivalencies-calculator-calculations-and-references
import type { Schemas } from '#sdk/types.ts'
import { type Language, saying } from '../lib/language.ts'

type Environment = NonNullable<Schemas['ProposalFigures']['environment']>

/**
 * "Electricity reductions": 1,540.1 lb/MWh, the national weighted average of what fossil-fuelled plants emit for the kWh they
 * need not make (AVERT, marginal rate). EPA reckons renewable energy by it, not by the average of all plants, which would
 * count the sun against nuclear and water power too.
 */
export const CO2_KG_PER_KWH = 0.699
/** "Miles driven": 4.29 t of CO2 equivalents over 10,917 miles, of an average gasoline-powered passenger vehicle. */
export const CO2_KG_PER_MILE = 0.393
/** "Tree seedlings grown for 10 years": 0.060 t an urban seedling, over those ten years and weighted by how many survive. */
export const CO2_KG_PER_SEEDLING = 60

const YEARS = 25

/** `annual_kwh` of the first year; `degradation` is the share lost each year, so that year 25 has lost it 24 times. */
export function environmentOf(annual_kwh: number, degradation: number, language?: Language): Environment {
  let kwh = 0
  for (let year = 0; year < YEARS; year++) kwh += annual_kwh * (1 - degradation) ** year
  const co2_kg_year = annual_kwh * CO2_KG_PER_KWH
  return {
    co2_kg_year: tenths(co2_kg_year),
    co2_kg_25y: tenths(kwh * CO2_KG_PER_KWH),
    miles_year: Math.round(co2_kg_year / CO2_KG_PER_MILE),
    trees: Math.round(co2_kg_year / CO2_KG_PER_SEEDLING),
    source: saying(language)(
      'US Environmental Protection Agency, Greenhouse Gas Equivalencies Calculator (2024): 0.699 kg of CO2 for each kWh that power plants burning fuel need not make, as an average of the nation; 0.393 kg a mile driven; 60 kg a tree seedling grown for ten years. As the grid becomes cleaner, later years spare less.',
      'Agencia de Protección Ambiental de los Estados Unidos (EPA), Greenhouse Gas Equivalencies Calculator (2024): 0.699 kg de CO2 por cada kWh que las centrales de combustible no tienen que generar, en promedio del país; 0.393 kg por milla recorrida; 60 kg por árbol joven que crece diez años. A medida que la red se vuelva más limpia, los años posteriores evitarán menos.',
    ),
  }
}

const tenths = (kg: number) => Math.round(kg * 10) / 10
