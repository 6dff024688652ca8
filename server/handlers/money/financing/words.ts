// Answers and audit log texts of financing. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  mosaic_discontinued: {
    en: 'Mosaic is discontinued. Choose another provider.',
    es: 'Mosaic está descontinuado. Elija otro proveedor.',
  },
  already_listed: { en: 'This provider is already on your list.', es: 'Este proveedor ya está en su lista.' },
  provider_added: { en: 'added the provider {name}', es: 'agregó el proveedor {name}' },
  provider_on: { en: 'turned on the provider {name}', es: 'activó el proveedor {name}' },
  provider_off: { en: 'turned off the provider {name}', es: 'desactivó el proveedor {name}' },
  provider_edited: { en: 'edited the provider {name}', es: 'editó el proveedor {name}' },
  option_added: { en: 'added the financing option {name}', es: 'agregó la opción de financiamiento {name}' },
  option_on: { en: 'turned on the financing option {name}', es: 'activó la opción de financiamiento {name}' },
  option_off: { en: 'turned off the financing option {name}', es: 'desactivó la opción de financiamiento {name}' },
  option_edited: { en: 'edited the financing option {name}', es: 'editó la opción de financiamiento {name}' },
  dealer_fees_hidden: {
    en: 'Your role can’t see or set dealer fees.',
    es: 'Su rol no puede ver ni fijar comisiones del financiamiento.',
  },
  name_taken: {
    en: '{provider} already has an option with this name.',
    es: '{provider} ya tiene una opción con este nombre.',
  },
  selected: { en: 'selected {name}', es: 'eligió {name}' },
})
