import type { EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { type Azar, elegir, elegirPor, entero } from './azar.ts';
import type { EntregaDeMuestra, LineaDeMuestra, NotaDeMuestra, PasoDeMuestra } from './muestras.ts';
import { DIA_MS } from './precios.ts';

/** A line as the counter took it, before anything happened to it. */
export type LineaTomada = Pick<LineaDeMuestra, 'articulo' | 'pedida' | 'precio' | 'precioDeLista' | 'descuentos'> & {
  /** What could be set apart or handed over; less than asked when it ran short. */
  readonly hay: number;
};

const MINUTO_MS = 60_000;

/** The end of the story and the states of its last notas, so that even the smallest company has one of each. */
const ULTIMAS: readonly EstadoNota[] = ['BORRADOR', 'CONFIRMADA', 'FINALIZADA', 'PARCIAL', 'EN_PREPARACION', 'ANULADA'];

/** How a nota ended, or how far it got: those of the last three weeks may still be open. */
export function estadoDe(
  azar: Azar,
  { desdeElFinal, dias }: { readonly desdeElFinal: number; readonly dias: number },
): EstadoNota {
  const forzado = desdeElFinal < 2 * ULTIMAS.length ? ULTIMAS[desdeElFinal % ULTIMAS.length] : undefined;
  if (forzado) return forzado;
  if (dias > 21) return azar() < 0.945 ? 'FINALIZADA' : 'ANULADA';
  const frescura = 1 - dias / 24;
  return elegirPor(azar, [
    ['FINALIZADA', 60],
    ['ANULADA', 5],
    ['BORRADOR', 10 * frescura],
    ['CONFIRMADA', 14 * frescura],
    ['EN_PREPARACION', 9 * frescura],
    ['PARCIAL', 7],
  ]);
}

const ANULACIONES = ['El cliente desistió', 'Error de carga', 'Sin stock'] as const;
const CANCELACIONES = ['El cliente no espera', 'Discontinuado por el proveedor'] as const;
const OBSERVACIONES = [
  'Retira por mostrador',
  'Entregar en el taller',
  'Llamar antes de enviar',
  'Envía por comisionista',
  'Paga con transferencia',
  'Cuenta corriente, 30 días',
  'Facturar a nombre de la empresa',
  'Dejó la pieza vieja de muestra',
] as const;

type Pedido = {
  readonly azar: Azar;
  readonly estado: EstadoNota;
  readonly tomada: number;
  /** Nothing happens at or after this instant. */
  readonly hasta: number;
  readonly lineas: readonly LineaTomada[];
};

type Vida = Pick<NotaDeMuestra, 'estado' | 'lineas' | 'pasos' | 'entregas' | 'observaciones'>;

/** What happened to a nota since it was taken: its steps, its deliveries and how its lines ended. */
export function vivir(pedido: Pedido): Vida {
  const { azar, estado, lineas } = pedido;
  const { dar, terminar } = abrirRelato(pedido);
  dar('crear', 'BORRADOR', 0);
  if (estado === 'BORRADOR') return terminar([]);
  if (estado === 'ANULADA') {
    if (azar() < 0.6) dar('confirmar', 'CONFIRMADA', 10);
    dar('anular', 'ANULADA', 300, elegir(azar, ANULACIONES));
    return terminar([]);
  }
  const reservadas = lineas.map(({ hay }) => hay);
  dar('confirmar', 'CONFIRMADA', 8);
  if (estado === 'CONFIRMADA') return terminar([], { reservadas });
  if (estado === 'EN_PREPARACION' || azar() < 0.12) dar('preparar', 'EN_PREPARACION', 25);
  if (estado === 'EN_PREPARACION') return terminar([], { reservadas });
  return entregar(pedido, { dar, terminar });
}

type Relato = ReturnType<typeof abrirRelato>;

/** The steps so far, and how to end the story. */
function abrirRelato({ azar, estado, tomada, hasta, lineas }: Pedido) {
  const reloj = relojDesde(azar, tomada, hasta);
  const pasos: PasoDeMuestra[] = [];
  const observaciones = azar() < 0.18 ? elegir(azar, OBSERVACIONES) : '';
  return {
    dar: (accion: PasoDeMuestra['accion'], hacia: EstadoNota, minutos: number, motivo = ''): Date => {
      const en = accion === 'crear' ? new Date(tomada) : reloj(minutos);
      pasos.push({ accion, desde: pasos.at(-1)?.hacia ?? null, hacia, en, motivo });
      return en;
    },
    terminar: (entregas: readonly EntregaDeMuestra[], hechas: Hechas = {}): Vida => ({
      // A single unit cannot be delivered by halves: then the whole of it was.
      estado: pasos.at(-1)?.hacia ?? estado,
      ...{ pasos, entregas, observaciones },
      lineas: lineas.map((linea, i) => lineaFinal(linea, i, hechas)),
    }),
  };
}

/** All at once, or a part first and then the rest, or the rest never. */
function entregar({ azar, estado, lineas }: Pedido, { dar, terminar }: Relato): Vida {
  const enteras = lineas.map(({ pedida }) => pedida);
  const parte = azar() < 0.1 || estado === 'PARCIAL' ? partir(azar, lineas) : undefined;
  if (parte === undefined) {
    const en = dar('finalizar', 'FINALIZADA', azar() < 0.75 ? 15 : 1_500);
    return terminar([{ en, cantidades: enteras }], { entregadas: enteras });
  }
  const primera = { en: dar('finalizar', 'PARCIAL', 40), cantidades: parte };
  const resto = enteras.map((pedida, i) => pedida - (parte[i] ?? 0));
  if (estado === 'PARCIAL') {
    const reservadas = resto.map((falta, i) => Math.min(falta, Math.max(0, (lineas[i]?.hay ?? 0) - (parte[i] ?? 0))));
    return terminar([primera], { entregadas: parte, reservadas });
  }
  if (azar() < 0.35) {
    dar('cancelar-saldo', 'FINALIZADA', 2_900, elegir(azar, CANCELACIONES));
    return terminar([primera], { entregadas: parte, canceladas: resto });
  }
  const segunda = { en: dar('finalizar', 'FINALIZADA', 2_900), cantidades: resto };
  return terminar([primera, segunda], { entregadas: enteras });
}

/** Moves on by about so many minutes each time it is asked, and never reaches the end. */
function relojDesde(azar: Azar, tomada: number, hasta: number): (minutos: number) => Date {
  let ahora = tomada;
  return (minutos) => {
    ahora = Math.min(ahora + entero(azar, Math.ceil(minutos / 3), minutos * 2) * MINUTO_MS, hasta - MINUTO_MS);
    return new Date(Math.max(ahora, tomada));
  };
}

type Hechas = {
  readonly entregadas?: readonly number[];
  readonly canceladas?: readonly number[];
  readonly reservadas?: readonly number[];
};

function lineaFinal(
  { hay: _, ...linea }: LineaTomada,
  i: number,
  { entregadas, canceladas, reservadas }: Hechas,
): LineaDeMuestra {
  return {
    ...linea,
    entregada: entregadas?.[i] ?? 0,
    cancelada: canceladas?.[i] ?? 0,
    reservada: reservadas?.[i] ?? 0,
  };
}

/** A first delivery that leaves something pending; nothing when there is a single unit to deliver. */
function partir(azar: Azar, lineas: readonly LineaTomada[]): number[] | undefined {
  const parte = lineas.map(({ pedida, hay }, i) => (i === 0 || azar() < 0.5 ? Math.min(pedida, hay) : 0));
  const queda = lineas.some(({ pedida }, i) => (parte[i] ?? 0) < pedida);
  if (!queda) {
    const larga = lineas.findIndex(({ pedida }) => pedida >= 2);
    if (larga >= 0) parte[larga] = Math.floor((lineas[larga]?.pedida ?? 2) / 2);
    else if (lineas.length > 1) parte[lineas.length - 1] = 0;
    else return undefined;
  }
  return parte.some((cantidad) => cantidad > 0) ? parte : undefined;
}

export const diasEntre = (desde: number, hasta: number): number => (hasta - desde) / DIA_MS;
