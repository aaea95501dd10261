import { confirmarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearHora } from '#ui/formato/formato.ts';
import { useTextoDeError } from './entrada/errores-de-entrada.ts';
import { useEntrada } from './entrada/use-entrada.ts';
import type { ArticuloElegido } from './guardar/borrador.ts';
import { type AccionesDeMostrador, useAccionesDeMostrador } from './guardar/use-acciones.tsx';
import { type Capa, useOrdenes } from './guardar/use-ordenes.ts';
import { useSalida } from './guardar/use-salida.ts';
import { daDescuentos, daMotivos, useCondiciones } from './panel/condiciones.ts';
import { usePreciosDeLaLista, useVentaDeBorrador } from './panel/use-lista.ts';
import { useLugar } from './use-lugar.ts';
import { type Mostrador, useMostrador } from './use-mostrador.ts';

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
  const sucursal = useSucursal();
  const campo = useRef<HTMLInputElement>(null);
  const [capa, setCapa] = useState<Capa | null>(null);
  const [eligiendoCliente, setEligiendoCliente] = useState(false);
  const [ultimo, setUltimo] = useState<ArticuloElegido | null>(null);
  const perder = usePerdidos();

  const enfocarEntrada = () => campo.current?.focus();
  const mostrador = useMostrador(detalle, onCreada);
  const { borrador } = mostrador;
  const sucursalId = detalle?.sucursal.id ?? sucursal?.id;
  const puedePrecios = puede(PRECIOS, sucursalId);
  const venta = useVentaDeBorrador(borrador);
  const lista = venta?.lista;
  usePreciosDeLaLista(lista?.id, mostrador);
  // Nearly every lista is in pesos.
  const moneda = lista?.moneda ?? ('ARS' as const);
  const condiciones = useCondiciones(borrador, lista?.id);
  const { limite } = condiciones;
  /** Whoever gives discounts, or has to say why a line is sold so cheap, opens the price of a line. */
  const puedeRetocar = puedePrecios || daDescuentos(limite) || daMotivos(limite);
  const depositos = useLugar(borrador, sucursalId, mostrador.despachar);
  const acciones = useAccionesDeMostrador({ mostrador, moneda, onConfirmada, enfocarEntrada });
  const donde = { depositoId: borrador.depositoId, listaId: lista?.id };
  const entrada = useEntrada({
    campo,
    donde,
    onPerdido: perder,
    onAgregar: (articulo, cantidad) => {
      mostrador.despachar({ tipo: 'agregar', articulo, cantidad });
      ordenes.olvidarApuntado();
      setUltimo(articulo);
    },
  });
  const ordenes = useOrdenes({
    mostrador,
    entrada,
    acciones,
    puedeRetocar,
    precioDe: condiciones.precioDe,
    moneda,
    donde,
    abrir: setCapa,
    elegirCliente: () => setEligiendoCliente(true),
    enfocarEntrada,
  });
  useCuidado(mostrador, onPendiente, enfocarEntrada);

  return {
    mostrador,
    entrada,
    campo,
    acciones,
    ordenes,
    capa,
    abrirLista: () => setCapa({ tipo: 'lista' }),
    cerrarCapa: () => setCapa(null),
    ultimo,
    depositos,
    sucursalId,
    venta,
    lista,
    moneda,
    puedePrecios,
    puedeRetocar,
    condiciones,
    eligiendoCliente,
    elegirCliente: (eligiendo: boolean) => {
      setEligiendoCliente(eligiendo);
      if (!eligiendo) enfocarEntrada();
    },
    conDescuentos:
      puedePrecios || daDescuentos(limite) || borrador.renglones.some(({ descuentos }) => descuentos.length > 0),
    problemas: mostrador.problema?.tipo === 'rechazo' ? mostrador.problema.renglones : {},
    finales: finalesDe(mostrador, acciones, puede(confirmarNota, sucursalId)),
    estadoDeGuardado: useEstadoDeGuardado(mostrador),
    pasarANueva: () => {
      mostrador.pasarANueva();
      onNueva();
    },
    irALosRenglones: () => enfocarFilaDeArriba(campo.current),
  };
}

export type PantallaDeMostrador = ReturnType<typeof usePantallaDeMostrador>;

/** ↑ from the empty entry: the last line takes the focus. */
function enfocarFilaDeArriba(campo: HTMLElement | null): void {
  const ultima = campo?.closest('tr')?.previousElementSibling;
  if (ultima instanceof HTMLElement) ultima.focus();
}

/** The two ways to end a nota, for the panel and for the foot of the phone. */
const finalesDe = ({ ocupado }: Mostrador, acciones: AccionesDeMostrador, puedeConfirmar: boolean) => ({
  puedeConfirmar,
  guardando: ocupado === 'guardar',
  confirmando: ocupado === 'confirmar',
  onConfirmar: () => void acciones.confirmar(),
  onGuardar: () => void acciones.guardar(),
});

/** Tells what could not be added while something else was being typed. */
function usePerdidos() {
  const avisos = useAvisos();
  const textoDeError = useTextoDeError();
  return (error: Parameters<typeof textoDeError>[0]) => avisos.error(textoDeError(error));
}

/** Looks after unsaved lines: tells that there are some, asks before leaving, and keeps the typing where it was. */
function useCuidado(mostrador: Mostrador, onPendiente: (pendiente: boolean) => void, enfocarEntrada: () => void): void {
  const { sucio, problema, borrador } = mostrador;
  useEffect(() => {
    onPendiente(sucio);
    return () => onPendiente(false);
  }, [sucio, onPendiente]);
  useSalida({
    hayCambios: mostrador.haySinGuardar,
    renglones: borrador.renglones.length,
    esPropia: (pathname) => pathname.endsWith(`/${mostrador.leer().nota?.id ?? 'nueva'}`),
  });

  const habia = useRef(false);
  useEffect(() => {
    // What showed the problem took the focus away with it: once it is solved, typing goes on.
    const seResolvio = habia.current && problema === null;
    habia.current = problema !== null;
    if (seResolvio && document.activeElement === document.body) enfocarEntrada();
  });
}

function useEstadoDeGuardado({ ocupado, sucio, guardadoEn }: Mostrador): string {
  const { t } = useTranslation('ventas');
  if (ocupado === 'guardar') return t('mostrador.guardado.enCurso');
  if (sucio || guardadoEn === null) return t('mostrador.guardado.pendiente');
  return t('mostrador.guardado.hora', { hora: formatearHora(guardadoEn) });
}
