import { Dia } from '@trastienda/nucleo/comun/campos.ts';
import { inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import {
  ARTICULOS_MINIMO,
  cargarDemo,
  fraseDeAvance,
  fraseDeRechazo,
  fraseDeResumen,
  MAXIMO,
  type PedidoDeDemo,
  pedidoPorOmision,
} from '#demo/index.ts';
import { type Argumentos, conBase, entero, type Orden, opcional, sinSobrantes, UsoIncorrecto } from './orden.ts';

const { articulos, clientes, notas, semilla } = pedidoPorOmision(new Date(0));

export const demo: Orden = {
  nombre: 'demo',
  resumen: 'Carga la empresa de demostración en una base de datos nueva. La misma semilla da la misma empresa.',
  uso: '[--articulos N] [--clientes N] [--notas N] [--semilla S] [--hasta AAAA-MM-DD]',
  detalle: [
    ['--articulos N', `cuántos artículos, desde ${ARTICULOS_MINIMO}; sin esto, ${articulos}`],
    ['--clientes N', `cuántos clientes; sin esto, ${clientes}`],
    ['--notas N', `cuántas notas de pedido en el último año; sin esto, ${notas}`],
    ['--semilla S', `de qué empresa se trata, una palabra o un número; sin esto, ${semilla}`],
    ['--hasta AAAA-MM-DD', 'todo ocurrió antes de ese día; sin esto, antes de hoy'],
  ],
  opciones: {
    articulos: { type: 'string' },
    clientes: { type: 'string' },
    notas: { type: 'string' },
    semilla: { type: 'string' },
    hasta: { type: 'string' },
  },
  ejecutar: async (argumentos, consola) => {
    const pedido = leerPedido(argumentos, new Date());
    const resultado = await conBase(consola, ({ dbLarga }) =>
      cargarDemo(dbLarga, pedido, (avance) => consola.progreso(fraseDeAvance(avance))),
    );
    if (!resultado.ok) {
      consola.error(fraseDeRechazo(resultado.error));
      return 1;
    }
    consola.salida(fraseDeResumen(resultado.value));
    return 0;
  },
};

function leerPedido(argumentos: Argumentos, ahora: Date): PedidoDeDemo {
  sinSobrantes(argumentos, 0);
  const { valores } = argumentos;
  const omision = pedidoPorOmision(ahora);
  const pedido = {
    articulos: entero(valores, 'articulos', MAXIMO) ?? omision.articulos,
    clientes: entero(valores, 'clientes', MAXIMO) ?? omision.clientes,
    notas: entero(valores, 'notas', MAXIMO) ?? omision.notas,
    semilla: opcional(valores, 'semilla') ?? omision.semilla,
    hasta: leerHasta(opcional(valores, 'hasta'), omision.hasta),
  };
  if (pedido.articulos < ARTICULOS_MINIMO) {
    throw new UsoIncorrecto(
      `--articulos tiene que ser ${ARTICULOS_MINIMO} o más: es lo que hace falta para que haya de todo.`,
    );
  }
  return pedido;
}

function leerHasta(dia: string | undefined, hoy: Date): Date {
  if (dia === undefined) return hoy;
  if (!Dia.safeParse(dia).success) throw new UsoIncorrecto('--hasta es un día como 2026-11-20.');
  const hasta = inicioDelDia(dia);
  if (hasta > hoy) throw new UsoIncorrecto('--hasta no puede ser un día que todavía no llegó.');
  return hasta;
}
