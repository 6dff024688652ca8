import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  drawing_roof: { en: 'Roof drawing', es: 'Dibujo del techo' },
  drawing_roof_tool: { en: 'Roof drawing. Tool: {name}', es: 'Dibujo del techo. Herramienta: {name}' },
  zoom_in: { en: 'Zoom in', es: 'Acercar' },
  zoom_out: { en: 'Zoom out', es: 'Alejar' },
  fit_view: { en: 'Fit to roof', es: 'Ajustar al techo' },
  north: { en: 'North', es: 'Norte' },
  top_drawing_looks: {
    en: 'The top of the drawing faces {north_deg}°',
    es: 'La parte superior del dibujo apunta a {north_deg}°',
  },
  top_drawing_looks_drag: {
    en: 'The top of the drawing faces {north_deg}°. Drag the needle to point north.',
    es: 'La parte superior del dibujo apunta a {north_deg}°. Arrastre la aguja hacia el norte.',
  },
  crown_width: { en: '{lengthtext} wide', es: '{lengthtext} de ancho' },
  panels_after_count: {
    en: '{on, plural, one {panel} other {panels}}',
    es: '{on, plural, one {panel} other {paneles}}',
  },
  properties: { en: 'Properties', es: 'Propiedades' },
  selected_parts: {
    en: '{count, plural, one {Selected part} other {{count} parts selected}}',
    es: '{count, plural, one {Parte seleccionada} other {{count} partes seleccionadas}}',
  },
  modules: { en: 'Panels', es: 'Paneles' },
  solar_access: { en: 'Solar access', es: 'Acceso solar' },
  yearly_production: { en: 'Annual production', es: 'Producción anual' },
  year_simulated_once_modules: {
    en: 'Add panels and an inverter to simulate a year.',
    es: 'Agregue paneles y un inversor para simular un año.',
  },
})
