// Answers and audit log texts of incentives. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  added: { en: 'added the incentive {name}: {rule}', es: 'agregó el incentivo {name}: {rule}' },
  edited: { en: 'edited the incentive {name}: {rule}', es: 'editó el incentivo {name}: {rule}' },
  turned_on: { en: 'turned on the incentive {name}', es: 'activó el incentivo {name}' },
  turned_off: { en: 'turned off the incentive {name}', es: 'desactivó el incentivo {name}' },
  choose_utilities: { en: 'Choose utilities from the list.', es: 'Elija compañías eléctricas de la lista.' },
  federal_law: {
    en: 'This is federal law. You can turn it off but not edit it.',
    es: 'Esta es una ley federal. Puede desactivarla, pero no editarla.',
  },
  off_in_catalog: {
    en: '{name} is off in the catalog. Turn it on first.',
    es: '{name} está desactivado en el catálogo. Actívelo primero.',
  },
  counted: { en: 'added the incentive {name}', es: 'agregó el incentivo {name}' },
  reason_required: { en: 'Enter why it’s excluded.', es: 'Escriba por qué se excluye.' },
  excluded: { en: 'excluded the incentive {name}', es: 'excluyó el incentivo {name}' },
  excluded_for: { en: 'excluded the incentive {name}: {reason}', es: 'excluyó el incentivo {name}: {reason}' },
})
