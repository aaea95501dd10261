import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import type { OrdenDeLinea } from '#ventas/mostrador/atajos.tsx';
import type { EntradaDeMostrador } from '#ventas/mostrador/entrada/use-entrada.ts';
import type { Condiciones } from '#ventas/mostrador/panel/condiciones.ts';
import { precioPorCantidad } from '#ventas/mostrador/renglones/escalones.ts';
import type { OrdenesDeRenglon } from '#ventas/mostrador/renglones/fila-de-renglon.tsx';
import { ordenDe } from '#ventas/mostrador/teclas.ts';
import type { Mostrador } from '#ventas/mostrador/use-mostrador.ts';
import type { RenglonDeBorrador } from './borrador.ts';
import type { AccionesDeMostrador } from './use-acciones.tsx';

type ArticuloConStock = { readonly id: string; readonly codigo: string; readonly descripcion: string };

/** The layer on top of the counter, one at most. */
export type Capa =
  | { readonly tipo: 'atajos' | 'observaciones' | 'lista' }
  | { readonly tipo: 'stock'; readonly articulo: ArticuloConStock }
  | { readonly tipo: 'retocar' | 'sustitutos' | 'kit'; readonly clave: string };

type Opciones = {
  readonly mostrador: Mostrador;
  readonly entrada: EntradaDeMostrador;
  readonly acciones: AccionesDeMostrador;
  /** Prices, discounts or their reasons: something of the price of a line is theirs to write. */
  readonly puedeRetocar: boolean;
  readonly precioDe: Condiciones['precioDe'];
  readonly moneda: OrdenesDeRenglon['moneda'];
  readonly donde: OrdenesDeRenglon['donde'];
  readonly abrir: (capa: Capa) => void;
  readonly elegirCliente: () => void;
  readonly enfocarEntrada: () => void;
};

/** What each key and each button of the counter does, and to which line. */
export function useOrdenes(opciones: Opciones) {
  const { mostrador, entrada, acciones, puedeRetocar, abrir } = opciones;
  const { t } = useTranslation('ventas');
  const avisos = useAvisos();
  const apuntado = useRef<string | null>(null);
  const { renglones } = mostrador.borrador;
  const retocar = (clave: string) => abrir({ tipo: 'retocar', clave });

  /** The line an order is about: the one that had the focus last, or else the newest. */
  const elApuntado = () => renglones.find(({ clave }) => clave === apuntado.current) ?? renglones.at(-1);
  const verStock = (renglon: RenglonDeBorrador | undefined) => {
    if (renglon) abrir({ tipo: 'stock', articulo: { ...renglon, id: renglon.articuloId } });
    else avisos.info(t('mostrador.stock.elegi'));
  };

  const dar = (orden: OrdenDeLinea) => {
    const renglon = elApuntado();
    const sugerido = entrada.lista ? entrada.filas[entrada.indice] : undefined;
    if (orden === 'cliente') opciones.elegirCliente();
    else if (orden === 'guardar') void acciones.guardar();
    else if (orden === 'confirmar') void acciones.confirmar();
    else if (orden === 'atajos' || orden === 'observaciones') abrir({ tipo: orden });
    else if (orden === 'stock' && sugerido) abrir({ tipo: 'stock', articulo: sugerido });
    else if (orden === 'stock') verStock(renglon);
    else if (orden === 'quitar' && renglon) acciones.quitar(renglon.clave);
    else if (orden === 'retocar' && renglon && puedeRetocar) retocar(renglon.clave);
  };

  const deRenglon: OrdenesDeRenglon = {
    onCantidad: (clave, cantidad) => mostrador.despachar({ tipo: 'cantidad', clave, cantidad }),
    onQuitar: acciones.quitar,
    onRetocar: puedeRetocar ? retocar : null,
    onKit: (clave) => abrir({ tipo: 'kit', clave }),
    precioDe: opciones.precioDe,
    porCantidad: (renglon) => precioPorCantidad(renglon, renglones),
    moneda: opciones.moneda,
    onEnfocar: (clave) => {
      apuntado.current = clave;
    },
    onVolverALaEntrada: opciones.enfocarEntrada,
    onSustitutos: (clave) => abrir({ tipo: 'sustitutos', clave }),
    donde: opciones.donde,
  };

  const handleTecla = (evento: KeyboardEvent<HTMLElement>) => {
    // Dialogs live elsewhere in the page: their keys are theirs.
    if (!(evento.target instanceof HTMLElement) || !evento.currentTarget.contains(evento.target)) return;
    const escribiendo = evento.target instanceof HTMLInputElement && evento.target.value !== '';
    const orden = ordenDe(evento, escribiendo);
    if (orden === null) return;
    evento.preventDefault();
    dar(orden);
  };

  return {
    dar,
    deRenglon,
    handleTecla,
    verStockDe: (clave: string) => verStock(renglones.find((renglon) => renglon.clave === clave)),
    /** From here on orders are about the newest line. */
    olvidarApuntado: () => {
      apuntado.current = null;
    },
  };
}
