/** '−9 °F (−22.7 °C)': Fahrenheit first, for whoever reads in the US; Celsius as it is calculated with. */
export const temperature = (celsius: number) =>
  `${Math.round((celsius * 9) / 5 + 32) + 0} °F (${Number(celsius.toFixed(1)) + 0} °C)`.replaceAll('-', '−')
