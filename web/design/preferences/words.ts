import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  company_default: { en: 'Company default', es: 'Opción de la empresa' },
  equipment_by_financing: { en: 'By financing type', es: 'Por tipo de financiamiento' },
  where_way_pay_needs: {
    en: 'When a financing type needs different equipment. Applies once it’s chosen in the project.',
    es: 'Cuando un tipo de financiamiento requiere otro equipo. Se aplica al elegirlo en el proyecto.',
  },
  panel: { en: 'Panel', es: 'Panel' },
  choose_panel: { en: 'Choose a panel.', es: 'Elija un panel.' },
  choose_inverter: { en: 'Choose an inverter.', es: 'Elija un inversor.' },
  choose_battery: { en: 'Choose a battery.', es: 'Elija una batería.' },
  use_company_defaults: { en: 'Use company defaults', es: 'Usar los de la empresa' },
  taxes: { en: 'Taxes', es: 'Impuestos' },
  prices_include_sales_tax: {
    en: 'Prices include sales tax. To charge a tax on its own line, add it as an adder.',
    es: 'Los precios incluyen el impuesto sobre las ventas. Para cobrar un impuesto en su propia línea, agréguelo como adicional.',
  },
  add_tax: { en: 'Add tax', es: 'Agregar impuesto' },
  no_adder_has_tax: { en: 'No adders with “tax” in the name.', es: 'Ningún adicional tiene “tax” en el nombre.' },
})
