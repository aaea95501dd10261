export const erroresDeStock = {} as const;
