export type { Destino } from './carga/cargar.repo.ts';
export {
  type Cargado,
  cargarDevoluciones,
  cargarNotasHistoricas,
  type DevolucionHistorica,
  type RenglonHistorico,
} from './carga/cargar.ts';
export { cargarNotas, type NotaParaCargar } from './carga/cargar-notas.ts';
export { verificacionesDeVentas } from './verificaciones.ts';
