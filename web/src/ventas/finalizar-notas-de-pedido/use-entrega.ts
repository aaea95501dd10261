import { cancelarSaldo, finalizarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useRef, useState } from 'react';
import { useComando } from '#api/consultas.ts';
import {
  type AEntregar,
  cantidadDe,
  NADA,
  type NumerosPorLinea,
  numerosDeEntrega,
  porEntregar,
  renglonesDeEntrega,
  resumenDe,
  saldoDe,
  type Tope,
  todoLoReservado,
  topeDe,
} from './entrega.ts';
import { enOrdenDeUbicacion, ubicarEn } from './preparacion.ts';

/** One delivery being prepared: how much of each line, from where, and what happens to the rest. */
export function useEntrega(nota: NotaDetalle) {
  const propio = nota.deposito.id;
  const [depositoId, setDepositoId] = useState(propio);
  const ubicar = ubicarEn(nota, depositoId);
  const renglones = enOrdenDeUbicacion(porEntregar(nota), ubicar);
  const { aEntregar, leerAhora, setAEntregar } = useAEntregar(() => todoLoReservado(renglones, propio, propio));
  const [cancelados, setCancelados] = useState<ReadonlySet<string>>(new Set());
  const [numeros, setNumeros] = useState<NumerosPorLinea>({});
  const finalizar = useComando(finalizarNota, { invalida: ['stock', 'articulos'] });
  const cancelar = useComando(cancelarSaldo, { invalida: ['stock', 'articulos'] });

  const tope = (renglon: RenglonDetalle): Tope => topeDe(renglon, depositoId, propio);
  const conSaldo = renglones.filter((renglon) => saldoDe(renglon, aEntregar) !== '0');
  // A line without a rest has nothing to give up, whatever was chosen before.
  const seCancelan = new Set(conSaldo.map(({ id }) => id).filter((id) => cancelados.has(id)));

  const poner = (id: string, cantidad: string) => setAEntregar({ ...leerAhora(), [id]: cantidad });

  /** Delivers, and then gives up the rest that was chosen. Answers the delivery, or null when only a rest was given up. */
  const entregar = async (motivo: string) => {
    const salen = renglonesDeEntrega(renglones, aEntregar);
    const params = { id: nota.id };
    const entregada =
      salen &&
      (await finalizar.mutateAsync({
        params,
        body: {
          version: nota.version,
          renglones: salen,
          ...(depositoId === propio ? {} : { depositoId }),
          ...numerosDeEntrega(renglones, aEntregar, numeros),
        },
      }));
    if (seCancelan.size === 0) return entregada;
    const cerrada = await cancelar.mutateAsync({
      params,
      body: {
        version: entregada?.version ?? nota.version,
        motivo,
        renglones: [...seCancelan].map((renglonId) => ({ renglonId })),
      },
    });
    return entregada && { ...entregada, estado: cerrada.estado };
  };

  return {
    /** In the order they are picked. */
    renglones,
    ubicar,
    depositoId,
    propio,
    aEntregar,
    /** The quantities at this very instant, which the screen may not show yet. */
    leerAhora,
    cancelados: seCancelan,
    resumen: resumenDe(renglones, aEntregar, seCancelan),
    tope,
    poner,
    numeros,
    ponerNumeros: (lineaId: string, dichos: NumerosPorLinea[string]) =>
      setNumeros((antes) => ({ ...antes, [lineaId]: dichos })),
    ocupada: finalizar.isPending || cancelar.isPending,
    entregar,
    elegirDeposito: (nuevo: string) => {
      setDepositoId(nuevo);
      setNumeros({});
      setAEntregar(todoLoReservado(renglones, nuevo, propio));
    },
    todoLoReservado: () => setAEntregar(todoLoReservado(renglones, depositoId, propio)),
    nada: () => setAEntregar(NADA),
    marcar: (renglon: RenglonDetalle, marcado: boolean) => poner(renglon.id, marcado ? tope(renglon).maximo : '0'),
    marcarTodos: (marcados: boolean) =>
      setAEntregar(marcados ? Object.fromEntries(renglones.map((una) => [una.id, tope(una).maximo])) : NADA),
    marcados: renglones.filter((renglon) => cantidadDe(aEntregar, renglon) !== '0').length,
    cancelarSaldoDe: (id: string, cancela: boolean) =>
      setCancelados((antes) => new Set([...antes].filter((otro) => otro !== id).concat(cancela ? [id] : []))),
    cancelarTodoSaldo: () => setCancelados(new Set(conSaldo.map(({ id }) => id))),
  };
}

/** The quantities, readable as soon as they are set: a reader does not wait for the screen. */
function useAEntregar(inicial: () => AEntregar) {
  const [aEntregar, mostrar] = useState(inicial);
  const ultimo = useRef(aEntregar);
  return {
    aEntregar,
    leerAhora: () => ultimo.current,
    setAEntregar: (nuevo: AEntregar) => {
      ultimo.current = nuevo;
      mostrar(nuevo);
    },
  };
}

export type EntregaEnCurso = ReturnType<typeof useEntrega>;
