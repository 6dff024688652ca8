// What designer/canvas tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  drawing_roof: { en: 'Drawing of the roof', es: '' },
  drawing_roof_tool: { en: 'Drawing of the roof. Tool: {name}', es: '' },
  north: { en: 'North', es: '' },
  top_drawing_looks: { en: 'The top of the drawing looks to {north_deg}°', es: '' },
  top_drawing_looks_drag: {
    en: 'The top of the drawing looks to {north_deg}°. Drag the needle to where north is.',
    es: '',
  },
  lengthtext_wide: { en: '{lengthtext} wide', es: '' },
  on: { en: '{on, plural, one {module} other {modules}}', es: '' },
  properties: { en: 'Properties', es: '' },
  count: { en: '{count, plural, one {Selected part} other {{count} parts selected}}', es: '' },
  modules: { en: 'Modules', es: '' },
  solar_access: { en: 'Solar access', es: '' },
  year_makes: { en: 'A year makes', es: '' },
  year_simulated_once_modules: { en: 'A year is simulated once modules and an inverter stand in the drawing.', es: '' },
})
