export type { Destino } from './cargar.repo.ts';
export {
  type Cargado,
  cargarDevoluciones,
  cargarNotasHistoricas,
  type DevolucionHistorica,
  type NotaHistorica,
  type RenglonHistorico,
} from './cargar.ts';
export { cargarNotas, type NotaParaCargar, type RenglonParaCargar } from './cargar-notas.ts';
export { verificacionesDeVentas } from './verificaciones.ts';
