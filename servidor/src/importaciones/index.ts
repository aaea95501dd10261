export { escribirInforme } from './archivo/informe.ts';
export { exportable } from './exportables.query.ts';
export { importarArchivo, type Resumen } from './importar.ts';
export { verificacionesDeListas } from './listas/verificaciones.ts';
export type { RechazoDeFila } from './trabajo/mensajes.ts';
export type { Avance } from './trabajo/obra.ts';
