import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  chosen: { en: 'Selected', es: 'Seleccionado' },
  choose: { en: 'Select', es: 'Seleccionar' },
  more_name: { en: 'More actions for {name}', es: 'Más acciones para {name}' },
  selected_design_locked: {
    en: 'The selected design can’t be removed.',
    es: 'El diseño seleccionado no se puede quitar.',
  },
  remove_name: { en: 'Remove “{name}”?', es: '¿Quitar “{name}”?' },
  equipment_drawing_removed_cannot: {
    en: 'This also removes its equipment and drawing. You can’t undo this.',
    es: 'También se quitan su equipo y su dibujo. No se puede deshacer.',
  },
  copy_suffix: { en: '{slice} copy', es: '{slice}, copia' },
  copy_name: { en: 'Copy “{name}”', es: 'Copiar “{name}”' },
  rename_name: { en: 'Rename “{name}”', es: 'Cambiar el nombre de “{name}”' },
  modules: { en: 'Panels', es: 'Paneles' },
  first_year: { en: 'First-year production', es: 'Producción del primer año' },
  offset: { en: 'Offset', es: 'Cobertura' },
  cash_price: { en: 'Cash price', es: 'Precio al contado' },
  not_offered: { en: 'Not offered', es: 'No se ofrece' },
  no_monthly_payment: { en: 'No monthly payment', es: 'Sin pago mensual' },
  monthly_payment_month: { en: '{monthly_payment}/month', es: '{monthly_payment}/mes' },
  lifetime_savings: { en: '25-year savings {savings_25y}', es: 'Ahorro en 25 años: {savings_25y}' },
  designs: { en: 'Designs', es: 'Diseños' },
  chosen_design_sold_designer: {
    en: 'The designer, price and documents use the selected design. Select another to change it. Highlighted rows differ.',
    es: 'El diseñador, el precio y los documentos usan el diseño seleccionado. Para cambiarlo, seleccione otro. Las filas resaltadas son diferentes.',
  },
  there_one_design_copy: {
    en: 'Only one design so far. Copy it, change one of the two, then compare them here.',
    es: 'Solo hay un diseño. Cópielo, cambie uno de los dos y compárelos aquí.',
  },
  figure: { en: 'Metric', es: 'Dato' },
  differs: { en: ', differs', es: ', diferente' },
  what_missing: { en: 'Missing', es: 'Falta' },
  nothing: { en: 'nothing', es: 'nada' },
})
