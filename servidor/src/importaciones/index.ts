export { exportable } from './exportables.query.ts';
export { type Avisos, importarArchivo, type Pedido, type Resumen } from './importar.ts';
export { escribirInforme } from './informe.ts';
export { verificacionesDeListas } from './listas/verificaciones.ts';
export type { RechazoDeFila } from './mensajes.ts';
export type { Avance } from './obra.ts';
