/** 'Sam Sample' */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`

/** 'REC REC400AA' */
export const modelName = ({ manufacturer, model }: { manufacturer: string; model: string }) =>
  `${manufacturer} ${model}`
