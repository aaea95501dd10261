export type { Destino } from './cargar.repo.ts';
export {
  type Cargado,
  cargarDevoluciones,
  cargarNotasHistoricas,
  type DevolucionHistorica,
  type NotaHistorica,
  type RenglonHistorico,
} from './cargar.ts';
export { verificacionesDeVentas } from './verificaciones.ts';
