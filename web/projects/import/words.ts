// What projects/import tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  skip: { en: 'Skip', es: 'Omitir' },
  skip_help: { en: 'Leaves the row out', es: 'No se importa la fila' },
  merge: { en: 'Merge', es: 'Combinar' },
  merge_help: {
    en: 'Fills in missing details on the existing lead. Nothing is replaced.',
    es: 'Completa los datos que le faltan al prospecto existente. No reemplaza nada.',
  },
  create: { en: 'Create', es: 'Crear' },
  creates_another_lead_marks: {
    en: 'Creates another lead and marks it as a possible duplicate.',
    es: 'Crea otro prospecto y lo marca como posible duplicado.',
  },
  choose_owner: { en: 'Choose owner', es: 'Elegir responsable' },
  possible_duplicates: { en: 'Possible duplicates', es: 'Posibles duplicados' },
  csv_xlsx_up_5: {
    en: 'CSV or XLSX with up to 5,000 leads. Each row becomes a project with its homeowner.',
    es: 'CSV o XLSX con hasta 5,000 prospectos. Cada fila se convierte en un proyecto con su propietario.',
  },
  list_leads_csv_xlsx: { en: 'Lead list (CSV or XLSX)', es: 'Lista de prospectos (CSV o XLSX)' },
  see_projects: { en: 'View projects', es: 'Ver proyectos' },
  owner: { en: 'Owner', es: 'Responsable' },
  import_leads: { en: 'Import leads', es: 'Importar prospectos' },
  one_person: { en: 'One person', es: 'Una persona' },
  round_robin: { en: 'Round robin', es: 'Por turnos' },
  round_robin_help: {
    en: 'Splits leads evenly among the people you choose',
    es: 'Reparte los prospectos por igual entre las personas elegidas',
  },
  by_zip_code: { en: 'By ZIP code', es: 'Por código postal' },
  by_zip_code_help: {
    en: 'Assigns leads by the ZIP code of the address',
    es: 'Asigna los prospectos según el código postal de la dirección',
  },
  choose_person_first: { en: 'Choose a person first.', es: 'Primero elija una persona.' },
  choose_person_zip_codes: {
    en: 'Choose a person and ZIP codes for each territory.',
    es: 'Elija una persona y códigos postales para cada territorio.',
  },
  choose_who_owns_leads: { en: 'Assign leads', es: 'Asignar prospectos' },
  leads_merged_keep_their: {
    en: 'Merged leads keep their owner',
    es: 'Los prospectos combinados conservan su responsable',
  },
  nothing_was_imported: { en: '{reason} Nothing was imported.', es: '{reason} No se importó nada.' },
  people: { en: 'People', es: 'Personas' },
  choose_people: { en: 'Choose people', es: 'Elija personas' },
  person: { en: 'Person', es: 'Persona' },
  all_other_leads: { en: 'All other leads', es: 'Todos los demás prospectos' },
  same_join_as: { en: 'Same {join} as', es: 'Coincide {join} con' },
  row_file: { en: 'row {line} in this file.', es: 'la fila {line} de este archivo.' },
  lead_without_access: {
    en: 'a lead owned by {owner_name} that you can’t open.',
    es: 'un prospecto de {owner_name} que usted no puede abrir.',
  },
  lead: { en: 'Lead:', es: 'Prospecto:' },
  territories: { en: 'Territories', es: 'Territorios' },
  person_territory: { en: 'Person for territory {value}', es: 'Persona del territorio {value}' },
  choose_person: { en: 'Choose a person', es: 'Elija una persona' },
  zip_codes_territory: { en: 'ZIP codes for territory {value}', es: 'Códigos postales del territorio {value}' },
  enter_zip_codes_their: {
    en: 'Enter full ZIP codes or their first three digits.',
    es: 'Ingrese códigos postales completos o sus tres primeros dígitos.',
  },
  remove_territory: { en: 'Remove territory {value}', es: 'Quitar el territorio {value}' },
  add_territory: { en: 'Add territory', es: 'Agregar territorio' },
  a_teammate: { en: 'a teammate', es: 'un compañero' },
})
