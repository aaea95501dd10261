import { confirmarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { useAvisos } from '#ui/avisos.tsx';
import { formatearHora } from '#ui/formato.ts';
import type { OrdenDeLinea } from './atajos.tsx';
import type { ArticuloElegido } from './borrador.ts';
import { useTextoDeError } from './errores-de-entrada.ts';
import type { OrdenesDeRenglon } from './fila-de-renglon.tsx';
import { ordenDe } from './teclas.ts';
import { useAccionesDeMostrador } from './use-acciones.tsx';
import { useEntrada } from './use-entrada.ts';
import { useLugar } from './use-lugar.ts';
import { useMostrador } from './use-mostrador.ts';
import { useSalida } from './use-salida.ts';

type ArticuloConStock = { readonly id: string; readonly codigo: string; readonly descripcion: string };

/** The layer on top of the counter, one at most. */
export type Capa =
  | { readonly tipo: 'atajos' | 'observaciones' }
  | { readonly tipo: 'stock'; readonly articulo: ArticuloConStock }
  | { readonly tipo: 'retocar'; readonly clave: string };

type Opciones = {
  readonly detalle: NotaDetalle | undefined;
  readonly onCreada: (id: string) => void;
  readonly onConfirmada: (id: string) => void;
  readonly onNueva: () => void;
  readonly onPendiente: (pendiente: boolean) => void;
};

const PRECIOS = { permiso: 'precio.modificar' } as const;

/** Everything the counter shows and does, put together once for the wide screen and the phone. */
export function usePantallaDeMostrador({ detalle, onCreada, onConfirmada, onNueva, onPendiente }: Opciones) {
  const puede = usePuede();
  const avisos = useAvisos();
  const textoDeError = useTextoDeError();
  const sucursal = useSucursal();
  const campo = useRef<HTMLInputElement>(null);
  const apuntado = useRef<string | null>(null);
  const [capa, setCapa] = useState<Capa | null>(null);
  const [eligiendoCliente, setEligiendoCliente] = useState(false);
  const [ultimo, setUltimo] = useState<ArticuloElegido | null>(null);

  const enfocarEntrada = () => campo.current?.focus();
  const mostrador = useMostrador(detalle, onCreada);
  const { borrador, sucio } = mostrador;
  const sucursalId = detalle?.sucursal.id ?? sucursal?.id;
  const depositos = useLugar(borrador, sucursalId, mostrador.despachar);
  const acciones = useAccionesDeMostrador({ mostrador, onConfirmada, enfocarEntrada });
  const entrada = useEntrada({
    campo,
    depositoId: borrador.depositoId,
    onAgregar: (articulo, cantidad) => {
      mostrador.despachar({ tipo: 'agregar', articulo, cantidad });
      setUltimo(articulo);
    },
    onPerdido: (error) => avisos.error(textoDeError(error)),
  });
  const puedePrecios = puede(PRECIOS, sucursalId);

  useEffect(() => {
    onPendiente(sucio);
    return () => onPendiente(false);
  }, [sucio, onPendiente]);
  useSalida({
    hayCambios: mostrador.haySinGuardar,
    renglones: borrador.renglones.length,
    esPropia: (pathname) => pathname.endsWith(`/${mostrador.leer().nota?.id ?? 'nueva'}`),
  });

  useVolverAlResolver(mostrador.problema !== null, enfocarEntrada);

  /** The line an order is about: the one with the focus, or else the last. */
  const renglonApuntado = () =>
    borrador.renglones.find(({ clave }) => clave === apuntado.current) ?? borrador.renglones.at(-1);
  const verStockDe = (clave?: string) => {
    const sugerido = entrada.lista ? entrada.filas[entrada.indice] : undefined;
    const renglon = clave === undefined ? renglonApuntado() : borrador.renglones.find((uno) => uno.clave === clave);
    const articulo = clave === undefined && sugerido ? sugerido : renglon && { ...renglon, id: renglon.articuloId };
    if (articulo) setCapa({ tipo: 'stock', articulo });
  };

  const dar = (orden: OrdenDeLinea) => {
    const renglon = renglonApuntado();
    if (orden === 'cliente') setEligiendoCliente(true);
    else if (orden === 'stock') verStockDe();
    else if (orden === 'guardar') void acciones.guardar();
    else if (orden === 'confirmar') void acciones.confirmar();
    else if (orden === 'atajos' || orden === 'observaciones') setCapa({ tipo: orden });
    else if (orden === 'quitar' && renglon) acciones.quitar(renglon.clave);
    else if (orden === 'retocar' && renglon && puedePrecios) setCapa({ tipo: 'retocar', clave: renglon.clave });
  };

  const ordenes: OrdenesDeRenglon = {
    onCantidad: (clave, cantidad) => mostrador.despachar({ tipo: 'cantidad', clave, cantidad }),
    onQuitar: acciones.quitar,
    onRetocar: puedePrecios ? (clave) => setCapa({ tipo: 'retocar', clave }) : null,
    onEnfocar: (clave) => {
      apuntado.current = clave;
    },
    onVolverALaEntrada: enfocarEntrada,
  };

  return {
    mostrador,
    entrada,
    campo,
    acciones,
    capa,
    setCapa,
    ultimo,
    depositos,
    sucursalId,
    puedePrecios,
    eligiendoCliente,
    elegirCliente: (eligiendo: boolean) => {
      setEligiendoCliente(eligiendo);
      if (!eligiendo) enfocarEntrada();
    },
    conDescuentos: puedePrecios || borrador.renglones.some(({ descuentos }) => descuentos.length > 0),
    problemas: mostrador.problema?.tipo === 'rechazo' ? mostrador.problema.renglones : {},
    ordenes,
    dar,
    verStockDe,
    finales: {
      puedeConfirmar: puede(confirmarNota, sucursalId),
      guardando: mostrador.ocupado === 'guardar',
      confirmando: mostrador.ocupado === 'confirmar',
      onConfirmar: () => void acciones.confirmar(),
      onGuardar: () => void acciones.guardar(),
    },
    estadoDeGuardado: useEstadoDeGuardado(mostrador.ocupado === 'guardar', sucio, mostrador.guardadoEn),
    pasarANueva: () => {
      mostrador.pasarANueva();
      onNueva();
    },
    /** ↑ from the empty entry: the last line takes the focus. */
    irALosRenglones: () => {
      const ultimaFila = campo.current
        ?.closest('tbody')
        ?.querySelector<HTMLElement>('tr[data-renglon]:nth-last-child(2)');
      ultimaFila?.focus();
    },
    handleTecla: (evento: KeyboardEvent<HTMLElement>) => {
      // Dialogs live elsewhere in the page: their keys are theirs.
      if (!(evento.target instanceof HTMLElement) || !evento.currentTarget.contains(evento.target)) return;
      const escribiendo = evento.target instanceof HTMLInputElement && evento.target.value !== '';
      const orden = ordenDe(evento, escribiendo);
      if (orden === null) return;
      evento.preventDefault();
      dar(orden);
    },
  };
}

export type PantallaDeMostrador = ReturnType<typeof usePantallaDeMostrador>;

function useEstadoDeGuardado(guardando: boolean, sucio: boolean, guardadoEn: string | null): string {
  const { t } = useTranslation('ventas');
  if (guardando) return t('mostrador.guardado.enCurso');
  if (sucio || guardadoEn === null) return t('mostrador.guardado.pendiente');
  return t('mostrador.guardado.hora', { hora: formatearHora(guardadoEn) });
}

/** What showed the problem took the focus away with it: once it is solved, typing goes on. */
function useVolverAlResolver(hayProblema: boolean, enfocarEntrada: () => void): void {
  const habia = useRef(hayProblema);
  useEffect(() => {
    const seResolvio = habia.current && !hayProblema;
    habia.current = hayProblema;
    if (seResolvio && document.activeElement === document.body) enfocarEntrada();
  });
}
