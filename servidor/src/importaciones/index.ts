export { exportable } from './exportables.query.ts';
export { importarArchivo, type Resumen } from './importar.ts';
export { escribirInforme } from './informe.ts';
export { verificacionesDeListas } from './listas/verificaciones.ts';
export type { RechazoDeFila } from './mensajes.ts';
export type { Avance } from './obra.ts';
