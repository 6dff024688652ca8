// Errors in a typed territory, and its count of ZIP codes.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  unknown_place: { en: '“{text}” isn’t a state or ZIP code.', es: '“{text}” no es un estado ni un código postal.' },
  too_many_zips: { en: 'Enter up to {most} ZIP codes.', es: 'Ingrese hasta {most} códigos postales.' },
  zip_codes: { en: '{count} ZIP codes', es: '{count} códigos postales' },
})
