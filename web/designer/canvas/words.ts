// What designer/canvas tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  drawing_roof: { en: 'Drawing of the roof', es: 'Dibujo del techo' },
  drawing_roof_tool: { en: 'Drawing of the roof. Tool: {name}', es: 'Dibujo del techo. Herramienta: {name}' },
  north: { en: 'North', es: 'Norte' },
  top_drawing_looks: {
    en: 'The top of the drawing looks to {north_deg}°',
    es: 'La parte superior del dibujo apunta a {north_deg}°',
  },
  top_drawing_looks_drag: {
    en: 'The top of the drawing looks to {north_deg}°. Drag the needle to where north is.',
    es: 'La parte superior del dibujo apunta a {north_deg}°. Arrastre la aguja hacia el norte.',
  },
  crown_width: { en: '{lengthtext} wide', es: '{lengthtext} de ancho' },
  panels_after_count: {
    en: '{on, plural, one {module} other {modules}}',
    es: '{on, plural, one {panel} other {paneles}}',
  },
  properties: { en: 'Properties', es: 'Propiedades' },
  selected_parts: {
    en: '{count, plural, one {Selected part} other {{count} parts selected}}',
    es: '{count, plural, one {Parte seleccionada} other {{count} partes seleccionadas}}',
  },
  modules: { en: 'Modules', es: 'Paneles' },
  solar_access: { en: 'Solar access', es: 'Acceso solar' },
  yearly_production: { en: 'A year makes', es: 'Producción anual' },
  year_simulated_once_modules: {
    en: 'A year is simulated once modules and an inverter stand in the drawing.',
    es: 'Agregue paneles y un inversor para simular un año.',
  },
})
