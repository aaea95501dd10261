export type { Destino } from './cargar.repo.ts';
export {
  type Cargado,
  cargarDevoluciones,
  cargarNotasHistoricas,
  type DevolucionHistorica,
  type RenglonHistorico,
} from './cargar.ts';
export { cargarNotas, type NotaParaCargar } from './cargar-notas.ts';
export { verificacionesDeVentas } from './verificaciones.ts';
