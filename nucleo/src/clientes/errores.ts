export const erroresDeClientes = {} as const;
