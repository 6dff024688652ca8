// What design/preferences tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  company_default: { en: 'Company default', es: '' },
  kind_sale: { en: 'By kind of sale', es: '' },
  where_way_pay_needs: {
    en: 'Where a way to pay needs other equipment. Used once it is chosen in the project.',
    es: '',
  },
  panel: { en: 'Panel', es: '' },
  choose_panel: { en: 'Choose a panel.', es: '' },
  choose_inverter: { en: 'Choose an inverter.', es: '' },
  choose_battery: { en: 'Choose a battery.', es: '' },
  use_company_defaults: { en: 'Use company defaults', es: '' },
  taxes: { en: 'Taxes', es: '' },
  prices_include_sales_tax: {
    en: 'Prices include sales tax. To charge a tax on its own line, add it as an adder.',
    es: '',
  },
  add_tax: { en: 'Add tax', es: '' },
  no_adder_has_tax: { en: 'No adder has “tax” in its name.', es: '' },
})
