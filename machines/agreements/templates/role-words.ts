// What the roles of an agreement are called. Pure.
import type { Schemas } from '#sdk/types.ts'

type Names = Record<Schemas['SignerRole'], string>

export const ROLE_NAMES: Record<Schemas['Language'], Names> = {
  en: {
    homeowner: 'Homeowner',
    co_homeowner: 'Co-homeowner',
    utility_account_holder: 'Utility account holder',
    sales_rep: 'Sales representative',
    countersigner: 'Countersigner',
    cc: 'Copy',
  },
  es: {
    homeowner: 'Propietario',
    co_homeowner: 'Copropietario',
    utility_account_holder: 'Titular de la cuenta de luz',
    sales_rep: 'Representante de ventas',
    countersigner: 'Contrafirmante',
    cc: 'Copia',
  },
}
