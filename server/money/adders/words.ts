// Texts about adders, for the catalog and for pricing a project. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  name_taken: {
    en: '{name} already exists. Choose another name.',
    es: '{name} ya existe. Elija otro nombre.',
  },
  name_required: { en: 'Enter a name.', es: 'Ingrese un nombre.' },
  percentage_required: { en: 'Enter a percentage.', es: 'Ingrese un porcentaje.' },
  percentage_base_required: {
    en: 'Choose what the percentage is based on.',
    es: 'Elija sobre qué se calcula el porcentaje.',
  },
  band_required: { en: 'Add at least one band.', es: 'Agregue al menos un rango.' },
  flat_price_not_automatic: {
    en: 'Its amount is entered in each project, so it can’t be automatic. Choose another method.',
    es: 'Su monto se ingresa en cada proyecto, así que no puede ser automático. Elija otro método.',
  },
  maximum_too_low: {
    en: 'Enter a maximum no lower than the minimum.',
    es: 'Ingrese un máximo que no sea menor que el mínimo.',
  },
  own_adder_in_rule: {
    en: 'A rule can’t refer to its own adder. Choose another.',
    es: 'Una regla no puede referirse a su propio adicional. Elija otro.',
  },
  choose_from_list: { en: 'Choose from the list.', es: 'Elija de la lista.' },
  bad_states: {
    en: 'Enter states as two letters, such as AZ.',
    es: 'Ingrese los estados con dos letras, como AZ.',
  },
  adder_deleted: {
    en: 'This adder was deleted. Choose another.',
    es: 'Este adicional se eliminó. Elija otro.',
  },
  rule_adder_deleted: {
    en: 'The rule refers to a deleted adder, which counts as not in the price.',
    es: 'La regla se refiere a un adicional eliminado, que cuenta como fuera del precio.',
  },
  rule_adder_inactive: {
    en: 'The rule refers to {name}, which is inactive. It counts only in projects that already have it.',
    es: 'La regla se refiere a {name}, que está inactivo. Solo cuenta en los proyectos que ya lo tienen.',
  },
  applies_to_all: { en: 'It applies to every project.', es: 'Se aplica a todos los proyectos.' },
  nothing_designed: {
    en: 'No design yet, so size and equipment aren’t known.',
    es: 'Todavía no hay diseño, así que no se conocen el tamaño ni los equipos.',
  },
  adder_created: { en: 'added {name} to the adder catalog', es: 'agregó {name} al catálogo de adicionales' },
  adder_edited: { en: 'edited the adder {name}', es: 'editó el adicional {name}' },
  adder_switched: {
    en: 'turned the adder {name} {is_active, select, yes {on} other {off}}',
    es: '{is_active, select, yes {activó} other {desactivó}} el adicional {name}',
  },
  project_amount_required: {
    en: 'Enter the amount of {name} for this project.',
    es: 'Ingrese el monto de {name} para este proyecto.',
  },
  beyond_limit: {
    en: '{limit} Ask a manager for another amount.',
    es: '{limit} Consulte a un gerente para usar otro monto.',
  },
  already_added: {
    en: '{name} is already in this project. To change its quantity, remove it and add it again.',
    es: '{name} ya está en este proyecto. Para cambiar la cantidad, quítelo y agréguelo de nuevo.',
  },
  does_not_apply: {
    en: '{name} doesn’t apply to this project. {reasons}',
    es: '{name} no se aplica a este proyecto. {reasons}',
  },
  applies_automatically: {
    en: '{name} applies automatically and can’t be removed. {reasons}',
    es: '{name} se aplica automáticamente y no se puede quitar. {reasons}',
  },
  project_adder_added: { en: 'added the adder {name}', es: 'agregó el adicional {name}' },
  project_adder_removed: { en: 'removed the adder {name}', es: 'quitó el adicional {name}' },
  too_many_lines: {
    en: 'A file can have up to {most, number} adders. Split it and import each part.',
    es: 'Un archivo puede tener hasta {most, number} adicionales. Divídalo e importe cada parte.',
  },
  method_required: {
    en: 'Enter a pricing method for the new adder.',
    es: 'Ingrese un método de precio para el nuevo adicional.',
  },
  name_repeated: {
    en: '{name} is in the file more than once.',
    es: '{name} está más de una vez en el archivo.',
  },
  minimum: { en: '{name} costs {amount} or more.', es: '{name} cuesta {amount} o más.' },
  maximum: { en: '{name} costs {amount} or less.', es: '{name} cuesta {amount} o menos.' },
  reason_required: { en: 'Enter a reason.', es: 'Ingrese un motivo.' },
  not_in_price: {
    en: '{name} isn’t in the price. {reasons}',
    es: '{name} no está en el precio. {reasons}',
  },
  sample_needs_no_approval: {
    en: 'Its prices can’t be sent for approval.',
    es: 'Sus precios no se pueden enviar a aprobación.',
  },
  catalog_price_restored: {
    en: 'restored the catalog price of {name}',
    es: 'restableció el precio de catálogo de {name}',
  },
  price_requested: {
    en: 'requested {price} for {name}: {reason}',
    es: 'solicitó {price} para {name}: {reason}',
  },
  price_set: { en: 'set {name} to {price}: {reason}', es: 'fijó {name} en {price}: {reason}' },
  no_request_waiting: {
    en: 'No price request is waiting for a decision.',
    es: 'Ninguna solicitud de precio espera una decisión.',
  },
  request_decided: {
    en: '{decision, select, approved {approved} other {declined}} {price} for {name}, requested by {person}',
    es: '{decision, select, approved {aprobó} other {rechazó}} {price} para {name}, solicitado por {person}',
  },
  request_decided_with_note: {
    en: '{decision, select, approved {approved} other {declined}} {price} for {name}, requested by {person}: {note}',
    es: '{decision, select, approved {aprobó} other {rechazó}} {price} para {name}, solicitado por {person}: {note}',
  },
  deleted_adder: { en: 'a deleted adder', es: 'un adicional eliminado' },
})
