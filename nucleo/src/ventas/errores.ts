export const erroresDeVentas = {} as const;
