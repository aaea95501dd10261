import type { PanelesDe } from '#inicio/paneles-a-pedido.ts';
import { ClientesDelMes, NotasDelMes } from './actividad.tsx';
import { Avisos } from './avisos.tsx';
import { Ganancia } from './ganancia.tsx';
import { MasVendidos } from './mas-vendidos.tsx';
import { MejoresClientes } from './mejores-clientes.tsx';
import { PorMes } from './por-mes.tsx';
import { ResumenAnual } from './resumen-anual.tsx';
import { Semanal } from './semanal.tsx';
import { Tarjetas } from './tarjetas.tsx';

/** Those that wait to be asked for. */
export const paneles = {
  avisos: Avisos,
  tarjetas: Tarjetas,
  'resumen-anual': ResumenAnual,
  ganancia: Ganancia,
  'por-mes': PorMes,
  'clientes-del-mes': ClientesDelMes,
  'notas-del-mes': NotasDelMes,
  'mas-vendidos': MasVendidos,
  semanal: Semanal,
  'mejores-clientes': MejoresClientes,
} satisfies PanelesDe;
